import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  getReservationHistory,
  getVehicleHistory,
  pageHistory,
  type HistoryEntry,
} from '../../contract/office/history.ts';
import { reservations, vehicles } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { pageAnswer } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { toWallTime } from '../time/wall-times.ts';
import { changesOf } from './fields.ts';
import { historyQueries, type HistoryRow } from './repository.ts';

/** Administrators see who changed what. */
export function historyRoutes(app: FastifyInstance, { db, config }: Services): void {
  const history = historyQueries(db, config.timeZone);

  const answerOf = ({ at, kind, changes, ...row }: HistoryRow): HistoryEntry => ({
    ...row,
    at: toWallTime(at, config.timeZone),
    changes: changesOf(kind, changes, config.timeZone),
  });

  // Records from before there was a history have none, and those that are gone still have theirs.
  route(app, getReservationHistory, async ({ params: { id } }) => {
    const rows = await history.of('reservation', id);
    if (rows.length === 0 && (await db.$count(reservations, eq(reservations.id, id))) === 0)
      throw notFound('reservation_not_found', 'reservations.notFound');
    return rows.map(answerOf);
  });

  route(app, getVehicleHistory, async ({ params: { id } }) => {
    const rows = await history.of('vehicle', id);
    if (rows.length === 0 && (await db.$count(vehicles, eq(vehicles.id, id))) === 0)
      throw notFound('vehicle_not_found', 'vehicles.notFound');
    return rows.map(answerOf);
  });

  route(app, pageHistory, async ({ query }) => {
    const { rows, total } = await history.page(query);
    const answers = rows.map(({ subjectId, subject, ...row }) => ({
      ...answerOf(row),
      kind: row.kind,
      subjectId,
      subject,
    }));
    return pageAnswer({ rows: answers, total }, query);
  });
}
