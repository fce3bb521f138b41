import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiHeaders, transportHeaders } from '../../contract/headers.ts';

/** Tells browsers, with every answer of a route, that this server is to be reached by HTTPS alone. */
export function keepToHttps(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(transportHeaders);
    done();
  });
}

/** Puts on every answer of the API its headers and the request's id. The site's files bring their own. */
export function addApiHeaders(api: FastifyInstance): void {
  api.addHook('onRequest', (request, reply, done) => {
    reply.headers(apiHeaders).header('x-request-id', request.id);
    done();
  });
}

/** A hook that keeps an answer, good or bad, out of every cache. */
export async function forbidStoring(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
