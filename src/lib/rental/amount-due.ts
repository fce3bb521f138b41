import { feesOf, type ReservationLine } from '../../../contract/reservations/lines.ts';
import type { Reservation } from '../../../contract/reservations/reservations.ts';

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
