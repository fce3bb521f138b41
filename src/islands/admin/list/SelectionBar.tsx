import { useEffect, useRef, type ReactNode } from 'react';
import { limits } from '../../../../contract/values/limits.ts';
import { listTexts } from '../../../lib/texts/texts.ts';
import { focusIfLost } from '../../ui/focus.ts';
import styles from './SelectionBar.module.css';
import type { Selection } from './use-selection.ts';

interface Props<Row extends { id: number }> {
  selection: Selection<Row>;
  /** The rows of this page. */
  page: readonly Row[];
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** Chooses all rows of the page, says how many are chosen, and what can be done with them. */
export function SelectionBar<Row extends { id: number }>({
  selection: { rows, choice, choose, clear, isFull, isStale },
  page,
  children,
}: Props<Row>) {
  const { selection: texts } = listTexts();
  const all = useRef<HTMLInputElement>(null);
  const hadAny = useRef(false);
  const chosenHere = page.filter(choice.isChosen).length;
  const isAll = chosenHere === page.length;
  const hasAny = rows.length > 0;
  useEffect(() => {
    // What was pressed is gone with the last chosen row.
    if (!hasAny && hadAny.current) focusIfLost(all.current);
    hadAny.current = hasAny;
  }, [hasAny]);
  return (
    <div className={styles.bar}>
      <label className={`checkbox ${styles.all}`}>
        <input
          ref={(input) => {
            all.current = input;
            if (input) input.indeterminate = chosenHere > 0 && !isAll;
          }}
          type="checkbox"
          checked={isAll}
          disabled={isStale || (isFull && chosenHere === 0)}
          onChange={() => choose(page, !isAll)}
        />
        {texts.page}
      </label>
      <p className={styles.count} role="status">
        {hasAny && texts.count(rows.length)} {isFull && texts.full(limits.selected)}
      </p>
      {hasAny && (
        <div className={`cluster ${styles.actions}`}>
          {children}
          <button type="button" className="button button--quiet" onClick={clear}>
            {texts.clear}
          </button>
        </div>
      )}
    </div>
  );
}
