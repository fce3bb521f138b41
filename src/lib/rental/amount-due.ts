import { taxIn, type GrossLine } from '../../../contract/money/tax.ts';
import { feesOf, type ReservationLine } from '../../../contract/reservations/lines.ts';
import type { Reservation } from '../../../contract/reservations/reservations.ts';

import { business } from '../site/business.ts';
import { price, vatNote } from '../texts/format.ts';

type Priced = Pick<Reservation, 'amountDue' | 'totalPrice' | 'lines'>;

/** What is to be paid for a reservation; null where the host does not say. */
export const amountDueOf = ({
  amountDue,
  totalPrice,
}: Pick<Priced, 'amountDue' | 'totalPrice'>): number | null => amountDue ?? totalPrice ?? null;

/** How that comes about: of a cancelled reservation its fees only. None where the host does not say. */
export function dueLinesOf(reservation: Priced): ReservationLine[] {
  const { lines = [], totalPrice } = reservation;
  const isAll = amountDueOf(reservation) === totalPrice;
  return isAll ? lines : feesOf(lines);
}

/** The tax in an amount, by rate: `incl. 19 % VAT (€3.19)`; empty without. */
export const taxNote = (
  amount: number,
  lines: readonly GrossLine[] | undefined,
  { vatPercent, currency }: Pick<Reservation, 'vatPercent' | 'currency'> = {},
): string =>
  taxIn(amount, lines ?? [], vatPercent ?? business.vatPercent)
    .map((rate) => `${vatNote(rate.vatPercent)} (${price(rate.tax, currency)})`)
    .join(', ');

/** The tax in what is to be paid for a reservation. */
export const dueTaxNote = (
  reservation: Omit<Priced, 'lines'> &
    Partial<Priced> &
    Pick<Reservation, 'vatPercent' | 'currency'>,
) => taxNote(amountDueOf(reservation) ?? 0, dueLinesOf(reservation), reservation);
