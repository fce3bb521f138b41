import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import type { User } from '../../../contract/users/users.ts';
import { adminTexts } from '../../lib/texts/texts.ts';

/** A customer's name in answers, which is empty once erased. */
export const shownName = (name: string): string => name || adminTexts().erasedCustomer;

/** A reservation, by its number. */
export const reservationName = (id: number | string): string =>
  adminTexts().reservation(reservationNumber(id));

/** A user's name, or that it was erased. */
export const nameOf = ({ firstName, lastName, erased }: User): string =>
  erased ? adminTexts().erasedCustomer : `${firstName} ${lastName}`;
