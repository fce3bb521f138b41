import { resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import { openDatabase } from '../../server/db/index.ts';
import { createAdministrator } from './administrator.ts';
import { noBookingLimits } from './booking-limits.ts';
import { migrated } from './migrated.ts';

/** Tests on a server of their own, at which a vehicle may come back to another place for a fee. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, provide) => {
      const settings = config({
        ...noBookingLimits,
        ONE_WAY_FEE: '89.50',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
      });
      const { db, close } = await openDatabase({ kind: 'memory', dump: await migrated() });
      await createAdministrator(db, settings);
      const app = await createApp({ db, config: settings, site: resolve('dist') });
      await provide(await app.listen({ port: 0, host: 'localhost' }));
      await app.close();
      await close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ origin }, provide) => provide(origin),
});
