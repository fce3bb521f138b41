import type { Slot } from '../../contract/reservations/quote.ts';
import type { SearchResult } from '../../contract/reservations/search.ts';
import type { Config } from '../config.ts';
import { isTooFar, type OneWay, type PlaceSlugs, type Rental } from '../reservations/index.ts';
import type { Services } from '../services.ts';
import { toInstant, withWallTimes } from '../time/wall-times.ts';
import type { SearchQueries } from './repository.ts';
import { withinHours } from './within-hours.ts';

interface Found {
  id: number;
  homePlace?: string | null | undefined;
  /** When it is free next, whether open or not. */
  nextFree: Date | null;
}

/** What was asked for; the vehicle's own place counts where none is named. */
interface Asked extends PlaceSlugs {
  rental: Rental;
  anyEqual: boolean;
  oneWay: OneWay | null;
}

/** Proposes when vehicles can be had next, each within the hours of its place; null if nobody knows, or too far ahead. */
export const proposer =
  (
    search: Pick<SearchQueries, 'nextFree'>,
    { timeZone: zone }: Pick<Config, 'timeZone'>,
    company: Services['company'],
  ) =>
  async (found: readonly Found[], asked: Asked): Promise<(Slot | null)[]> => {
    const { rental, pickUpPlace, dropOffPlace } = asked;
    const length = rental.dropOffTime.getTime() - rental.pickUpTime.getTime();
    const placeOf = (slug: string | null | undefined) =>
      company()?.places.find((one) => one.slug === slug);
    const proposals = found.map(({ id, homePlace, nextFree }) => {
      const from = pickUpPlace ?? homePlace;
      return {
        id,
        slot: nextFree && {
          pickUpTime: nextFree,
          dropOffTime: new Date(nextFree.getTime() + length),
        },
        places: { pickUp: placeOf(from), dropOff: placeOf(dropOffPlace ?? from) },
      };
    });
    const slots = await withinHours(proposals, (moved) => search.nextFree(moved, asked), zone);
    const now = new Date();
    // A drop-off may have to wait until bookings have ended.
    const isAhead = (slot: Rental) => !isTooFar(slot.dropOffTime, now);
    return slots.map((slot) => (slot && isAhead(slot) ? withWallTimes(slot, zone) : null));
  };

/** The same of the rows of a search, which are JSON of vehicles, or of groups of equal ones. */
export const proposerIn =
  (propose: ReturnType<typeof proposer>, { timeZone: zone }: Pick<Config, 'timeZone'>) =>
  async (rows: readonly string[], rental: Rental, grouped: boolean): Promise<string[]> => {
    const parsed = rows.map((row) => JSON.parse(row) as SearchResult | { vehicle: SearchResult });
    const vehicles = parsed.map((row) => ('vehicle' in row ? row.vehicle : row));
    const found = vehicles.map(({ id, homePlace, nextFree }) => ({
      id,
      homePlace,
      nextFree: nextFree && toInstant(nextFree.pickUpTime, zone, 'pickUpTime'),
    }));
    const slots = await propose(found, { rental, anyEqual: grouped, oneWay: null });
    for (const [index, vehicle] of vehicles.entries()) vehicle.nextFree = slots[index] ?? null;
    return parsed.map((row) => JSON.stringify(row));
  };
