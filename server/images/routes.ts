import type { FastifyInstance } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { displayImage, downloadImage } from '../../contract/images.ts';
import { concurrencyLimit } from '../load/concurrency-limit.ts';
import { network } from '../http/network.ts';
import { route, type Call } from '../http/route.ts';
import type { Services } from '../services.ts';
import { imageAdminRoutes } from './admin-routes.ts';
import { answerImage } from './answer.ts';
import { imageCache } from './image-cache.ts';
import { imageQueries } from './repository.ts';

/** Few at once, so that a flood leaves the database and the event loop to the calls. A page asks for a dozen images. */
const limited = concurrencyLimit('image', { running: 4, waiting: 1000 });

/** The calls about images. Those that show one share a cache with the one that deletes it. */
export function imageRoutes(app: FastifyInstance, services: Services): void {
  const cache = imageCache(imageQueries(services.db).findVariant);
  imageAdminRoutes(app, services, cache);

  const send = (call: Call<typeof displayImage>, disposition: 'inline' | 'attachment') =>
    limited(async () => {
      // Without a pause those in memory would be sent one after the other while calls wait.
      await nextTurn();
      return answerImage(call, cache, disposition);
    }, network(call.request.ip));

  route(app, displayImage, (call) => send(call, 'inline'));

  route(app, downloadImage, (call) => send(call, 'attachment'));
}
