import { readPlaces } from '../../../lib/site/place-of.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { vehicleTexts } from '../../../lib/texts/vehicle-texts.ts';
import { FilterField, type FilterProps } from './FilterField.tsx';

/** Filters a list by the place where vehicles stand; nothing where there is only one. */
export function PlaceFilter(props: FilterProps<'homePlace'>) {
  const places = readPlaces();
  if (places.length < 2) return null;
  return (
    <FilterField
      {...props}
      name="homePlace"
      label={vehicleTexts().homePlace}
      none={adminTexts().allPlaces}
      options={places.map(({ slug, name }) => [slug, name])}
    />
  );
}
