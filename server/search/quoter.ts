import type { z } from 'zod';
import { priceLines, type Rates } from '../../contract/reservations/price.ts';
import type { offer, quote } from '../../contract/reservations/quote.ts';
import {
  deadlineOf,
  oneWayLines,
  plusFee,
  startedHours,
  vatPercentUntil,
  type OneWay,
  type PlaceSlugs,
  type Rental,
  type TaxSettings,
} from '../reservations/index.ts';
import type { Config } from '../config.ts';
import { toWallTime } from '../time/wall-times.ts';
import type { proposer } from './proposer.ts';
import type { SearchQueries } from './repository.ts';

/** Rates, and the tax in them, in percent. */
type TaxedRates = Rates & { vatPercent: number };

const linesOf = (
  rental: Rental,
  { vatPercent, ...rates }: TaxedRates,
  zone: string,
  oneWay: OneWay | null,
) => [
  ...priceLines(startedHours(rental, zone), rates).map((line) => ({ ...line, vatPercent })),
  ...oneWayLines(oneWay, vatPercent).map(({ text: _text, ...line }) => line),
];

type Settings = TaxSettings & Pick<Config, 'cancellationHours'>;

/** Until when a rental can be cancelled free of charge; null if that is over. */
function changeableUntil(rental: Rental, settings: Settings): string | null {
  const deadline = deadlineOf(rental, settings);
  return deadline > new Date() ? toWallTime(deadline, settings.timeZone) : null;
}

/** The offer of a vehicle that is free. */
export const freeOffer = (
  rental: Rental,
  rates: TaxedRates,
  settings: Settings,
  oneWay: OneWay | null,
): z.input<typeof offer> => ({
  lines: linesOf(rental, rates, settings.timeZone, oneWay),
  changeableUntil: changeableUntil(rental, settings),
  takenUntil: null,
  nextFree: null,
  alternatives: [],
});

/** Finds out whether a vehicle, or any that is equal, can be had, what it costs and what else can be had; null when there is no such vehicle. */
export const quoter =
  (
    search: Pick<SearchQueries, 'quote' | 'quoteEquals' | 'alternatives'>,
    propose: ReturnType<typeof proposer>,
    settings: Settings,
  ) =>
  async (
    vehicleId: number,
    rental: Rental,
    anyEqual: boolean,
    oneWay: OneWay | null,
    { pickUpPlace, dropOffPlace }: PlaceSlugs,
  ): Promise<z.input<typeof quote> | null> => {
    const row = await search.quote(vehicleId, rental, oneWay);
    if (!row) return null;
    const { timeZone: zone } = settings;
    const vatPercent = vatPercentUntil(rental.dropOffTime, settings);
    const { vehicle } = row;
    const totalPrice = plusFee(row.totalPrice, oneWay);
    const equals =
      anyEqual && !row.available && (await search.quoteEquals(vehicleId, rental, oneWay));
    const { available, takenUntil, nextFree } = equals || row;
    const rates = { ...vehicle, vatPercent };
    if (available) return { available, totalPrice, ...freeOffer(rental, rates, settings, oneWay) };
    const found = { id: vehicleId, homePlace: vehicle.homePlace, nextFree };
    const asked = { rental, anyEqual, oneWay, pickUpPlace, dropOffPlace };
    const [[slot = null], alternatives] = await Promise.all([
      propose([found], asked),
      search.alternatives(vehicleId, rental, oneWay),
    ]);
    return {
      available,
      totalPrice,
      lines: linesOf(rental, rates, zone, oneWay),
      changeableUntil: changeableUntil(rental, settings),
      takenUntil: takenUntil && toWallTime(takenUntil, zone),
      nextFree: slot,
      alternatives: alternatives.map(({ vehicle: other }) => ({
        ...other,
        totalPrice: plusFee(other.totalPrice, oneWay),
        lines: linesOf(rental, { ...other, vatPercent }, zone, oneWay),
      })),
    };
  };
