import type { TaxSettings } from './vat.ts';
import type { FastifyInstance } from 'fastify';
import type { RentalTextName } from '../../contract/reservations/rental-fields.ts';
import {
  cancelReservation,
  changeReservation,
  createReservation,
  getOwnReservation,
  listOwnReservations,
  previewChange,
} from '../../contract/reservations/reservations.ts';
import type { User } from '../../contract/users/users.ts';
import { checkMeetings } from '../company/index.ts';
import { toWallTime } from '../time/wall-times.ts';
import { done } from '../http/language.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Session } from '../http/authenticate.ts';
import type { Services } from '../services.ts';
import { previewOf } from './change-preview.ts';
import { type ReservationRow, reservationAnswer } from './columns.ts';
import { reservationCreator } from './reservation-creator.ts';
import type { reservationsOfUser } from './own-list.ts';
import { reservationQueries } from './repository.ts';
import { checkWritten } from './outcome.ts';
import { changedMeetings, readCancelling, readOwnChange, ownAnswer } from './own-changes.ts';
import {
  askedPlaces,
  changedOneWay,
  checkOffered,
  isAtPlacesOf,
  oneWayBetween,
  type PlaceSlugs,
} from './one-way.ts';
import { reservationEditor, type Booked } from './reservation-editor.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { pageAnswer, wholeList } from '../http/page-answer.ts';
import type { ReservationOrder, ReservationPage } from './statements.ts';

const any = { anyEqual: true };

/** A customer's calls. */
export function reservationRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, company, limiter } = services;
  const reservations = reservationQueries(db);
  const create = reservationCreator(services);
  const edit = reservationEditor(db, config);
  const zone = config.timeZone;
  const toAnswer = (row: ReservationRow) => ownAnswer(row, config);

  route(app, createReservation, async (call) => {
    const { vehicleId, anyEqual } = call.query;
    // Only where it is said: a repeat is the same request as at a former server.
    const ids = { vehicleId, userId: call.session.user.id, ...(anyEqual === 'true' && any) };
    const reservation = await create(call, { ...ids, mayBePast: false });
    return { ...done('bookings.created'), reservation };
  });

  route(app, listOwnReservations, ({ query, session }) =>
    listOrPage(reservations.ofUser, session.user.id, query, config, listOwnReservations, toAnswer),
  );

  /** An own reservation; throws a 404 for others'. */
  async function findOwn(id: number, userId: number) {
    const row = await reservations.find(id);
    if (row?.userId !== userId) throw notFound('reservation_not_found', 'reservations.notFound');
    return row;
  }

  /** Each change is told by mail: to an address that nobody has confirmed, few are. */
  async function countChange({ id, emailConfirmed }: User): Promise<void> {
    const isUnconfirmed = !emailConfirmed && config.mail.way.to === 'smtp';
    const limit = isUnconfirmed ? 'change of unconfirmed account' : 'change of account';
    await limiter.count(limit, String(id));
  }

  /** What a customer's change makes of a one-way rental; throws a 400 where none is offered. */
  function ownOneWay(booked: Booked, places: Record<RentalTextName, string>, slugs: PlaceSlugs) {
    const asked = oneWayBetween(company(), slugs, config);
    const oneWay = changedOneWay(booked, places, asked);
    if (!isAtPlacesOf(booked, places)) checkOffered(slugs, asked);
    return oneWay;
  }

  const ownOf = (id: number, { user }: Session) => ({ id, actor: user.id, userId: user.id });

  route(app, previewChange, async ({ params: { id }, query, session }) => {
    const reservation = await findOwn(id, session.user.id);
    const places = askedPlaces(query, reservation);
    const request = { ...query, ...places };
    const { change } = readOwnChange(request, reservation, new Date(), config);
    const oneWay = ownOneWay(reservation, places, query);
    const preview = await previewOf(db, reservation, change, config, oneWay);
    if (!preview) throw notFound('reservation_not_found', 'reservations.notFound');
    return preview;
  });

  route(app, changeReservation, async ({ params: { id }, body, session }) => {
    const { pickUpPlace, dropOffPlace, ...request } = body;
    await countChange(session.user);
    const own = ownOf(id, session);
    checkWritten(
      await edit(own, (reservation) => {
        const now = new Date();
        const change = readOwnChange(request, reservation, now, config);
        const asked = changedMeetings({ ...body, pickUpPlace, dropOffPlace }, reservation, change);
        checkMeetings(company(), asked, toWallTime(now, zone));
        return { ...change, oneWay: ownOneWay(reservation, request, body) };
      }),
    );
    return done('reservations.changed');
  });

  route(app, cancelReservation, async ({ params: { id }, session }) => {
    await countChange(session.user);
    const own = ownOf(id, session);
    checkWritten(await edit(own, (reservation) => readCancelling(reservation, new Date(), config)));
    return done('reservations.cancelled');
  });

  route(app, getOwnReservation, async ({ params, session }) => {
    const row = await findOwn(params.id, session.user.id);
    const { termsHash, agreed, drivers, orderNumber, costCentre } = row;
    return { ...toAnswer(row), agreed, termsHash, drivers, orderNumber, costCentre };
  });
}

type Query = ReservationOrder & Pick<ReservationPage, 'size'> & { page?: number | undefined };

/** Reservations of a user: an array, or a page when `page` is given. */
export async function listOrPage(
  reservations: ReturnType<typeof reservationsOfUser>,
  userId: number,
  { page, ...order }: Query,
  settings: TaxSettings,
  endpoint: Pick<Endpoint, 'path'>,
  answerOf = reservationAnswer,
) {
  if (page === undefined) {
    const rows = wholeList(await reservations.list(userId, order), endpoint);
    return rows.map((row) => answerOf(row, settings));
  }
  const query = { ...order, page };
  const { rows, total } = await reservations.page(userId, query);
  return pageAnswer({ rows: rows.map((row) => answerOf(row, settings)), total }, query);
}
