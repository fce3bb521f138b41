import { test as base } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import { openDatabase } from '../../server/db/index.ts';
import { seed } from '../../server/demo/index.ts';
import { createAdministrator } from './administrator.ts';
import { noBookingLimits } from './booking-limits.ts';
import { buildOther } from './build-other.ts';
import { migrated } from './migrated.ts';

const sale = {
  CURRENCY: 'EUR',
  VAT_PERCENT: '19',
  PAYMENT: 'pick-up',
  FUEL_PRICE_PER_EIGHTH: '12.50',
};

/** Tests on a site that sells in euros, with German tax and payment at pick-up. A worker's tests share one build and one server. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, provide) => {
      const folder = await buildOther(sale);
      const settings = config({
        ...sale,
        ...noBookingLimits,
        SEED: 'demo',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
      });
      const { db, close } = await openDatabase({ kind: 'memory', dump: await migrated() });
      await createAdministrator(db, settings);
      await seed(db, settings, () => undefined);
      const app = await createApp({ db, config: settings, site: folder });
      await provide(await app.listen({ port: 0, host: 'localhost' }));
      await app.close();
      await close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ origin }, provide) => provide(origin),
});
