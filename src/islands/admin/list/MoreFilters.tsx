import { useState, type ReactNode } from 'react';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { useMedia } from '../../../lib/page/use-media.ts';
import filterStyles from './Filters.module.css';
import styles from './MoreFilters.module.css';

interface Props {
  /** How many of them are set. */
  count: number;
  /** Whether a wide screen has room for them in the same row. */
  areFew?: boolean;
  children: ReactNode;
}

/** The filters that are seldom needed: folded, unless some are set when the list opens. */
export function MoreFilters({ count, areFew = false, children }: Props) {
  const [isOpen] = useState(count > 0);
  const isWide = useMedia('(width >= 64rem)');
  if (areFew && isWide) return children;
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{adminTexts().moreFilters(count)}</summary>
      <div className={`field-row ${filterStyles.filters} ${styles.fields}`}>{children}</div>
    </details>
  );
}
