import type { ListedReservation } from '../../../../contract/reservations/reservations-admin.ts';
import { lazyWith } from '../../ui/lazy-screen.tsx';
import { SelectionBar } from '../list/SelectionBar.tsx';
import type { Selection } from '../list/use-selection.ts';

/** Not needed before something is chosen. */
const SelectedActions = lazyWith(null)(() => import('./SelectedActions.tsx'), 'SelectedActions');

interface Props {
  selection: Selection<ListedReservation>;
  /** After reservations were cancelled. */
  onChanged: () => void;
}

/** Chooses reservations of the list, and what is done with them. */
export const ReservationSelection = ({ selection, onChanged }: Props) => (
  <SelectionBar selection={selection}>
    <SelectedActions selection={selection} onChanged={onChanged} />
  </SelectionBar>
);
