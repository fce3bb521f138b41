import type { FastifyInstance } from 'fastify';
import {
  getVehicle,
  listVehicles,
  pageVehicles,
  vehicleMessages,
} from '../../contract/vehicles.ts';
import { notFound } from '../errors.ts';
import { pageAnswer } from '../page.ts';
import { route } from '../route.ts';
import type { Services } from '../services.ts';
import { vehicleAnswer } from './columns.ts';
import { vehicleQueries } from './queries.ts';

export function vehicleRoutes(app: FastifyInstance, { db }: Services): void {
  const vehicles = vehicleQueries(db);

  route(app, listVehicles, async () => (await vehicles.list()).map(vehicleAnswer));

  route(app, pageVehicles, async ({ query }) => {
    const { rows, total } = await vehicles.page(query);
    return pageAnswer({ rows: rows.map(vehicleAnswer), total }, query);
  });

  route(app, getVehicle, async ({ params }) => {
    const vehicle = await vehicles.find(params.id);
    if (!vehicle) throw notFound(vehicleMessages.notFound);
    return vehicleAnswer(vehicle);
  });
}
