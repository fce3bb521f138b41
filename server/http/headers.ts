import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiHeaders, transportHeaders } from '../../contract/headers.ts';

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
