import { type displayImage } from '../../contract/vehicles/images.ts';
import { limits } from '../../contract/values/limits.ts';
import { notFound } from '../http/errors.ts';
import type { Call } from '../http/route.ts';
import { type ImageCache, currentTag, etagOf } from './image-cache.ts';
import { formatsFor } from './negotiate.ts';

const largest = Math.max(...limits.imageWidths);

/** An image never changes. One that was not looked up may have been deleted, so it expires soon. */
const caching = { known: 'public, max-age=31536000, immutable', unknown: 'public, max-age=60' };

/**
 * Sends an image, or a 304. The 304 needs no database: images never change, and a forged tag misleads only its sender.
 * Throws a 404.
 */
export async function answerImage(
  { params: { imageId }, query, request, reply }: Call<typeof displayImage>,
  images: ImageCache,
  disposition: 'inline' | 'attachment',
) {
  const formats = formatsFor(request.headers.accept);
  const imageRequest = { imageId, formats, width: query.w ?? largest };
  const ifNoneMatch = request.headers['if-none-match'];
  const addHeaders = (etag: string, isKnown: boolean) =>
    reply.headers({
      etag,
      // CORS may have said that the answer varies by origin too.
      vary: [reply.getHeader('vary'), 'Accept'].filter(Boolean).join(', '),
      'cache-control': isKnown ? caching.known : caching.unknown,
    });

  const current = currentTag(ifNoneMatch, imageRequest);
  const isKnown = current && images.isKnown(imageRequest);
  if (current && isKnown !== false)
    return addHeaders(current, isKnown === true)
      .status(304)
      .send();

  const variant = await images.find(imageRequest);
  if (!variant) throw notFound('image_not_found', 'images.notFound');
  const { format, bytes } = variant;
  const etag = etagOf(imageId, variant);
  addHeaders(etag, true);
  if (ifNoneMatch?.includes(etag)) return reply.status(304).send();
  return reply
    .header('content-disposition', `${disposition}; filename=${imageId}.${format}`)
    .type(`image/${format}`)
    .send(bytes);
}
