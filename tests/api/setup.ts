import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import { createAdministrator } from '../support/administrator.ts';
import { noBookingLimits } from '../support/booking-limits.ts';
import { newDatabase } from './database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the API under test. */
    api: string;
  }
}

/** Starts the server for all API tests, unless TEST_BASE_URL names a running one. */
export default async function setup(project: TestProject) {
  const running = process.env.TEST_BASE_URL;
  if (running) {
    project.provide('api', `${running.replace(/\/$/, '')}/api`);
    return;
  }
  const settings = config({ RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...noBookingLimits });
  const { db, close } = await newDatabase();
  await createAdministrator(db, settings);
  const site = fileURLToPath(new URL('./site', import.meta.url));
  const app = await createApp({ db, config: settings, site });
  project.provide('api', `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`);
  return async () => {
    await app.close();
    await close();
  };
}
