import type { z } from 'zod';
import { priceLines, type Rates } from '../../contract/reservations/price.ts';
import type { offer, quote, Slot } from '../../contract/reservations/quote.ts';
import type { Config } from '../config.ts';
import { startedHours, type Rental } from '../reservations/index.ts';
import { toWallTime } from '../time/wall-times.ts';
import type { SearchQueries } from './repository.ts';

/** The answer about the time of a rental that begins at an instant; null without one. */
function slotFrom(pickUp: Date | null, rental: Rental, zone: string): Slot | null {
  if (!pickUp) return null;
  const length = rental.dropOffTime.getTime() - rental.pickUpTime.getTime();
  return {
    pickUpTime: toWallTime(pickUp, zone),
    dropOffTime: toWallTime(new Date(pickUp.getTime() + length), zone),
  };
}

/** Rates, and the tax in them, in percent. */
type TaxedRates = Rates & { vatPercent: number };

const linesOf = (rental: Rental, { vatPercent, ...rates }: TaxedRates, zone: string) =>
  priceLines(startedHours(rental, zone), rates).map((line) => ({ ...line, vatPercent }));

/** The offer of a vehicle that is free. */
export const freeOffer = (
  rental: Rental,
  rates: TaxedRates,
  zone: string,
): z.input<typeof offer> => ({
  lines: linesOf(rental, rates, zone),
  takenUntil: null,
  nextFree: null,
  alternatives: [],
});

/** Finds out whether a vehicle, or any that is equal, can be had, what it costs and what else can be had; null when there is no such vehicle. */
export const quoter =
  (
    search: Pick<SearchQueries, 'quote' | 'quoteEquals' | 'alternatives'>,
    { timeZone: zone, business: { vatPercent } }: Pick<Config, 'timeZone' | 'business'>,
  ) =>
  async (
    vehicleId: number,
    rental: Rental,
    anyEqual: boolean,
  ): Promise<z.input<typeof quote> | null> => {
    const row = await search.quote(vehicleId, rental);
    if (!row) return null;
    const { vehicle, totalPrice } = row;
    const equals = anyEqual && !row.available && (await search.quoteEquals(vehicleId, rental));
    const { available, takenUntil, nextFree } = equals || row;
    const rates = { ...vehicle, vatPercent };
    if (available) return { available, totalPrice, ...freeOffer(rental, rates, zone) };
    const alternatives = await search.alternatives(vehicleId, rental);
    return {
      available,
      totalPrice,
      lines: linesOf(rental, rates, zone),
      takenUntil: takenUntil && toWallTime(takenUntil, zone),
      nextFree: slotFrom(nextFree, rental, zone),
      alternatives: alternatives.map(({ vehicle: other }) => ({
        ...other,
        lines: linesOf(rental, { ...other, vatPercent }, zone),
      })),
    };
  };
