import type { FastifyInstance } from 'fastify';
import { deleteImage, listImages, uploadImage } from '../../contract/images.ts';
import { done } from '../http/language.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { pageAnswer, wholeList } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { vehicleQueries } from '../vehicles/repository.ts';
import type { ImageCache } from './image-cache.ts';
import { makeVariants } from './images.ts';
import { imageQueries, type ListedImage } from './repository.ts';
import { readUpload } from './upload.ts';

/** An administrator's calls about images. */
export function imageAdminRoutes(
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
    const imageId = await images.create(name, await makeVariants(bytes));
    return { ...done('images.uploaded'), imageId };
  });

  route(app, deleteImage, async ({ params: { imageId }, session }) => {
    if (await vehicles.isBuiltInImage(imageId)) throw forbidden('built_in', 'vehicles.builtIn');
    await vehicles.releaseImage(imageId, session.user.id);
    if (!(await images.remove(imageId))) throw notFound('image_not_found', 'images.notFound');
    cache.forget(imageId);
    return done('images.deleted');
  });
}
