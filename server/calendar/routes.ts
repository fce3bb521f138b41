import type { FastifyInstance } from 'fastify';
import { calendarType, getCalendarFile } from '../../contract/reservations/calendar-file.ts';
import { away } from '../http/errors.ts';
import { languageOf } from '../http/language.ts';
import { route } from '../http/route.ts';
import { visibleReservations } from '../reservations/index.ts';
import type { Services } from '../services.ts';
import { unlinked } from '../text/plain.ts';
import { calendarFile, calendarFileName } from './calendar-file.ts';
import { calendarQueries } from './repository.ts';

export function calendarRoutes(
  app: FastifyInstance,
  { db, config, company: facts }: Services,
): void {
  const find = visibleReservations(db);
  const { changedAt } = calendarQueries(db);

  route(app, getCalendarFile, async ({ params: { id }, query, session, request, reply }) => {
    const company = facts();
    const language = query.language ?? languageOf(request.headers);
    const { status, vehicle, ...reservation } = await find(id, session);
    if (!company) throw away();
    const { userId, pickUpLocation, dropOffLocation } = reservation;
    const places = { pickUpLocation, dropOffLocation };
    const entry = {
      ...reservation,
      // Typed by customers: no link of a stranger's for staff to press.
      ...(userId === session.user.id ? places : unlinked(places)),
      vehicle: vehicle.model,
      changedAt: await changedAt(id),
      isCancelled: status === 'CANCELLED',
    };
    const { siteUrl, timeZone } = config;
    const settings = { company, siteUrl, timeZone, language, mail: null };
    const { method, content } = await calendarFile(entry, settings);
    return reply
      .type(`${calendarType}; charset=utf-8; method=${method}`)
      .header('content-disposition', `attachment; filename=${calendarFileName(id, language)}`)
      .send(content);
  });
}
