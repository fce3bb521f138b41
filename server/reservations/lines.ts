import { sql } from 'drizzle-orm';
import {
  adjustmentIn,
  sumOf,
  type Adjustment,
  type ReservationLine,
} from '../../contract/lines.ts';
import { priceLines, type Rates } from '../../contract/price.ts';
import { reservationLines, reservations } from '../db/schema/index.ts';
import { startedHours } from './price.ts';
import type { Rental } from './rental.ts';

/** Agreed rates and the tax in them, in percent; without those per hour they are not known. */
export type AgreedRates = Record<keyof Rates | 'vatPercent', number | null>;

/** The columns of `reservations` that its lines are made of. */
export const pricedColumns = {
  pricePerHour: reservations.pricePerHour,
  pricePerDay: reservations.pricePerDay,
  pricePerWeek: reservations.pricePerWeek,
  vatPercent: reservations.vatPercent,
  /** What a reservation costs besides its rental, oldest first. Drizzle leaves out the names of tables without a join. */
  extras: sql<ReservationLine[]>`(
    select coalesce(json_agg(json_build_object('kind', kind, 'quantity', quantity, 'unit', unit,
      'unitPrice', unit_price, 'amount', amount,
      'vatPercent', case when kind = 'damage' then 0 else coalesce(line.vat_percent, ${reservations}.vat_percent) end,
      'text', text) order by line.id), '[]')
    from ${reservationLines} as line where line.reservation_id = ${reservations}.id)`,
};

/** What was agreed besides the rates. */
export const agreedColumns = {
  deposit: reservations.deposit,
  includedKmPerDay: reservations.includedKmPerDay,
  pricePerExtraKm: reservations.pricePerExtraKm,
};
export type Agreed = Pick<typeof reservations.$inferSelect, keyof typeof agreedColumns>;

/** Null for reservations from before agreements were stored. */
export const agreementOf = (
  { pricePerHour }: Pick<AgreedRates, 'pricePerHour'>,
  agreed: Agreed,
): Agreed | null => (pricePerHour === null ? null : agreed);

/** A reservation as its lines are computed of. */
export type Priced = Rental & AgreedRates & { extras: ReservationLine[] };

/** The lines of so many started hours at agreed rates; none where those are not known. */
const rentalLines = (
  hours: number,
  { pricePerHour, vatPercent, ...caps }: AgreedRates,
): ReservationLine[] =>
  pricePerHour === null
    ? []
    : priceLines(hours, { pricePerHour, ...caps }).map((line) => ({
        ...line,
        vatPercent,
        text: null,
      }));

/** What a rental and its extras cost together, which may be below zero. */
const balance = (rental: number, extras: ReservationLine[]): number =>
  sumOf([{ amount: rental }, ...extras]);

/** The price of a reservation: never below zero. */
export const totalOf = (rental: number, extras: ReservationLine[]): number =>
  Math.max(0, balance(rental, extras));

/** All lines of a reservation. A price set by hand never saves more than there is to pay, so that the sum is the total. */
export function linesOf({ pickUpTime, dropOffTime, extras, ...rates }: Priced): ReservationLine[] {
  return linesFor(startedHours(pickUpTime, dropOffTime), rates, extras);
}

export function linesFor(
  hours: number,
  rates: AgreedRates,
  extras: ReservationLine[] = [],
): ReservationLine[] {
  const rental = rentalLines(hours, rates);
  const missing = rental.length > 0 ? Math.max(0, -balance(sumOf(rental), extras)) : 0;
  if (missing === 0) return [...rental, ...extras];
  return [
    ...rental,
    ...extras.map((line) => (line.kind === 'adjustment' ? less(line, missing) : line)),
  ];
}

function less(line: ReservationLine, missing: number): ReservationLine {
  const amount = sumOf([line, { amount: missing }]);
  return { ...line, unitPrice: amount, amount };
}

/** Whether a price set by hand is another one than among these extras. */
export function changesAdjustment(
  extras: ReservationLine[],
  adjustment: Adjustment | null | undefined,
): adjustment is Adjustment | null {
  if (adjustment === undefined) return false;
  const known = adjustmentIn(extras);
  return adjustment?.amount !== known?.amount || adjustment?.text !== known?.text;
}
