import { afterAll, beforeAll, expect, test } from 'vitest';
import { features, getFeatures, mailFeatures } from '../../contract/features.ts';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
});
afterAll(() => open.close());

async function answerWith(settings: NodeJS.ProcessEnv): Promise<unknown> {
  const app = await createApp({
    db: open.db,
    config: config({ LOG_LEVEL: 'silent', ...settings }),
    site: '/nowhere',
  });
  const answer = await app.inject(`/api${getFeatures.path}`);
  return answer.json();
}

test.each([
  [{}, 'Europe/Berlin'],
  [{ TIME_ZONE: 'Asia/Tokyo' }, 'Asia/Tokyo'],
])('a server set to %j tells the site its zone', async (settings, timeZone) => {
  expect(await answerWith(settings)).toEqual({ features: [...features], timeZone });
});

const production = { NODE_ENV: 'production', ADMIN_PASSWORD: 'Geheim-Wort-9!' };
test('production offers mails only where it sends them', async () => {
  const others = features.filter((name) => !mailFeatures.includes(name));
  expect(await answerWith(production)).toMatchObject({ features: others });
  const sending = {
    ...production,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SITE_URL: 'https://rental.example',
  };
  expect(await answerWith(sending)).toMatchObject({ features: [...features] });
});
