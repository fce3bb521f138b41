import { reservationStates } from '../../../../contract/reservations/reservation-states.ts';
import { vehicleFields } from '../../../../contract/vehicles/vehicle-fields.ts';
import { adminTexts, counterTexts, finderTexts } from '../../../lib/texts/texts.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { SearchField } from '../list/SearchField.tsx';
import type { ReservationFilter } from './columns.tsx';

interface Props {
  filters: Partial<Record<ReservationFilter, string>>;
  onFilter: (name: ReservationFilter, value: string) => void;
}

/** Filters the list by customer or number, state, and kind of vehicle. */
export function StateFilters({ filters, onFilter }: Props) {
  const { filterStates } = finderTexts();
  return (
    <>
      <SearchField
        label={finderTexts().words}
        value={filters.search ?? ''}
        onSearch={(text) => onFilter('search', text)}
      />
      <SelectField
        label={finderTexts().state}
        value={filters.state ?? 'all'}
        onChange={({ target }) => onFilter('state', target.value)}
        options={[
          ['open', filterStates.open],
          ['all', filterStates.all],
          ...reservationStates.map((state) => [state, counterTexts().states[state]] as const),
        ]}
      />
      <SelectField
        label={finderTexts().category}
        value={filters.category ?? ''}
        onChange={({ target }) => onFilter('category', target.value)}
        options={[
          ['', adminTexts().allCategories],
          ...vehicleFields.category.choices.map((value) => [value, choiceText(value)] as const),
        ]}
      />
    </>
  );
}
