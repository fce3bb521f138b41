import type { FastifyInstance } from 'fastify';
import { displayImage, downloadImage, fileMessages } from '../../contract/files.ts';
import { limits } from '../../contract/limits.ts';
import { notFound } from '../errors.ts';
import { route, type Call } from '../route.ts';
import type { Services } from '../services.ts';
import { formatsFor } from './negotiate.ts';
import { imageQueries } from './queries.ts';

/** Calls that show images, open to anyone. */
export function imageRoutes(app: FastifyInstance, { db }: Services): void {
  const images = imageQueries(db);

  async function send(call: Call<typeof displayImage>, disposition: 'inline' | 'attachment') {
    const { params, query, request, reply } = call;
    const { imageId } = params;
    const formats = formatsFor(request.headers.accept);
    const variant = await images.findVariant(imageId, formats, query.w ?? largest);
    if (!variant) throw notFound(fileMessages.notFound);
    const { format, width, bytes } = variant;
    const etag = `"${imageId}-${width}-${format}"`;
    reply.headers({
      etag,
      // CORS may have said that the answer varies by origin too.
      vary: [reply.getHeader('vary'), 'Accept'].filter(Boolean).join(', '),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `${disposition}; filename=${imageId}.${format}`,
    });
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type(`image/${format}`).send(bytes);
  }

  route(app, displayImage, (call) => send(call, 'inline'));

  route(app, downloadImage, (call) => send(call, 'attachment'));
}

const largest = Math.max(...limits.pictureWidths);
