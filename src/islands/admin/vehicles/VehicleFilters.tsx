import { vehicleFields } from '../../../../contract/vehicles/vehicle-fields.ts';
import { stateFilters } from '../../../../contract/vehicles/vehicles.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { SearchField } from '../list/SearchField.tsx';
import styles from './VehicleFilters.module.css';
import { adminTexts, blockTexts } from '../../../lib/texts/texts.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';
import { vehicleTexts } from '../../../lib/texts/vehicle-texts.ts';

type Filter = 'search' | 'category' | 'state';

interface Props {
  filters: Partial<Record<Filter, string>>;
  onFilter: (name: Filter, value: string) => void;
}

export function VehicleFilters({ filters, onFilter }: Props) {
  return (
    <div className={styles.filters}>
      <SearchField value={filters.search ?? ''} onSearch={(text) => onFilter('search', text)} />
      <SelectField
        label={vehicleTexts().category}
        value={filters.category ?? ''}
        onChange={({ target }) => onFilter('category', target.value)}
        options={[
          ['', adminTexts().allCategories],
          ...vehicleFields.category.choices.map((value) => [value, choiceText(value)] as const),
        ]}
      />
      <SelectField
        label={blockTexts().state}
        value={filters.state ?? ''}
        onChange={({ target }) => onFilter('state', target.value)}
        options={[
          ['', blockTexts().allStates],
          ...stateFilters.map((state) => [state, blockTexts().stateNames[state]] as const),
        ]}
      />
    </div>
  );
}
