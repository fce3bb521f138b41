import { and, eq, or, sql } from 'drizzle-orm';
import type { VehicleChoice } from '../../contract/reservations/search.ts';
import type { Config } from '../config.ts';
import type { Executor } from '../db/index.ts';
import { toDate } from '../db/schema/columns.ts';
import { isInService, occupancies, reservations, vehicles } from '../db/schema/index.ts';
import { sortKey } from '../db/sort-key.ts';
import {
  isReady,
  occupiedBy,
  type OneWay,
  type PlaceSlugs,
  rentalValues,
  totalPriceOf,
  type Rental,
} from '../reservations/index.ts';
import { toWallTime } from '../time/wall-times.ts';
import { isNamed, vehicleJson } from '../vehicles/index.ts';
import type { proposer } from './proposer.ts';
import { nextFreeOf } from './statements.ts';

interface Question {
  rental: Rental;
  /** Of a new rental; a stored one keeps its own. */
  oneWay: OneWay | null;
  places: PlaceSlugs;
  /** The one that is to get another vehicle; null for a new one. */
  reservationId: number | null;
  search: string;
  /** Those of these, too. */
  categories: string[];
  size: number;
}

/**
 * Finds vehicles for a rental: the free ones first, those where it begins before those of other places, then the next to be free;
 * each with those of the same kind first.
 */
export const vehicleChoices =
  (
    db: Executor,
    propose: ReturnType<typeof proposer>,
    config: Pick<Config, 'notReadyHours' | 'timeZone'>,
  ) =>
  async ({ rental, oneWay, places, reservationId, search, categories, size }: Question) => {
    const values = {
      ...rentalValues(rental, config),
      transferHours: oneWay
        ? oneWay.transferHours
        : sql`(select transfer_hours from ${reservations} where ${reservations.id} = ${reservationId}::integer)`,
    };
    const takenUntil = sql`(
      select max(coalesce(upper(${occupancies.during}), 'infinity')) from ${occupancies}
      where ${occupancies.vehicleId} = ${vehicles.id} and ${occupancies.during} && ${occupiedBy(values)}
        and (${occupancies.reservationId} = ${reservationId}::integer) is not true)`;
    const ready = isReady(values);
    const available = sql<boolean>`(${takenUntil} is null and ${ready})`;
    const asked = sql`(select one.category from ${vehicles} as one join ${reservations} on ${reservations.vehicleId} = one.id
      where ${reservations.id} = ${reservationId}::integer)`;
    const isSameKind = sql<boolean>`(${reservationId}::integer is null or ${vehicles.category} is not distinct from ${asked})`;
    const { pickUpPlace = null, dropOffPlace } = places;
    // One without a place can be had everywhere.
    const elsewhere = sql`case when ${available} and ${pickUpPlace}::text is not null then nullif(${vehicles.homePlace}, ${pickUpPlace}) end`;
    const rows = await db
      .select({
        vehicle: vehicleJson({}),
        licencePlate: vehicles.licencePlate,
        available,
        ready,
        totalPrice: totalPriceOf(values),
        takenUntil: sql`nullif(${takenUntil}, 'infinity')`.mapWith(toDate),
        nextFree:
          sql`case when ${takenUntil} < 'infinity' and ${reservationId}::integer is null then ${nextFreeOf(vehicles, values, config.timeZone)} end`.mapWith(
            toDate,
          ),
        isSameKind,
      })
      .from(vehicles)
      .where(and(isInService, isWanted(search, categories)))
      .orderBy(
        sql`${available} desc, ${elsewhere} nulls first, ${isSameKind} desc, ${takenUntil} nulls first`,
        sortKey(vehicles.model),
        vehicles.id,
      )
      .limit(size + 1);
    const shown = rows.slice(0, size);
    const slots = await propose(
      shown.map(({ vehicle: { id, homePlace }, nextFree }) => ({ id, homePlace, nextFree })),
      { rental, anyEqual: false, oneWay, pickUpPlace, dropOffPlace },
    );
    const content = shown.map(({ vehicle, takenUntil: until, ...row }, index): VehicleChoice => ({
      ...vehicle,
      ...row,
      takenUntil: until && toWallTime(until, config.timeZone),
      nextFree: slots[index] ?? null,
    }));
    return { content, last: rows.length <= size };
  };

const isWanted = (search: string, categories: string[]) =>
  or(isNamed(search), ...categories.map((category) => eq(vehicles.category, category)));
