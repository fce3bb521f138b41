import { useEffect, useRef, type ReactNode } from 'react';
import { limits } from '../../../../contract/values/limits.ts';
import { useMedia } from '../../../lib/page/use-media.ts';
import { listTexts } from '../../../lib/texts/texts.ts';
import { focusIfLost } from '../../ui/focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SelectionBar.module.css';
import type { Selection } from './use-selection.ts';

interface Props<Row extends { id: number }> {
  selection: Selection<Row>;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** Says how many rows are chosen, and what can be done with them. */
export function SelectionBar<Row extends { id: number }>({
  selection: { rows, clear, isFull },
  children,
}: Props<Row>) {
  const { selection: texts } = listTexts();
  const hadAny = useRef(false);
  const hasAny = rows.length > 0;
  const isNarrow = useMedia('(width < 64rem)');
  useEffect(() => {
    // What was pressed is gone with the last chosen row.
    if (!hasAny && hadAny.current)
      focusIfLost(document.querySelector('.table__choice input:enabled'));
    hadAny.current = hasAny;
  }, [hasAny]);
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {hasAny && texts.count(rows.length) + (isFull ? ` ${texts.full(limits.selected)}` : '')}
      </p>
      {hasAny && (
        <>
          <div className={`cluster ${styles.actions}`}>{children}</div>
          <button
            type="button"
            className={`button button--quiet ${isNarrow ? 'button--icon' : ''}`}
            aria-label={texts.clear}
            onClick={clear}
          >
            {isNarrow ? <Icon name="close" /> : texts.clear}
          </button>
        </>
      )}
    </div>
  );
}
