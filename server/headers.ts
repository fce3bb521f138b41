import type { FastifyInstance } from 'fastify';
import { transportHeaders } from '../contract/headers.ts';

/** Puts on every answer what it has whatever it is: the request's id, and in production that HTTPS is to be used. */
export function addHeaders(app: FastifyInstance, { production }: { production: boolean }): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (production) reply.headers(transportHeaders);
    reply.header('x-request-id', request.id);
    done();
  });
}
