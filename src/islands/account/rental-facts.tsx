import type { ReactNode } from 'react';
import {
  rentalFieldNames,
  rentalFields,
  type RentalFieldName,
} from '../../../contract/rental-fields.ts';
import type { Reservation } from '../../../contract/reservations.ts';
import { amountDueOf } from '../../lib/amount-due.ts';
import { dateTime, price, vatNote } from '../../lib/format.ts';
import { texts } from '../../lib/texts.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';

type Rental = Pick<
  Reservation,
  RentalFieldName | 'status' | 'totalPrice' | 'amountDue' | 'currency' | 'vatPercent'
>;

const rentalLabels = (): Record<RentalFieldName, string> => {
  const { fields, rental } = texts();
  return { ...fields, pickUpTime: rental.pickUp, dropOffTime: rental.dropOff };
};

/** A rental's fields, status and price, each with its label. */
export const rentalFactsOf = (rental: Rental): [string, ReactNode][] => [
  ...rentalFieldNames.map((name) => fieldFact(rental, name)),
  [texts().rental.status, <StatusBadge key="status" status={rental.status} />],
  [texts().rental.price, dueText(rental)],
];

/** What is shown by itself: when and where. */
const timesAndPlaces: readonly RentalFieldName[] = [
  'pickUpTime',
  'pickUpLocation',
  'dropOffTime',
  'dropOffLocation',
];

/** A rental's fields besides its times and places. */
export const furtherRentalFactsOf = (rental: Rental): [string, ReactNode][] =>
  rentalFieldNames
    .filter((name) => !timesAndPlaces.includes(name))
    .map((name) => fieldFact(rental, name));

const fieldFact = (rental: Rental, name: RentalFieldName): [string, string] => [
  rentalLabels()[name],
  rentalFields[name].kind === 'moment' ? dateTime(rental[name]) : rental[name],
];

function dueText(rental: Rental): string {
  const amount = amountDueOf(rental);
  if (amount === null) return '–';
  const note = amount > 0 && vatNote(rental.vatPercent);
  return [price(amount, rental.currency), note].filter(Boolean).join(', ');
}
