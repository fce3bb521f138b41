import { useState, type ReactNode } from 'react';
import { adminTexts } from '../../../lib/texts/texts.ts';
import filterStyles from './Filters.module.css';
import styles from './MoreFilters.module.css';

interface Props {
  /** How many of them are set. */
  count: number;
  children: ReactNode;
}

/** The filters that are seldom needed: folded, unless some are set when the list opens. */
export function MoreFilters({ count, children }: Props) {
  const [isOpen] = useState(count > 0);
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{adminTexts().moreFilters(count)}</summary>
      <div className={`field-row ${filterStyles.filters} ${styles.fields}`}>{children}</div>
    </details>
  );
}
