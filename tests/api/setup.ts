import { sql } from 'drizzle-orm';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { createApp } from '../../server/app.ts';
import { hashPassword } from '../../server/auth/index.ts';
import { config } from '../../server/config.ts';
import type { Executor } from '../../server/db/index.ts';
import { users } from '../../server/db/schema/index.ts';
import { createAdministrator } from '../support/administrator.ts';
import { noBookingLimits } from '../support/booking-limits.ts';
import { newSession } from '../support/session.ts';
import { newDatabase } from './database.ts';
import { password } from './password.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the API under test. */
    api: string;
    /** The token of an administrator who logged in 16 minutes ago; '' on a running server. */
    staleToken: string;
  }
}

/** Starts the server for all API tests, unless TEST_BASE_URL names a running one. */
export default async function setup(project: TestProject) {
  const running = process.env.TEST_BASE_URL;
  if (running) {
    project.provide('api', `${running.replace(/\/$/, '')}/api`);
    project.provide('staleToken', '');
    return;
  }
  const settings = config({ RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...noBookingLimits });
  const { db, close } = await newDatabase();
  await createAdministrator(db, settings);
  project.provide('staleToken', await staleSession(db));
  const site = fileURLToPath(new URL('./site', import.meta.url));
  const app = await createApp({ db, config: settings, site });
  project.provide('api', `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`);
  return async () => {
    await app.close();
    await close();
  };
}

/** The session of an administrator who has to prove who they are. */
async function staleSession(db: Executor): Promise<string> {
  const [row] = await db
    .insert(users)
    .values({
      firstName: 'Stella',
      lastName: 'Alt',
      email: 'stella.alt@example.com',
      phoneNumber: '(555) 555-0199',
      address: 'Musterstraße 1',
      zipCode: '12345',
      passwordHash: await hashPassword(password),
      roles: ['Customer', 'Administrator'],
    })
    .returning({ id: users.id });
  const token = await newSession(db, row!.id);
  await db.execute(sql`
    update sessions set created_at = now() - interval '16 minutes' where user_id = ${row!.id}`);
  return token;
}
