import type { FastifyInstance } from 'fastify';
import { apiHeaders, transportHeaders } from '../contract/headers.ts';

/** Puts the security headers and the request's id on every answer. Those of the site's files replace some of them. */
export function addHeaders(app: FastifyInstance, { production }: { production: boolean }): void {
  const headers = { ...apiHeaders, ...(production && transportHeaders) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
