import { reservationStates } from '../../../../contract/reservations/reservation-states.ts';
import { counterTexts, finderTexts } from '../../../lib/texts/texts.ts';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { KindFilter } from '../list/KindFilter.tsx';
import { SearchField } from '../list/SearchField.tsx';
import type { ReservationFilter } from './columns.tsx';

/** Filters the list by customer or number, state, and kind of vehicle. */
export function StateFilters(props: FilterProps<ReservationFilter>) {
  const { filters } = props;
  const { filterStates } = finderTexts();
  return (
    <>
      <SearchField {...props} label={finderTexts().words} />
      <FilterField
        {...props}
        name="state"
        label={finderTexts().state}
        value={filters.state ?? 'all'}
        options={[
          ['open', filterStates.open],
          ['over', filterStates.over],
          ['all', filterStates.all],
          ...reservationStates.map((state) => [state, counterTexts().states[state]] as const),
        ]}
      />
      <KindFilter {...props} />
    </>
  );
}
