import { stateFilters, type fleetFilters } from '../../../../contract/vehicles/vehicles.ts';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { PlaceFilter } from '../list/PlaceFilter.tsx';
import { KindFilter } from '../list/KindFilter.tsx';
import { SearchField } from '../list/SearchField.tsx';
import styles from './VehicleFilters.module.css';
import { blockTexts } from '../../../lib/texts/texts.ts';

export function VehicleFilters(props: FilterProps<keyof typeof fleetFilters>) {
  const { filters, onFilter } = props;
  return (
    <div className={styles.filters}>
      <SearchField value={filters.search ?? ''} onSearch={(text) => onFilter('search', text)} />
      <KindFilter {...props} />
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
