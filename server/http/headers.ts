import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiHeaders, transportHeaders } from '../../contract/wire/headers.ts';

const values = {
  // Whoever keeps it asks whether it is still right. CDNs that obey s-maxage all the same answer for seconds.
  all: 'no-cache, s-maxage=5',
  owner: 'private, no-cache',
  nobody: 'private, no-store',
};

/** Says who may be answered from a cache: anybody, the owner of the token alone, or nobody. */
export function setCaching(reply: FastifyReply, by: keyof typeof values): void {
  reply.headers({
    'cache-control': values[by],
    // CORS may have said that the answer varies by origin too.
    vary: [reply.getHeader('vary'), 'Authorization'].filter(Boolean).join(', '),
  });
}

/** Adds HSTS to every answer. */
export function keepToHttps(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(transportHeaders);
    done();
  });
}

/** Adds the API's headers and the request id to every API answer. Static files have their own. */
export function addApiHeaders(api: FastifyInstance): void {
  api.addHook('onRequest', (request, reply, done) => {
    reply.headers(apiHeaders).header('x-request-id', request.id);
    done();
  });
}

/** A hook that forbids caches to store an answer, errors included. */
export async function forbidStoring(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
