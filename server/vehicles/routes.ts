import fastifyEtag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import {
  getVehicle,
  listVehicles,
  pageVehicles,
  vehicleMessages,
} from '../../contract/vehicles.ts';
import { sessionOf } from '../http/authenticate.ts';
import { setCaching } from '../http/caching.ts';
import { notFound } from '../http/errors.ts';
import { pageAnswer } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import { shareReads } from '../load/share-reads.ts';
import { etagOf, isKnown } from '../http/versions.ts';
import type { Page } from '../db/page.ts';
import type { Services } from '../services.ts';
import { vehicleAnswer, type VehicleAnswer } from './columns.ts';
import { vehicleQueries } from './repository.ts';

export function vehicleRoutes(app: FastifyInstance, { db }: Services): void {
  const vehicles = vehicleQueries(db);
  const shareList = shareReads<VehicleAnswer[]>();
  const sharePage = shareReads<Page<VehicleAnswer>>();

  void app.register(async (lists) => {
    await lists.register(fastifyEtag);

    route(lists, listVehicles, async ({ request, reply }) => {
      const all = await shareList('', async () => (await vehicles.list()).map(vehicleAnswer));
      setCaching(reply, request.headers.authorization ? 'owner' : 'all');
      return all;
    });

    route(lists, pageVehicles, async ({ query, request, reply }) => {
      const page = await sharePage(JSON.stringify(query), async () => {
        const { rows, total } = await vehicles.page(query);
        return { rows: rows.map(vehicleAnswer), total };
      });
      setCaching(reply, request.headers.authorization ? 'owner' : 'all');
      return pageAnswer(page, query);
    });
  });

  route(app, getVehicle, async ({ params, request, reply }) => {
    const [vehicle, session] = await Promise.all([
      vehicles.find(params.id),
      sessionOf(app, request),
    ]);
    if (!vehicle) throw notFound('vehicle_not_found', vehicleMessages.notFound);
    const isForm = session?.user.roles.includes('Administrator') ?? false;
    setCaching(reply, isForm ? 'nobody' : 'all');
    reply.header('etag', etagOf(vehicle.version));
    if (!isForm && isKnown(request.headers['if-none-match'], vehicle.version))
      return reply.status(304).send();
    return vehicleAnswer(vehicle);
  });
}
