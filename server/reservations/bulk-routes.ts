import type { FastifyInstance } from 'fastify';
import { perRentalLine } from '../../contract/reservations/rental-fields.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import {
  cancelReservations,
  type Cancellation,
} from '../../contract/reservations/selected-reservations.ts';
import { AppError, refused } from '../http/errors.ts';
import { done, messageFor } from '../http/language.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { checkWritten } from './outcome.ts';
import { reservationEditor, type Edit, type StoredReservation } from './reservation-editor.ts';

/** Steps for several reservations at once, each as if it were the only one. */
export function bulkRoutes(app: FastifyInstance, { db, config }: Services): void {
  const edit = reservationEditor(db, config);

  route(app, cancelReservations, async ({ body: { ids }, session, request }) => {
    const results: Cancellation[] = [];
    for (const id of ids) {
      const result = { id, number: reservationNumber(id), done: true, code: null, message: null };
      try {
        checkWritten(await edit({ id, actor: session.user.id }, readCancelling));
        results.push(result);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const message = messageFor(request.headers, error.message);
        results.push({ ...result, done: false, code: error.code, message });
      }
    }
    return { ...done('selection.cancelled'), results };
  });
}

/** An administrator's cancellation. Throws a 400 for what is closed. */
function readCancelling(reservation: StoredReservation): Edit {
  if (reservation.status !== 'CREATED') throw refused('reservation_closed', 'reservations.closed');
  return { ...perRentalLine((name) => reservation[name]), status: 'CANCELLED', change: null };
}
