import type { MouseEvent } from 'react';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

interface Props {
  /** How many rows there are. */
  count: number;
  /** What an empty list says. */
  empty: string;
  onClear: () => void;
}

/** Says that a list is not whole, and makes it so again. */
export function FilterNote({ count, empty, onClear }: Props) {
  const clear = ({ currentTarget }: MouseEvent) => {
    // The button goes away; what it stands in stays.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <div className="notice notice--info">
      <p role="status">{count === 0 ? adminTexts.noneMatch(empty) : adminTexts.filtered(count)}</p>
      <button type="button" className="button" onClick={clear}>
        {adminTexts.clearFilters}
      </button>
    </div>
  );
}
