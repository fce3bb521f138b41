import { afterAll, beforeAll, expect, test } from 'vitest';
import { features, getFeatures } from '../../contract/features.ts';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
});
afterAll(() => open.close());

test.each([
  [{}, 'Europe/Berlin'],
  [{ TIME_ZONE: 'Asia/Tokyo' }, 'Asia/Tokyo'],
])('a server set to %j tells the site its zone', async (settings, timeZone) => {
  const app = await createApp({
    db: open.db,
    config: config({ LOG_LEVEL: 'silent', ...settings }),
    site: '/nowhere',
  });
  const answer = await app.inject(`/api${getFeatures.path}`);
  expect(answer.json()).toEqual({ features: [...features], timeZone });
});
