import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exportReservations, exportUsers, exportVehicles } from '../../contract/exports.ts';
import type { Language } from '../../contract/language.ts';
import { exportTexts as german } from '../../contract/texts/de/exports.ts';
import { exportTexts as english } from '../../contract/texts/en/exports.ts';
import { languageOf } from '../http/language.ts';
import { filterCondition } from '../reservations/index.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { todayIn } from '../time/wall-times.ts';
import { matchingUsers } from '../db/matching-users.ts';
import { listedVehicles } from '../vehicles/index.ts';
import { reservationColumns, userColumns, vehicleColumns, type Heads } from './columns.ts';
import { sendCsv } from './csv.ts';
import { exportQueries } from './repository.ts';
import { sendWorkbook } from './workbook.ts';

const heads: Record<Language, Heads> = { en: english, de: german };
const headsFor = ({ headers }: FastifyRequest) => heads[languageOf(headers)];

export function exportRoutes(app: FastifyInstance, { db, config }: Services): void {
  const rows = exportQueries(db);
  const zone = config.timeZone;
  const { currency } = config.business;

  route(app, exportUsers, ({ query, request, reply }) =>
    sendWorkbook(
      reply,
      'users',
      userColumns(headsFor(request), zone),
      rows.users(query, matchingUsers(query)),
    ),
  );

  route(app, exportVehicles, ({ query, request, reply }) =>
    sendWorkbook(
      reply,
      'cars',
      vehicleColumns(headsFor(request), currency),
      rows.vehicles(query, listedVehicles(query, todayIn(zone))),
    ),
  );

  route(app, exportReservations, ({ query, request, reply }) => {
    const columns = reservationColumns(headsFor(request), { zone, currency });
    const found = rows.reservations(query, filterCondition(query, zone));
    return query.format === 'csv'
      ? sendCsv(reply, 'reservations', columns, found, languageOf(request.headers))
      : sendWorkbook(reply, 'reservations', columns, found);
  });
}
