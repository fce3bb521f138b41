import { stateFilters, type fleetFilters } from '../../../../contract/vehicles/vehicles.ts';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { Filters } from '../list/Filters.tsx';
import { MoreFilters } from '../list/MoreFilters.tsx';
import { PlaceFilter } from '../list/PlaceFilter.tsx';
import { KindFilter } from '../list/KindFilter.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { blockTexts } from '../../../lib/texts/texts.ts';

export function VehicleFilters(props: FilterProps<keyof typeof fleetFilters>) {
  const { category, homePlace } = props.filters;
  return (
    <Filters values={props.filters}>
      <SearchField {...props} />
      <FilterField
        {...props}
        name="state"
        label={blockTexts().state}
        none={blockTexts().allStates}
        options={stateFilters.map((state) => [state, blockTexts().stateNames[state]])}
      />
      <MoreFilters count={[category, homePlace].filter(Boolean).length} areFew>
        <KindFilter {...props} />
        <PlaceFilter {...props} />
      </MoreFilters>
    </Filters>
  );
}
