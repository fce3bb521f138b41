import type { FastifyInstance } from 'fastify';
import {
  createReservationFor,
  deleteReservation,
  getReservation,
  listReservations,
  listReservationsOf,
  pageReservations,
  quoteRental,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { changedReservations } from '../../contract/office/changes.ts';
import { vehicleToWire } from '../../contract/reservations/reservations.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import {
  cancelReservations,
  type Cancellation,
} from '../../contract/reservations/selected-reservations.ts';
import { answerChanges } from '../changes/index.ts';
import { actorOf, checkMay } from '../http/authenticate.ts';
import { done, messageFor } from '../http/language.ts';
import { AppError, notFound } from '../http/errors.ts';
import { pageAnswer, wholeList } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { withWallSpan } from '../time/wall-times.ts';
import { checkVersion, etagOf, type Versions } from '../http/versions.ts';
import { readAdminCancelling, readEdit } from './admin-changes.ts';
import { reservationCreator } from './reservation-creator.ts';
import { rentalQuote } from './admin-quote.ts';
import { conflictsFor } from './in-the-way.ts';
import { amountsAnswer, listedAnswer, reservationAnswer } from './columns.ts';
import { countOfPeriod, filterCondition } from './conditions.ts';
import { listOrPage } from './routes.ts';
import { checkWritten, resultOf } from './outcome.ts';
import { changedOneWay, oneWayBetween } from './one-way.ts';
import { reservationQueries } from './repository.ts';
import { readRental } from './rental.ts';
import { reservationEditor, type StoredReservation } from './reservation-editor.ts';

/** An administrator's calls about reservations. */
export function reservationAdminRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, company } = services;
  const reservations = reservationQueries(db);
  const quoteFor = rentalQuote(db, config, company);
  const create = reservationCreator(services);
  const edit = reservationEditor(db, config);
  const zone = config.timeZone;

  async function find(id: number) {
    const row = await reservations.find(id);
    if (!row) throw notFound('reservation_not_found', 'reservations.notFound');
    return row;
  }

  async function checkChangeable(id: number, versions: Versions): Promise<void> {
    const row = await find(id);
    const { agreed, drivers, orderNumber, costCentre } = row;
    const current = { ...reservationAnswer(row, config), agreed, drivers, orderNumber, costCentre };
    checkVersion(versions, row.version, current);
  }

  route(app, quoteRental, async ({ query, session }) => {
    const { vehicleId, reservationId = null, pickUpTime, dropOffTime, ...places } = query;
    const times = { pickUpTime, dropOffTime, zone, now: new Date(), mayBePast: true, mostDays: 0 };
    const quote = await quoteFor({ ...readRental(times), vehicleId }, reservationId, places);
    if (!quote) throw notFound('vehicle_not_found', 'vehicles.notFound');
    return {
      ...quote,
      conflicts: conflictsFor(quote.conflicts, session, zone),
      blocks: quote.blocks.map((block) => withWallSpan(block, zone)),
      transfers: quote.transfers.map((transfer) => withWallSpan(transfer, zone)),
    };
  });

  route(app, createReservationFor, async (call) => {
    const reservation = await create(call, { ...call.query, mayBePast: true });
    return { ...done('bookings.created'), reservation };
  });

  route(app, getReservation, async ({ params, reply }) => {
    const row = await find(params.id);
    reply.header('etag', etagOf(row.version));
    const { vehicleMissing, termsHash, isOfErased, agreed, licencePlate, drivers } = row;
    const { orderNumber, costCentre } = row;
    return {
      ...reservationAnswer(row, config),
      ...vehicleToWire({ ...row.vehicle, licencePlate }),
      vehicleMissing,
      agreed,
      termsHash,
      drivers,
      orderNumber: isOfErased ? null : orderNumber,
      costCentre: isOfErased ? null : costCentre,
      customerErased: isOfErased,
    };
  });

  route(app, listReservations, async () => {
    const rows = await reservations.list({ sort: 'pickUpTime', direction: 'ASC' });
    return wholeList(rows, pageReservations).map((row) => reservationAnswer(row, config));
  });

  route(app, pageReservations, async ({ query, session }) => {
    // It looks into the customers' data.
    if (query.search) checkMay(session, 'customers.read');
    const selection = {
      where: filterCondition(query, config),
      count: countOfPeriod(query, config),
    };
    const { rows, total } = await reservations.page({ ...query, ...selection });
    const now = new Date();
    return pageAnswer({ rows: rows.map((row) => listedAnswer(row, config, now)), total }, query);
  });

  route(app, changedReservations, ({ query }) =>
    answerChanges(reservations.changed, query, zone, (row) => amountsAnswer(row, config)),
  );

  route(app, listReservationsOf, ({ query: { userId, ...query } }) =>
    listOrPage(reservations.ofUserForStaff, userId, query, config, listReservationsOf),
  );

  route(app, updateReservation, async ({ query, body, versions, session }) => {
    const { vehicleId, reservationId } = query;
    await checkChangeable(reservationId, versions);
    const { pickUpPlace, dropOffPlace, ...edited } = body;
    const oneWay = oneWayBetween(company(), { pickUpPlace, dropOffPlace }, config);
    const readAsked = (reservation: StoredReservation) => ({
      ...readEdit({ vehicleId, ...edited }, reservation, { session, config, now: new Date() }),
      oneWay: changedOneWay(reservation, edited, oneWay),
    });
    const result = await edit({ id: reservationId, actor: actorOf(session), versions }, readAsked);
    // Changed since it was looked at, which may be why.
    if (result.outcome !== 'written') await checkChangeable(reservationId, versions);
    checkWritten(result);
    return done('reservations.updated');
  });

  route(app, deleteReservation, async ({ params, session }) => {
    checkWritten(resultOf(await reservations.remove(params.id, actorOf(session))));
    return done('reservations.deleted');
  });

  /** Each as if it were the only one. */
  route(app, cancelReservations, async ({ body: { ids }, session, request }) => {
    const results: Cancellation[] = [];
    for (const id of ids) {
      const result = { id, number: reservationNumber(id), done: true, code: null, message: null };
      try {
        checkWritten(await edit({ id, actor: actorOf(session) }, readAdminCancelling));
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
