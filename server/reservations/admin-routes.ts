import type { FastifyInstance } from 'fastify';
import { reservationMessages } from '../../contract/reservations.ts';
import {
  createReservationFor,
  deleteReservation,
  getReservation,
  listReservations,
  listReservationsOf,
  pageReservations,
  quoteRental,
  updateReservation,
} from '../../contract/reservations-admin.ts';
import { vehicleMessages } from '../../contract/vehicles.ts';
import { notFound } from '../http/errors.ts';
import { pageAnswer } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { withWallTimes } from '../time/wall-times.ts';
import { checkVersion, etagOf, type Versions } from '../http/versions.ts';
import { reservationCreator } from './reservation-creator.ts';
import { reservationAnswer } from './columns.ts';
import { findConflicts } from './conflicts.ts';
import { filterCondition } from './conditions.ts';
import { listOrPage } from './list-or-page.ts';
import { checkWritten } from './outcome.ts';
import { reservationQueries } from './repository.ts';
import { readRental } from './rental.ts';
import { reservationEditor, readEdit, type Known } from './reservation-editor.ts';

/** An administrator's calls about reservations. */
export function reservationAdminRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const reservations = reservationQueries(db);
  const create = reservationCreator(services);
  const edit = reservationEditor(db);
  const zone = config.timeZone;

  async function find(id: number) {
    const row = await reservations.find(id);
    if (!row) throw notFound('reservation_not_found', reservationMessages.notFound);
    return row;
  }

  async function checkChangeable(id: number, versions: Versions): Promise<void> {
    const row = await find(id);
    checkVersion(versions, row.version, reservationAnswer(row, zone));
  }

  route(app, quoteRental, async ({ query }) => {
    const { vehicleId, reservationId = null, ...times } = query;
    const now = new Date();
    const rental = readRental({ ...times, zone, now, mayBePast: true, mostDays: 0 });
    const quote = await reservations.findAvailability(vehicleId, rental);
    if (!quote) throw notFound('vehicle_not_found', vehicleMessages.notFound);
    const rows = await findConflicts(db, vehicleId, rental, reservationId);
    const conflicts = rows.map((row) => withWallTimes(row, zone));
    return { totalPrice: quote.totalPrice, conflicts };
  });

  route(app, createReservationFor, async (call) => {
    const reservation = await create(call, { ...call.query, mayBePast: true });
    return { success: true, message: reservationMessages.created, reservation };
  });

  route(app, getReservation, async ({ params, reply }) => {
    const row = await find(params.id);
    reply.header('etag', etagOf(row.version));
    return reservationAnswer(row, zone);
  });

  route(app, listReservations, async () => {
    const rows = await reservations.list({ sort: 'pickUpTime', direction: 'ASC' });
    return rows.map((row) => reservationAnswer(row, zone));
  });

  route(app, pageReservations, async ({ query }) => {
    const { rows, total } = await reservations.page(query, filterCondition(query, zone));
    return pageAnswer({ rows: rows.map((row) => reservationAnswer(row, zone)), total }, query);
  });

  route(app, listReservationsOf, ({ query: { userId, ...query } }) =>
    listOrPage(reservations.ofUser, userId, query, zone),
  );

  route(app, updateReservation, async ({ query, body, versions }) => {
    const { vehicleId, reservationId } = query;
    await checkChangeable(reservationId, versions);
    const asked = { vehicleId, ...body };
    const readAsked = (known: Known) => readEdit(asked, known, { zone, now: new Date() });
    const outcome = await edit(reservationId, readAsked, versions);
    // Changed since it was looked at, which may be why.
    if (outcome !== 'written') await checkChangeable(reservationId, versions);
    checkWritten(outcome);
    return { success: true, message: reservationMessages.updated };
  });

  route(app, deleteReservation, async ({ params }) => {
    if (!(await reservations.remove(params.id)))
      throw notFound('reservation_not_found', reservationMessages.notFound);
    return { success: true, message: reservationMessages.deleted };
  });
}
