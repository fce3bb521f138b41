import type { ListedReservation } from '../../../../contract/reservations-admin.ts';
import { SelectionBar } from '../list/SelectionBar.tsx';
import type { Selection } from '../list/use-selection.ts';
import { SelectedActions } from './SelectedActions.tsx';

interface Props {
  selection: Selection<ListedReservation>;
  /** The rows of this page. */
  page: readonly ListedReservation[];
  /** After reservations were cancelled. */
  onChanged: () => void;
}

/** Chooses reservations of the list, and what is done with them. */
export const ReservationSelection = ({ selection, page, onChanged }: Props) => (
  <SelectionBar selection={selection} page={page}>
    <SelectedActions selection={selection} onChanged={onChanged} />
  </SelectionBar>
);
