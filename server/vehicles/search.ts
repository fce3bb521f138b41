import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { fleetFilters, stateFilters } from '../../contract/vehicles/vehicles.ts';
import { allOf, type FilterOf } from '../db/filters.ts';
import { containsWords, splitWords } from '../db/search.ts';
import { isInService, vehicles } from '../db/schema/index.ts';
import { isDue, isInState } from './state.ts';

export type VehicleFilter = FilterOf<typeof fleetFilters>;

/**
 * The condition that a vehicle is of a category and in a state, and that a search names it.
 * `today` is the day at the company's place.
 */
export const matchingVehicles = (
  { search = '', category, homePlace, state }: VehicleFilter,
  today: string,
): SQL | undefined =>
  allOf<typeof fleetFilters>({
    category: category && eq(vehicles.category, category),
    homePlace: homePlace === undefined ? undefined : eq(vehicles.homePlace, homePlace),
    state: state && conditionOf(state, today),
    search: isNamed(search),
  });

/** The condition that a vehicle's model and licence plate, in any writing, contain all words of a search, or that its VIN contains it. */
export function isNamed(search: string): SQL | undefined {
  const words = splitWords(search);
  const named = and(
    ...words.map((word) => or(containsWords(vehicles.searchText, [word]), isInPlate(word))),
  );
  const inVin = words.join('').toUpperCase();
  return named && inVin.length >= shortestInVin
    ? or(named, sql`strpos(${vehicles.vin}, ${inVin}::text) > 0`)
    : named;
}

/** The last so many characters number the vehicles of a series. Fewer are rather part of a plate. */
const shortestInVin = 6;

/** Holds of a hyphen, too. In subqueries the word is made compact once, not for each row. */
const isInPlate = (word: string) =>
  sql`coalesce(strpos(${vehicles.plateKey}, (select compact_plate(${word}))) > 0, (select compact_plate(${word}) is null))`;

function conditionOf(state: (typeof stateFilters)[number], today: string): SQL {
  if (state === 'due') return isDue(today);
  return state === 'retired' ? isNotNull(vehicles.retiredAt) : isInState(state);
}

/** The condition of the administrators' list: retired vehicles are in it only when they are asked for. */
export const listedVehicles = (filter: VehicleFilter, today: string): SQL | undefined =>
  and(filter.state === 'retired' ? undefined : isInService, matchingVehicles(filter, today));
