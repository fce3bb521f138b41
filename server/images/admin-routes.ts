import type { FastifyInstance } from 'fastify';
import { deleteImage, listImages, uploadImage } from '../../contract/images.ts';
import { done } from '../http/language.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { vehicleQueries } from '../vehicles/repository.ts';
import type { ImageCache } from './image-cache.ts';
import { makeVariants } from './images.ts';
import { imageQueries } from './repository.ts';
import { readUpload } from './upload.ts';

/** An administrator's calls about images. */
export function imageAdminRoutes(
  app: FastifyInstance,
  { db }: Services,
  cache: Pick<ImageCache, 'forget'>,
): void {
  const images = imageQueries(db);
  const vehicles = vehicleQueries(db);

  route(app, listImages, async () => {
    const rows = await images.list();
    return rows.map(({ id, name, format, size }) => ({
      id,
      name,
      type: `image/${format}`,
      size,
      url: `${app.prefix}/files/display/${id}`,
    }));
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
