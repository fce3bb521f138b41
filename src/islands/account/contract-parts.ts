import { getOwnData, type OwnData } from '../../../contract/office/own-data.ts';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { getTerms, type Terms } from '../../../contract/reservations/terms.ts';
import { call } from '../../lib/api/api.ts';

export interface ContractParts {
  user: OwnData['user'];
  /** Of the reservation: what only the own data tells; undefined if it has just been erased. */
  booked: OwnData['reservations'][number] | undefined;
  /** As they were agreed to; null if none were stored. */
  terms: Terms | null;
}

/** What a contract says besides the reservation: whose it is, as at booking, and under which terms. @throws ApiError */
export async function contractParts({ id, termsHash }: Reservation): Promise<ContractParts> {
  const [{ user, reservations }, terms] = await Promise.all([
    call(getOwnData, {}),
    termsHash ? call(getTerms, { params: { hash: termsHash } }) : null,
  ]);
  return { user, booked: reservations.find((reservation) => reservation.id === id), terms };
}
