import { useEffect, useRef } from 'react';
import type { Lane } from '../../../../contract/reservations/timeline.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { focusIfLost } from '../../ui/focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LastChange.module.css';
import type { Undo } from './use-undo.ts';

interface Props {
  last: Undo;
  lanes: readonly Lane[];
}

/** Says what was changed last, with a button to undo it. */
export function LastChange({ last, lanes }: Props) {
  const { change } = last;
  const texts = blockTexts();
  const status = useRef<HTMLDivElement>(null);
  const isChanged = change !== null;
  // What was changed may be gone from the lanes.
  useEffect(() => {
    if (isChanged) focusIfLost(status.current);
  }, [isChanged, lanes]);
  const undo = () => {
    // The button disappears.
    status.current?.focus({ preventScroll: true });
    void last.undo();
  };
  return (
    <div
      ref={status}
      tabIndex={-1}
      className={styles.status}
      data-changed={change !== null}
      data-failure={change?.isFailure}
    >
      <p role="status" className={styles.message}>
        {change?.message}
      </p>
      {change?.undo && (
        <button type="button" className="button" onClick={undo}>
          {texts.undo}
        </button>
      )}
      {change && (
        <button
          type="button"
          className="button button--icon button--quiet"
          aria-label={texts.close}
          onClick={last.forget}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
