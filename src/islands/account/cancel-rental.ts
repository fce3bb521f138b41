import {
  cancelReservation,
  getOwnReservation,
  type Reservation,
} from '../../../contract/reservations.ts';
import { ApiError, call } from '../../lib/api.ts';

/** Cancels an own reservation; returns it as it is afterwards. @throws ApiError */
export async function cancelRental(reservation: Reservation): Promise<Reservation> {
  const request = { params: { id: reservation.id } };
  await call(cancelReservation, request).catch(unlessClosed);
  return call(getOwnReservation, request).catch(() => ({
    ...reservation,
    ...{ status: 'CANCELLED', changeableUntil: null, amountDue: 0 },
  }));
}

/** An earlier try may have been carried out although its answer was lost. */
function unlessClosed(error: unknown): void {
  if (!(error instanceof ApiError && error.details.code === 'reservation_closed')) throw error;
}
