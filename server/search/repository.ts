import { sql } from 'drizzle-orm';
import { limits } from '../../contract/values/limits.ts';
import { vehicleFields } from '../../contract/vehicles/vehicle-fields.ts';
import type { Config } from '../config.ts';
import type { Executor, Queue } from '../db/index.ts';
import { preparedOnce } from '../db/prepared-once.ts';
import {
  rentalPlaceholders,
  rentalValues,
  type OneWay,
  type Rental,
} from '../reservations/index.ts';
import type { Taken } from './calendar.ts';
import { licencesFor } from './licences.ts';
import {
  allTakenStatement,
  searchStatements,
  takenStatement,
  wishNames,
  type Search,
  type SearchQuery,
} from './statements.ts';

/** What the site asks for first. From a literal the planner knows how few of many vehicles it has to read. */
const usualRange = sql.raw(`limit ${limits.page.search + 1}`);

/** An empty one for the vehicles of none. */
const categories = ['', ...vehicleFields.category.choices];

/** Which vehicles are shown, and how. */
type Shown = Pick<Search, 'view' | 'withPlates' | 'grouped'>;

type Settings = Pick<Config, 'notReadyHours' | 'timeZone'>;

/** All statements are prepared: building and planning them takes longer than running them. */
export function searchQueries({ read, scan }: Pick<Executor, 'read' | 'scan'>, config: Settings) {
  const value = sql.placeholder;
  const statementsOn = (queue: Queue) =>
    searchStatements(queue, rentalPlaceholders, config.timeZone);
  const quoteStatement = statementsOn(read).quote(value('id')).prepare('quote');
  const { alternatives, matches, nextOfEach, quoteEquals } = statementsOn(scan);
  const equalsStatement = quoteEquals(value('id')).prepare('quote_equals');
  const alternativesStatement = alternatives(value('id')).prepare('quote_alternatives');
  const asked = sql`unnest(${value('ids')}::integer[], ${value('pickUps')}::timestamptz[], ${value('dropOffs')}::timestamptz[])`;
  const nextFree = nextOfEach(false, asked).prepare('next_free');
  const nextFreeEqual = nextOfEach(true, asked).prepare('next_free_equal');
  const days = { id: value('id'), from: value('from'), until: value('until') };
  const calendarStatement = takenStatement(read, days).prepare('calendar');
  const allTaken = allTakenStatement(scan, days).prepare('calendar_of_equals');

  /** Searches for the same kind of thing in the same order share a statement. */
  function foundStatement(query: SearchQuery, { view, withPlates, grouped }: Shown) {
    const { sort, direction } = query;
    const wishes = wishNames.filter((name) => query[name] !== undefined);
    const isUsual = query.page === 0 && query.size === limits.page.search;
    const range = isUsual ? usualRange : sql`limit ${value('limit')} offset ${value('offset')}`;
    const key = [view, withPlates, grouped, sort, direction, isUsual, ...wishes].join(' ');
    return preparedOnce(scan, 'search', key, (name) =>
      matches({ wishes, view, withPlates, grouped, sort, direction, range }).prepare(name),
    );
  }

  return {
    /**
     * JSON of each vehicle that meets the wishes, or of all that are equal, one more than a page holds. Without a rental all of
     * them are available. What is free next is not yet within the hours of its place.
     */
    async find(
      query: SearchQuery,
      rental: Rental | null,
      { withTaken, ...shown }: Omit<Shown, 'view'> & { withTaken: boolean },
    ) {
      const { page, size, licenceClass } = query;
      const view = !rental ? 'timeless' : withTaken ? 'all' : 'free';
      const rows = await foundStatement(query, { ...shown, view }).execute({
        ...query,
        licences: licenceClass && licencesFor(licenceClass),
        ...(rental && rentalValues(rental, config)),
        limit: size + 1,
        offset: page * size,
      });
      return rows.map(({ json }) => json);
    },

    /** Whether a vehicle can be had and the next time at which it can; null when there is no such vehicle. */
    async quote(id: number, rental: Rental, oneWay: OneWay | null) {
      const [row] = await quoteStatement.execute({ ...rentalValues(rental, config, oneWay), id });
      return row ?? null;
    },

    /** Whether one of a vehicle's equals can be had, and the next time at which one can. */
    async quoteEquals(id: number, rental: Rental, oneWay: OneWay | null) {
      const [row] = await equalsStatement.execute({ ...rentalValues(rental, config, oneWay), id });
      return row ?? null;
    },

    /** When each slot begins if its vehicle is free in it; else when that is free next for as long as the rental; null if nobody knows. */
    async nextFree(
      slots: readonly { id: number; slot: Rental }[],
      { rental, anyEqual, oneWay }: { rental: Rental; anyEqual: boolean; oneWay: OneWay | null },
    ) {
      const rows = await (anyEqual ? nextFreeEqual : nextFree).execute({
        ...rentalValues(rental, config, oneWay),
        ids: slots.map(({ id }) => id),
        pickUps: slots.map(({ slot }) => slot.pickUpTime.toISOString()),
        dropOffs: slots.map(({ slot }) => slot.dropOffTime.toISOString()),
      });
      const starts = new Map(rows.map(({ place, start }) => [place, start]));
      return slots.map((_, index) => starts.get(index + 1) ?? null);
    },

    /** Vehicles that can be had instead of one, the most alike first. */
    alternatives: async (id: number, rental: Rental, oneWay: OneWay | null) =>
      alternativesStatement.execute({ ...rentalValues(rental, config, oneWay), id, categories }),

    /** When a vehicle, or each of its equals, is taken between two instants, by the beginnings, and its place; null when there is no such vehicle. */
    async taken(
      { id, anyEqual }: { id: number; anyEqual: boolean },
      from: Date,
      until: Date,
    ): Promise<{ taken: Taken[]; homePlace: string | null } | null> {
      const rows = await (anyEqual ? allTaken : calendarStatement).execute({
        id,
        from: from.toISOString(),
        until: until.toISOString(),
      });
      if (!rows[0]) return null;
      const taken = rows.flatMap(({ from: first, until: last }) =>
        first ? [{ from: first, until: last }] : [],
      );
      return { taken, homePlace: rows[0].homePlace };
    },
  };
}

export type SearchQueries = ReturnType<typeof searchQueries>;
