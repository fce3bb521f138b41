import { sql } from 'drizzle-orm';
import { adjustmentIn, type Adjustment } from '../../contract/reservations/adjustment.ts';
import {
  besideRental,
  feesOf,
  isPercent,
  sumOf,
  type ReservationLine,
} from '../../contract/reservations/lines.ts';
import { priceLines, type Rates } from '../../contract/reservations/price.ts';
import { pick } from '../db/pick.ts';
import { reservationLines, reservations } from '../db/schema/index.ts';
import { startedHours } from './started-hours.ts';
import type { Rental } from './rental.ts';
import { vatPercentOf, type TaxSettings } from './vat.ts';

/** Agreed rates and the tax in them, in percent; without those per hour they are not known. */
export type AgreedRates = Record<keyof Rates | 'vatPercent', number | null>;

/** The rate of tax that a line has of its own; null where the reservation's applies. Damages are not taxed. */
export const ownVat = sql<
  number | null
>`case when ${reservationLines.kind} = 'damage' then 0 else ${reservationLines.vatPercent} end`.mapWith(
  reservationLines.vatPercent,
);

/** The columns of `reservations` that its lines are made of. */
export const pricedColumns = {
  ...pick(reservations, 'pricePerHour', 'pricePerDay', 'pricePerWeek'),
  ...pick(reservations, 'vatPercent', 'billedUntil', 'returnedAt'),
  /** What a reservation costs besides its rental, oldest first; without a rate of tax where the reservation's applies. Drizzle leaves out the names of tables without a join. */
  extras: sql<ReservationLine[]>`(
    select coalesce(json_agg(json_build_object('kind', kind, 'quantity', quantity, 'unit', unit,
      'unitPrice', unit_price, 'amount', amount,
      'vatPercent', case when kind = 'damage' then 0 else line.vat_percent end,
      'text', text) order by line.id), '[]')
    from ${reservationLines} as line where line.reservation_id = ${reservations}.id)`,
};

/** What was agreed besides the rates. */
export const agreedColumns = pick(reservations, 'deposit', 'includedKmPerDay', 'pricePerExtraKm');
export type Agreed = Pick<typeof reservations.$inferSelect, keyof typeof agreedColumns>;

/** Null for reservations from before agreements were stored. */
export const agreementOf = (
  { pricePerHour }: Pick<AgreedRates, 'pricePerHour'>,
  agreed: Agreed,
): Agreed | null => (pricePerHour === null ? null : agreed);

/** A reservation as its lines are computed of. */
export type Priced<Extra extends ReservationLine = ReservationLine> = Billed &
  AgreedRates & { extras: Extra[] };

/** A rental with the time until which it is to be paid, if it came back later than agreed. */
interface Billed extends Rental {
  billedUntil?: Date | null;
  returnedAt?: Date | null;
}

/** The started hours that are to be paid, by the clock in `zone`. */
export const billedHours = (
  { pickUpTime, dropOffTime, billedUntil }: Billed,
  zone: string,
): number => startedHours({ pickUpTime, dropOffTime: billedUntil ?? dropOffTime }, zone);

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
  sumOf([{ amount: rental }, ...besideRental(extras, rental)]);

/** The price of a reservation: never below zero. */
export const totalOf = (rental: number, extras: ReservationLine[]): number =>
  Math.max(0, balance(rental, extras));

/** All lines of a reservation. None saves more than there is to pay, so that the sum is the total. */
export const linesOf = <Extra extends ReservationLine>(
  { extras, ...priced }: Priced<Extra>,
  settings: TaxSettings,
): (ReservationLine | Extra)[] =>
  linesFor(
    billedHours(priced, settings.timeZone),
    { ...priced, vatPercent: vatPercentOf(priced, settings) },
    extras,
  );

/**
 * What is to be paid, line by line: of a cancelled reservation its fees; where the agreed rates are not known the rental is what the
 * price leaves for it.
 */
export function linesToPay<Extra extends ReservationLine>(
  { status, totalPrice, ...priced }: Priced<Extra> & { status: string; totalPrice: number },
  settings: TaxSettings,
): (ReservationLine | Extra)[] {
  const lines = linesOf<Extra>(priced as unknown as Priced<Extra>, settings);
  if (status === 'CANCELLED') return feesOf(lines);
  const rest = sumOf([{ amount: totalPrice }, ...lines.map(({ amount }) => ({ amount: -amount }))]);
  if (rest === 0) return lines;
  const vatPercent = vatPercentOf(priced, settings);
  const whole = { kind: 'rental', quantity: 1, unit: 'flat', unitPrice: rest, amount: rest };
  return [{ ...whole, vatPercent, text: null }, ...lines];
}

export function linesFor<Extra extends ReservationLine>(
  hours: number,
  rates: AgreedRates,
  others: Extra[] = [],
): (ReservationLine | Extra)[] {
  const extras = others.map((line) => ({
    ...line,
    vatPercent: line.vatPercent ?? rates.vatPercent,
  }));
  const rental = rentalLines(hours, rates);
  if (rental.length === 0) return extras;
  const excess = Math.max(0, -balance(sumOf(rental), extras));
  const beside = besideRental(extras, sumOf(rental));
  return [...rental, ...(excess > 0 ? cut(beside, excess) : beside)];
}

/** Lines that together save less by so much: the last ones first, each down to nothing. */
function cut<Line extends ReservationLine>(lines: Line[], excess: number): Line[] {
  let left = excess;
  return lines
    .toReversed()
    .map((line) => {
      const part = Math.min(left, Math.max(0, -line.amount));
      if (part === 0) return line;
      left = sumOf([{ amount: left }, { amount: -part }]);
      const amount = sumOf([line, { amount: part }]);
      return { ...line, unitPrice: amount, amount };
    })
    .toReversed();
}

/** Whether a price set by hand is another one than among these extras. */
export function changesAdjustment(
  extras: ReservationLine[],
  adjustment: Adjustment | null | undefined,
): adjustment is Adjustment | null {
  if (adjustment === undefined) return false;
  const former = adjustmentIn(extras);
  if (!adjustment || !former) return Boolean(adjustment) !== Boolean(former);
  const isSame = isPercent(former)
    ? adjustment.percent === former.quantity
    : adjustment.amount === former.amount;
  return !isSame || adjustment.text !== former.text;
}
