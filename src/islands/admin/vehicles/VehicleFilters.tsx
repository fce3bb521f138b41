import { vehicleFields } from '../../../../contract/vehicles/vehicle-fields.ts';
import { stateFilters, type fleetFilters } from '../../../../contract/vehicles/vehicles.ts';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { PlaceFilter } from '../list/PlaceFilter.tsx';
import { SearchField } from '../list/SearchField.tsx';
import styles from './VehicleFilters.module.css';
import { adminTexts, blockTexts } from '../../../lib/texts/texts.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';
import { vehicleTexts } from '../../../lib/texts/vehicle-texts.ts';

export function VehicleFilters(props: FilterProps<keyof typeof fleetFilters>) {
  const { filters, onFilter } = props;
  return (
    <div className={styles.filters}>
      <SearchField value={filters.search ?? ''} onSearch={(text) => onFilter('search', text)} />
      <FilterField
        {...props}
        name="category"
        label={vehicleTexts().category}
        none={adminTexts().allCategories}
        options={vehicleFields.category.choices.map((value) => [value, choiceText(value)])}
      />
      <PlaceFilter {...props} />
      <FilterField
        {...props}
        name="state"
        label={blockTexts().state}
        none={blockTexts().allStates}
        options={stateFilters.map((state) => [state, blockTexts().stateNames[state]])}
      />
    </div>
  );
}
