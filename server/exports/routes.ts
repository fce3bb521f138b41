import type { FastifyInstance } from 'fastify';
import { exportReservations, exportUsers, exportVehicles } from '../../contract/exports.ts';
import { route } from '../route.ts';
import type { Services } from '../services.ts';
import { reservationColumns, userColumns, vehicleColumns } from './columns.ts';
import { exportQueries } from './queries.ts';
import { sendWorkbook } from './workbook.ts';

export function exportRoutes(app: FastifyInstance, { db, config }: Services): void {
  const rows = exportQueries(db);
  const zone = config.timeZone;

  route(app, exportUsers, ({ reply }) =>
    sendWorkbook(reply, 'users', userColumns(zone), rows.users()),
  );

  route(app, exportVehicles, ({ reply }) =>
    sendWorkbook(reply, 'cars', vehicleColumns, rows.vehicles()),
  );

  route(app, exportReservations, ({ reply }) =>
    sendWorkbook(reply, 'reservations', reservationColumns(zone), rows.reservations()),
  );
}
