import type { FastifyInstance } from 'fastify';
import { reservationMessages } from '../../contract/reservations.ts';
import {
  createReservationFor,
  deleteReservation,
  getReservation,
  listReservations,
  listReservationsOf,
  pageReservations,
  updateReservation,
} from '../../contract/reservations-admin.ts';
import { notFound } from '../errors.ts';
import { pageAnswer } from '../page.ts';
import { route } from '../route.ts';
import type { Services } from '../services.ts';
import { booker } from './book.ts';
import { reservationAnswer } from './columns.ts';
import { matching } from './filter.ts';
import { listOrPage } from './list.ts';
import { checkWritten } from './outcome.ts';
import { reservationQueries } from './queries.ts';
import { bookingFields, readChange } from './rental.ts';

/** An administrator's calls about reservations. */
export function reservationAdminRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const reservations = reservationQueries(db);
  const book = booker(services);
  const zone = config.timeZone;

  async function find(id: number) {
    const row = await reservations.find(id);
    if (!row) throw notFound(reservationMessages.notFound);
    return row;
  }

  route(app, createReservationFor, async (call) => {
    await book(call, { vehicleId: call.query.carId, userId: call.query.userId });
    return { success: true, message: reservationMessages.created };
  });

  route(app, getReservation, async ({ params }) => reservationAnswer(await find(params.id), zone));

  route(app, listReservations, async () => {
    const rows = await reservations.list({ sort: 'pickUpTime', direction: 'ASC' });
    return rows.map((row) => reservationAnswer(row, zone));
  });

  route(app, pageReservations, async ({ query }) => {
    const { rows, total } = await reservations.page(query, matching(query, zone));
    return pageAnswer({ rows: rows.map((row) => reservationAnswer(row, zone)), total }, query);
  });

  route(app, listReservationsOf, ({ query: { userId, ...query } }) =>
    listOrPage(reservations.ofUser, userId, query, zone),
  );

  route(app, updateReservation, async ({ query, body }) => {
    await find(query.reservationId);
    const { pickUpTime, dropOffTime, ...fields } = body;
    const asked = {
      pickUp: pickUpTime,
      dropOff: dropOffTime,
      fields: bookingFields,
      zone,
      now: new Date(),
    };
    checkWritten(
      await reservations.update(query.reservationId, fields, (known) =>
        readChange(asked, known, query.carId),
      ),
    );
    return { success: true, message: reservationMessages.updated };
  });

  route(app, deleteReservation, async ({ params }) => {
    if (!(await reservations.remove(params.id))) throw notFound(reservationMessages.notFound);
    return { success: true, message: reservationMessages.deleted };
  });
}
