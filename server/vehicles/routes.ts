import type { FastifyInstance } from 'fastify';
import {
  getVehicle,
  listVehicles,
  pageVehicles,
  vehicleMessages,
} from '../../contract/vehicles.ts';
import { sessionOf } from '../http/authenticate.ts';
import { notFound } from '../http/errors.ts';
import { pageAnswer } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { etagOf, isKnown } from '../http/versions.ts';
import { vehicleAnswer } from './columns.ts';
import { vehicleQueries } from './repository.ts';

export function vehicleRoutes(app: FastifyInstance, { db }: Services): void {
  const vehicles = vehicleQueries(db);

  route(app, listVehicles, async () => (await vehicles.list()).map(vehicleAnswer));

  route(app, pageVehicles, async ({ query }) => {
    const { rows, total } = await vehicles.page(query);
    return pageAnswer({ rows: rows.map(vehicleAnswer), total }, query);
  });

  route(app, getVehicle, async ({ params, request, reply }) => {
    const [vehicle, session] = await Promise.all([
      vehicles.find(params.id),
      sessionOf(app, request),
    ]);
    if (!vehicle) throw notFound(vehicleMessages.notFound);
    const isForm = session?.user.roles.includes('Administrator') ?? false;
    reply.headers({
      etag: etagOf(vehicle.version),
      // CORS may have said that the answer varies by origin too.
      vary: [reply.getHeader('vary'), 'Authorization'].filter(Boolean).join(', '),
      'cache-control': isForm ? 'private, no-store' : 'no-cache, s-maxage=5',
    });
    if (!isForm && isKnown(request.headers['if-none-match'], vehicle.version))
      return reply.status(304).send();
    return vehicleAnswer(vehicle);
  });
}
