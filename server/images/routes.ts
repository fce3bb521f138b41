import type { FastifyInstance } from 'fastify';
import { displayImage, downloadImage } from '../../contract/images.ts';
import { concurrencyLimit } from '../load/concurrency-limit.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { imageAdminRoutes } from './admin-routes.ts';
import { answerImage } from './answer.ts';
import { imageCache } from './image-cache.ts';
import { imageQueries } from './repository.ts';

/** A flood of images that are not in memory leaves connections to the database for the calls. */
const limited = concurrencyLimit('image look-up', { running: 4, waiting: 1000 });

/** The calls about images. Those that show one share a cache with the one that deletes it. */
export function imageRoutes(app: FastifyInstance, services: Services): void {
  const { findVariant } = imageQueries(services.db);
  const cache = imageCache((...asked) => limited(() => findVariant(...asked)));
  imageAdminRoutes(app, services, cache);

  route(app, displayImage, (call) => answerImage(call, cache, 'inline'));

  route(app, downloadImage, (call) => answerImage(call, cache, 'attachment'));
}
