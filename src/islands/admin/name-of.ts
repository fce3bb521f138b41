import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import type { User } from '../../../contract/users/users.ts';
import type { Transfer } from '../../../contract/reservations/transfer.ts';
import { dateTime } from '../../lib/texts/format.ts';
import { adminTexts } from '../../lib/texts/texts.ts';

/** A customer's name in answers, which is empty once erased. */
export const shownName = (name: string): string => name || adminTexts().erasedCustomer;

/** The same with the firm, in one line of text. */
export const nameAndFirm = (customer: string, companyName: string | null | undefined): string =>
  [shownName(customer), companyName].filter(Boolean).join(', ');

/** A reservation, by its number. */
export const reservationName = (id: number | string): string =>
  adminTexts().reservation(reservationNumber(id));

/** From where to where a vehicle is brought home, and until when. */
export function transferName({
  fromPlace,
  toPlace,
  until,
}: Pick<Transfer, 'fromPlace' | 'toPlace' | 'until'>): string {
  const { transfer, transferUntil } = adminTexts();
  return transferUntil(transfer(fromPlace, toPlace), dateTime(until));
}

/** A user's name, or that it was erased. */
export const nameOf = ({
  firstName,
  lastName,
  erased = false,
}: Pick<User, 'firstName' | 'lastName'> & Partial<Pick<User, 'erased'>>): string =>
  erased ? adminTexts().erasedCustomer : `${firstName} ${lastName}`;
