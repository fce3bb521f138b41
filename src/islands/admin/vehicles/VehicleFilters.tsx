import { vehicleFields } from '../../../../contract/vehicle-fields.ts';
import { stateFilters } from '../../../../contract/vehicles.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { SearchField } from '../list/SearchField.tsx';
import styles from './VehicleFilters.module.css';
import { adminTexts, blockTexts } from '../../../lib/texts.ts';
import { choiceText } from '../../../lib/vehicle-text.ts';
import { vehicleTexts } from '../../../lib/vehicle-texts.ts';

type Filter = 'search' | 'category' | 'state';

interface Props {
  filters: Partial<Record<Filter, string>>;
  onFilter: (name: Filter, value: string) => void;
  /** Whether the host says what vehicles do now. */
  hasStates: boolean;
  /** Whether it retires vehicles. */
  hasRetired: boolean;
}

export function VehicleFilters({ filters, onFilter, hasStates, hasRetired }: Props) {
  const states = stateFilters.filter((state) => hasRetired || state !== 'retired');
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
      {hasStates && (
        <SelectField
          label={blockTexts().state}
          value={filters.state ?? ''}
          onChange={({ target }) => onFilter('state', target.value)}
          options={[
            ['', blockTexts().allStates],
            ...states.map((state) => [state, blockTexts().stateNames[state]] as const),
          ]}
        />
      )}
    </div>
  );
}
