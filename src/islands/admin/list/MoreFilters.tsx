import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { adminTexts } from '../../../lib/texts/texts.ts';
import filterStyles from './Filters.module.css';
import styles from './MoreFilters.module.css';

interface Props {
  /** How many of them are set. */
  count: number;
  /** Whether a wide screen has room for them in the same row. */
  areFew?: boolean;
  children: ReactNode;
}

const wide = matchMedia('(width >= 64rem)');

function onResize(follow: () => void) {
  wide.addEventListener('change', follow);
  return () => wide.removeEventListener('change', follow);
}

/** The filters that are seldom needed: folded, unless some are set when the list opens. */
export function MoreFilters({ count, areFew = false, children }: Props) {
  const [isOpen] = useState(count > 0);
  const isWide = useSyncExternalStore(onResize, () => wide.matches);
  if (areFew && isWide) return children;
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{adminTexts().moreFilters(count)}</summary>
      <div className={`field-row ${filterStyles.filters} ${styles.fields}`}>{children}</div>
    </details>
  );
}
