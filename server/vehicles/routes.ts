import fastifyEtag from '@fastify/etag';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../../contract/values/limits.ts';
import { getVehicle, listVehicles, pageVehicles } from '../../contract/vehicles/vehicles.ts';
import { may, sessionOf } from '../http/authenticate.ts';
import { setCaching } from '../http/headers.ts';
import { notFound } from '../http/errors.ts';
import { pageAnswer, tooManyRows } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import { etagOf, isKnown, type Tagged } from '../http/versions.ts';
import type { Services } from '../services.ts';
import { vehicleAnswer } from './columns.ts';
import { listCache } from './list-cache.ts';
import { vehicleQueries } from './repository.ts';

export function vehicleRoutes(app: FastifyInstance, { db }: Services): void {
  const vehicles = vehicleQueries(db);
  const cached = listCache(db.read);

  void app.register(async (lists) => {
    // Answers 304 to clients that have the list.
    await lists.register(fastifyEtag);

    function send(list: Tagged, request: FastifyRequest, reply: FastifyReply): FastifyReply {
      setCaching(reply, request.headers.authorization ? 'owner' : 'all');
      reply.headers({ etag: list.etag, 'content-type': 'application/json; charset=utf-8' });
      return reply.send(list.body);
    }

    route(lists, listVehicles, async ({ request, reply }) => {
      // That there are too many is cached as well: anybody may ask for them.
      const list = await cached('all', async () => {
        const rows = await vehicles.list();
        return rows.length > limits.rows ? null : rows.map(vehicleAnswer);
      });
      if (list.body === 'null') throw tooManyRows(pageVehicles.path);
      return send(list, request, reply);
    });

    route(lists, pageVehicles, async ({ query, request, reply }) => {
      const list = await cached(JSON.stringify(query), async () => {
        const { group = 'false' } = query;
        if (group !== 'false') {
          const { rows, total } = await vehicles.pageOfGroups(query, group);
          const groups = rows.map(({ of, ...row }) => ({ ...vehicleAnswer(row), of }));
          return pageAnswer({ rows: groups, total }, query);
        }
        const { rows, total } = await vehicles.page(query);
        return pageAnswer({ rows: rows.map(vehicleAnswer), total }, query);
      });
      return send(list, request, reply);
    });
  });

  route(app, getVehicle, async ({ params, request, reply }) => {
    const [vehicle, session] = await Promise.all([
      vehicles.find(params.id),
      sessionOf(app, request),
    ]);
    const isForm = session !== null && may(session, 'vehicles.read');
    const plate = isForm ? await vehicles.findPlate(params.id) : undefined;
    // Of those that are retired only administrators know.
    if (!vehicle || (vehicle.retiredAt && !isForm))
      throw notFound('vehicle_not_found', 'vehicles.notFound');
    setCaching(reply, isForm ? 'nobody' : 'all');
    reply.header('etag', etagOf(vehicle.version));
    if (isForm) return { ...vehicleAnswer(vehicle), licencePlate: plate };
    if (isKnown(request.headers['if-none-match'], vehicle.version)) return reply.status(304).send();
    return vehicleAnswer(vehicle);
  });
}
