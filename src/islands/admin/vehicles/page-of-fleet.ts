import type { z } from 'zod';
import { vehicleFields } from '../../../../contract/vehicle-fields.ts';
import {
  pageFleet,
  pageVehicles,
  stateFilters,
  type ListedVehicle,
} from '../../../../contract/vehicles.ts';
import { call } from '../../../lib/api.ts';
import { offers } from '../../../lib/features.ts';
import type { RowPage } from '../../../lib/page-of-rows.ts';

type Category = (typeof vehicleFields.category.choices)[number];
type State = (typeof stateFilters)[number];
type Chosen = 'category' | 'state';
type Asked<Query> = Omit<Query, Chosen> & Partial<Record<Chosen, string | undefined>>;
type Filtered<Query> = Omit<Query, Chosen> & {
  category: Category | undefined;
  state: State | undefined;
};

/** The query with filters of the contract; others, from a mistyped address, are left out. */
export const filtersOf = <Query extends Partial<Record<Chosen, string | undefined>>>(
  query: Query,
): Filtered<Query> => ({
  ...query,
  category: vehicleFields.category.choices.find((category) => category === query.category),
  state: stateFilters.find((state) => state === query.state),
});

/** A page of the vehicles with all that the host knows of them; hosts that know no more than the contract do not filter. */
export async function pageOfFleet(
  query: Asked<z.output<typeof pageFleet.query>>,
): Promise<RowPage<ListedVehicle>> {
  if (await offers('vehicleData')) return call(pageFleet, { query: filtersOf(query) });
  const { page, size, sort, direction } = query;
  return call(pageVehicles, { query: { page, size, sort, direction } });
}
