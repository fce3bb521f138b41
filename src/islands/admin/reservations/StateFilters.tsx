import { reservationStates } from '../../../../contract/reservations/reservation-states.ts';
import { vehicleFields } from '../../../../contract/vehicles/vehicle-fields.ts';
import { adminTexts, counterTexts, finderTexts } from '../../../lib/texts/texts.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { SearchField } from '../list/SearchField.tsx';
import type { ReservationFilter } from './columns.tsx';

/** Filters the list by customer or number, state, and kind of vehicle. */
export function StateFilters(props: FilterProps<ReservationFilter>) {
  const { filters, onFilter } = props;
  const { filterStates } = finderTexts();
  return (
    <>
      <SearchField
        label={finderTexts().words}
        value={filters.search ?? ''}
        onSearch={(text) => onFilter('search', text)}
      />
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
      <FilterField
        {...props}
        name="category"
        label={finderTexts().category}
        none={adminTexts().allCategories}
        options={vehicleFields.category.choices.map((value) => [value, choiceText(value)])}
      />
    </>
  );
}
