import type { FastifyInstance } from 'fastify';
import { exportReservations, exportUsers, exportVehicles } from '../../contract/exports.ts';
import { filterCondition } from '../reservations/index.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { matchingUsers } from '../users/index.ts';
import { reservationColumns, userColumns, vehicleColumns } from './columns.ts';
import { exportQueries } from './repository.ts';
import { sendWorkbook } from './workbook.ts';

export function exportRoutes(app: FastifyInstance, { db, config }: Services): void {
  const rows = exportQueries(db);
  const zone = config.timeZone;

  route(app, exportUsers, ({ query, reply }) =>
    sendWorkbook(reply, 'users', userColumns(zone), rows.users(query, matchingUsers(query.search))),
  );

  route(app, exportVehicles, ({ query, reply }) =>
    sendWorkbook(reply, 'cars', vehicleColumns, rows.vehicles(query)),
  );

  route(app, exportReservations, ({ query, reply }) =>
    sendWorkbook(
      reply,
      'reservations',
      reservationColumns(zone),
      rows.reservations(query, filterCondition(query, zone)),
    ),
  );
}
