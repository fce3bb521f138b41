import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { login } from '../../contract/users/auth.ts';
import { register } from '../../contract/users/registration.ts';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { mails, users } from '../../server/db/schema/index.ts';
import { addressOf } from '../support/address.ts';
import { form } from './actors.ts';
import type { Sent } from './call.ts';
import { expectDescribed } from './conform.ts';
import { newDatabase } from './database.ts';

const nobody = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  address: '',
  zipCode: '',
};

export interface OwnServer extends OpenDatabase {
  app: FastifyInstance;
  call: (
    endpoint: Endpoint,
    sent?: Sent,
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
  /** Registers a customer, and gives their id and log-in. */
  newUser: () => Promise<{ id: number; email: string; password: string }>;
  /** Leaves what erasing leaves of a user with reservations. */
  erase: (id: number) => Promise<unknown>;
  tokenOf: (login: { email: string; password: string }) => Promise<string>;
  /** The mails to an address, the oldest first. */
  mailsTo: (email: string) => Promise<(typeof mails.$inferSelect)[]>;
}

/** A server with a database that the test reads, unlike the one of all other API tests. */
export async function startOwnServer(
  settings: NodeJS.ProcessEnv = {},
  site = '/nowhere',
): Promise<OwnServer> {
  const open = await newDatabase();
  const app = await createApp({
    db: open.db,
    config: config({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...settings }),
    site,
  });

  const call: OwnServer['call'] = async (endpoint, { token, body, headers, ...parts } = {}) => {
    const answer = await app.inject({
      method: endpoint.method,
      url: `/api${addressOf(endpoint, parts)}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      payload: body as InjectOptions['payload'],
    });
    const json = answer.json<Record<string, unknown>>();
    expectDescribed(endpoint, answer.statusCode, json);
    return { status: answer.statusCode, body: json };
  };

  return {
    ...open,
    app,
    call,
    newUser: async () => {
      const body = form();
      await call(register, { body });
      const [row] = await open.db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.email, body.email));
      return { id: row!.id, email: body.email, password: body.password };
    },
    erase: (id) =>
      open.db
        .update(users)
        .set({ ...nobody, email: `erased-${id}@invalid`, erasedAt: new Date() })
        .where(eq(users.id, id)),
    tokenOf: async ({ email, password }) =>
      String((await call(login, { body: { email, password } })).body.token),
    mailsTo: (email) =>
      open.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id),
    close: async () => {
      await app.close();
      await open.close();
    },
  };
}
