import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { price } from './format.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { accountTexts } from './texts.ts';

/** What to bring to the pick-up. */
export function bringList({ id, vehicle, agreed, currency }: Reservation): string[] {
  const { licence, licenceOf, identity, payment, deposit, number } = accountTexts().ticket.toBring;
  // Former reservations have none of their own.
  const amount = agreed ? agreed.deposit : vehicle?.deposit;
  return [
    vehicle?.licenceClass ? licenceOf(vehicle.licenceClass) : licence,
    identity,
    payment,
    ...(amount ? [deposit(price(amount, currency))] : []),
    number(reservationNumber(id)),
  ];
}
