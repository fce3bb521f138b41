import type { ReactNode } from 'react';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { useIsPhone } from '../../../lib/page/use-media.ts';
import styles from './Filters.module.css';
import more from './MoreFilters.module.css';
import { showSortIn } from './sort-slot.ts';

interface Props {
  /** The values of all, of which a phone says how many are set. */
  values: Record<string, string | undefined>;
  children: ReactNode;
}

/** The filters of a list, side by side; on a phone folded with its order, so that the list comes first. */
export function Filters({ values, children }: Props) {
  const fields = <search className={`field-row ${styles.filters}`}>{children}</search>;
  if (!useIsPhone()) return fields;
  return (
    <details className={more.more}>
      <summary>{adminTexts().filters(Object.values(values).filter(Boolean).length)}</summary>
      {fields}
      <div ref={showSortIn} className={styles.sort} />
    </details>
  );
}
