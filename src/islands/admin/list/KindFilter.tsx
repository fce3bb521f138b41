import { vehicleFields } from '../../../../contract/vehicles/vehicle-fields.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';
import { vehicleTexts } from '../../../lib/texts/vehicle-texts.ts';
import { FilterField, type FilterProps } from './FilterField.tsx';

/** Filters a list by the kind of vehicle. */
export const KindFilter = (props: FilterProps<'category'>) => (
  <FilterField
    {...props}
    name="category"
    label={vehicleTexts().category}
    none={adminTexts().allCategories}
    options={vehicleFields.category.choices.map((value) => [value, choiceText(value)])}
  />
);
