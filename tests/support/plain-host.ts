import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { adminRoutes } from './plain-host-admin.ts';
import { customerRoutes, userRoutes } from './plain-host-customers.ts';
import { emptyStore, type Store } from './plain-host-store.ts';

export interface PlainHost {
  store: Store;
  /** The base of all calls, and that of calls about users. */
  api: string;
  users: string;
  /** Every request so far except preflights, as `GET /api/user`. */
  calls: string[];
  close: () => Promise<void>;
}

/**
 * A host with the specification's calls and nothing else: no pages of reservations, no search, no features, no
 * idempotency. Every refusal is a 500 with the contract's body. CORS allows only two headers.
 */
export async function startPlainHost(): Promise<PlainHost> {
  const app = fastify();
  const store = emptyStore();
  const calls: string[] = [];
  await app.register(cors, {
    origin: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type'],
  });
  await app.register(multipart);
  app.addHook('onRequest', async ({ method, url }) => {
    if (method !== 'OPTIONS') calls.push(`${method} ${url}`);
  });
  app.setErrorHandler<Error>(({ message }, { url }, reply) =>
    reply.status(500).send({ status: 500, timestamp: new Date(), message, requestURI: url }),
  );
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ error: 'Not Found' }));
  const serve = (routes: (app: FastifyInstance, store: Store) => void, prefix: string) =>
    app.register(async (scope) => routes(scope, store), { prefix });
  await serve(customerRoutes, '/api');
  await serve(adminRoutes, '/api');
  await serve(userRoutes, '/people');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    store,
    calls,
    api: `${origin}/api`,
    users: `${origin}/people`,
    close: () => app.close(),
  };
}
