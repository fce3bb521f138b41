import { type ReservationLine, sumOf } from '../../contract/reservations/lines.ts';
import { findingsOfReturn, type Finding } from '../../contract/counter/plausible.ts';
import { limits } from '../../contract/values/limits.ts';
import type { WallTime } from '../../contract/values/times.ts';
import type { Config } from '../config.ts';
import { conflict, invalidField } from '../http/errors.ts';
import {
  linesFor,
  linesOf,
  totalOf,
  vatPercentOf,
  type TaxSettings,
} from '../reservations/index.ts';
import { addedLines, damageLines, type AddedLine, type Readings } from './added-lines.ts';
import type { CounterReservation } from './counter-reservation.ts';
import { billingOf, type Billing } from './late-hours.ts';
import { readReturn } from './moment.ts';

export interface AskedReturn extends Readings {
  at?: WallTime | null | undefined;
  /** New ones, with what they are charged with. */
  damages: { amount?: number | null | undefined; note: string }[];
}

/** What a return writes, and what the reservation costs then. */
export interface ReturnTerms extends Billing {
  returnedAt: Date;
  /** What the return adds besides the hours. */
  added: AddedLine[];
  /** All lines of the reservation as they would be. */
  lines: ReservationLine[];
  /** Those that are not among today's. */
  newLines: ReservationLine[];
  totalPrice: number;
  /** What is so unusual that it is asked about. */
  found: Finding[];
}

type Settings = Pick<Config, 'graceMinutes'> & TaxSettings;

/** What the return of a vehicle costs. Throws what the caller is told unless it can be taken back like this. */
export function returnTerms(
  request: AskedReturn,
  reservation: CounterReservation,
  now: Date,
  settings: Settings,
): ReturnTerms {
  const { business, timeZone } = settings;
  const { pickedUpAt } = reservation;
  if (reservation.status !== 'CREATED') throw conflict('reservation_closed', 'reservations.closed');
  if (!pickedUpAt) throw conflict('not_handed_over', 'counter.notHandedOver');
  const returnedAt = readReturn(request.at, pickedUpAt, timeZone, now);
  const before = readingsOf(reservation.handOver);
  if (before && request.mileageKm < before.mileageKm)
    throw invalidField('mileageKm', 'below_hand_over', 'counter.belowHandOver');
  const billing = billingOf(reservation, returnedAt, settings);
  const prices = { ...reservation, fuelPricePerEighth: business.fuelPricePerEighth };
  const driven = addedLines(before, request, billing.hours, prices);
  // A slip of the finger, which the database could not store.
  if (sumOf(driven) > limits.returnCosts)
    throw invalidField('mileageKm', 'too_large', 'counter.mileageKm');
  const added = [...driven, ...damageLines(request.damages)];
  const priced = priceWith({ ...reservation, returnedAt }, billing.hours, added, settings);
  const found = findingsOfReturn({
    drivenKm: before && request.mileageKm - before.mileageKm,
    days: Math.ceil(billing.hours / 24),
    totalPrice: priced.totalPrice,
    rental: sumOf(linesFor(billing.hours, reservation)),
  });
  return { returnedAt, added, found, ...billing, ...priced };
}

/** Throws a 409 for what is unusual, unless somebody has looked at it. */
export function checkPlausible(found: Finding[], confirmed: boolean | null | undefined): void {
  if (found.length > 0 && !confirmed)
    throw conflict('implausible', 'counter.implausible', { body: { found } });
}

function readingsOf(step: CounterReservation['handOver']): Readings | null {
  if (!step || step.mileageKm === null || step.fuelEighths === null) return null;
  return { mileageKm: step.mileageKm, fuelEighths: step.fuelEighths };
}

/** As the function `take_back` computes it: without agreed rates the rental costs what it did. */
export function priceWith(
  reservation: CounterReservation,
  hours: number,
  added: AddedLine[],
  settings: TaxSettings,
) {
  const taxed = { ...reservation, vatPercent: vatPercentOf(reservation, settings) };
  const extras = [
    ...reservation.extras,
    ...added.map(({ text = null, ...line }) => ({
      ...line,
      vatPercent: line.kind === 'damage' ? 0 : null,
      text,
    })),
  ];
  const rental = linesFor(hours, taxed);
  const lines = linesFor(hours, taxed, extras);
  const totalPrice =
    rental.length > 0
      ? totalOf(sumOf(rental), extras)
      : totalOf(reservation.totalPrice, extras.slice(reservation.extras.length));
  return { lines, newLines: without(lines, linesOf(reservation, settings)), totalPrice };
}

/** Lines that are not among others; one that is there twice is taken out twice. */
function without(lines: ReservationLine[], others: ReservationLine[]): ReservationLine[] {
  const left = others.map((line) => JSON.stringify(line));
  return lines.filter((line) => {
    const index = left.indexOf(JSON.stringify(line));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
