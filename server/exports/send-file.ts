import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticateAgain } from '../http/authenticate.ts';

type Chunks = AsyncIterable<Uint8Array | string>;

/** Sends a file while it is written. It ends early, and broken, once its reader is logged out or may not have it any more. */
export const sendFile = (
  reply: FastifyReply,
  { name, type, chunks }: { name: string; type: string; chunks: Chunks },
): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename=${name}`)
    .header('cache-control', 'no-store')
    .send(Readable.from(whileAllowed(reply.request, chunks)));

async function* whileAllowed(request: FastifyRequest, chunks: Chunks) {
  for await (const chunk of chunks) {
    yield chunk;
    await authenticateAgain(request);
  }
}
