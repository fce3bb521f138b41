import type { FastifyInstance } from 'fastify';
import {
  checkAvailability,
  createReservation,
  getOwnReservation,
  listOwnReservations,
  reservationMessages,
} from '../../contract/reservations.ts';
import { vehicleMessages } from '../../contract/vehicles.ts';
import { isAdministrator } from '../http/session.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { reservationCreator } from './reservation-creator.ts';
import { reservationAnswer } from './columns.ts';
import { listOrPage } from './list-or-page.ts';
import { reservationQueries } from './repository.ts';
import { readRental } from './rental.ts';

/** A customer's calls. */
export function reservationRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const reservations = reservationQueries(db);
  const create = reservationCreator(services);
  const zone = config.timeZone;

  route(app, checkAvailability, async ({ query, session }) => {
    const rental = readRental({
      ...query,
      zone,
      now: new Date(),
      mayBePast: false,
      mostDays: isAdministrator(session) ? 0 : config.bookingLimits.rentalDays,
    });
    const answer = await reservations.findAvailability(query.vehicleId, rental);
    if (!answer) throw notFound('vehicle_not_found', vehicleMessages.notFound);
    const message = reservationMessages[answer.available ? 'available' : 'taken'];
    return { success: true, message, ...answer };
  });

  route(app, createReservation, async (call) => {
    const ids = { ...call.query, userId: call.session.user.id };
    const reservation = await create(call, { ...ids, mayBePast: false });
    return { success: true, message: reservationMessages.created, reservation };
  });

  route(app, listOwnReservations, ({ query, session }) =>
    listOrPage(reservations.ofUser, session.user.id, query, zone),
  );

  route(app, getOwnReservation, async ({ params, session }) => {
    const row = await reservations.find(params.id);
    if (row?.reservation.userId !== session.user.id)
      throw notFound('reservation_not_found', reservationMessages.notFound);
    return reservationAnswer(row, zone);
  });
}
