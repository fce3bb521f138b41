import type { MouseEvent } from 'react';
import { adminTexts } from '../../../lib/texts/texts.ts';

interface Props {
  /** Matching rows. */
  count: number;
  /** Text of an empty list. */
  empty: string;
  onClear: () => void;
}

/** Says that a list is filtered, with a button to clear the filters. */
export function FilterNote({ count, empty, onClear }: Props) {
  const clear = ({ currentTarget }: MouseEvent) => {
    // The button disappears; move the focus to its container.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <div className="notice notice--info">
      <p role="status">
        {count === 0 ? adminTexts().noneMatch(empty) : adminTexts().filtered(count)}
      </p>
      <button type="button" className="button" onClick={clear}>
        {adminTexts().clearFilters}
      </button>
    </div>
  );
}
