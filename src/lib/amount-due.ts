import type { Reservation } from '../../contract/reservations.ts';

/** What is to be paid for a reservation; null where the host does not say. */
export const amountDueOf = ({
  amountDue,
  totalPrice,
}: Pick<Reservation, 'amountDue' | 'totalPrice'>): number | null => amountDue ?? totalPrice ?? null;
