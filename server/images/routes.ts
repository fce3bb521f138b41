import type { FastifyInstance } from 'fastify';
import {
  displayImage,
  downloadImage,
  deleteImage,
  listImages,
  uploadImage,
} from '../../contract/vehicles/images.ts';
import { actorOf, authenticateAgain } from '../http/authenticate.ts';
import { concurrencyLimit } from '../load/concurrency-limit.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { answerImage } from './answer.ts';
import { imageCache, type ImageCache } from './image-cache.ts';
import { imageQueries, type ListedImage } from './repository.ts';
import { done } from '../http/language.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { pageAnswer, wholeList } from '../http/page-answer.ts';
import { vehicleQueries } from '../vehicles/repository.ts';
import { makeVariants } from './convert-upload.ts';
import { readUpload } from './upload.ts';

/** A flood of images that are not in memory leaves connections to the database for the calls. */
const limited = concurrencyLimit('image look-up', { running: 4, waiting: 1000 });

/** The calls about images. Those that show one share a cache with the one that deletes it. */
export function imageRoutes(app: FastifyInstance, services: Services): void {
  const { findVariant } = imageQueries(services.db);
  const cache = imageCache((...input) => limited(() => findVariant(...input)));
  imageAdminRoutes(app, services, cache);

  route(app, displayImage, (call) => answerImage(call, cache, 'inline'));

  route(app, downloadImage, (call) => answerImage(call, cache, 'attachment'));
}

/** An administrator's calls about images. */
function imageAdminRoutes(
  app: FastifyInstance,
  { db }: Services,
  cache: Pick<ImageCache, 'forget'>,
): void {
  const images = imageQueries(db);
  const vehicles = vehicleQueries(db);

  const answer = ({ format, ...image }: ListedImage) => ({
    ...image,
    type: `image/${format}`,
    url: `${app.prefix}/files/display/${image.id}`,
  });

  route(app, listImages, async ({ query: { page, ...query } }) => {
    if (page === undefined) return wholeList(await images.list(query), listImages).map(answer);
    const { rows, total } = await images.page({ ...query, page });
    return pageAnswer({ rows: rows.map(answer), total }, { ...query, page });
  });

  route(app, uploadImage, async ({ request }) => {
    const { name, bytes } = await readUpload(request, uploadImage.upload!);
    const variants = await makeVariants(bytes);
    // Many may have been converted before this one.
    await authenticateAgain(request);
    const imageId = await images.create(name, variants);
    return { ...done('images.uploaded'), imageId };
  });

  route(app, deleteImage, async ({ params: { imageId }, session }) => {
    if (await vehicles.isBuiltInImage(imageId)) throw forbidden('built_in', 'vehicles.builtIn');
    await vehicles.releaseImage(imageId, actorOf(session));
    if (!(await images.remove(imageId))) throw notFound('image_not_found', 'images.notFound');
    cache.forget(imageId);
    return done('images.deleted');
  });
}
