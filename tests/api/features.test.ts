import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { formerFeatures, formerMailFeatures, getFeatures } from '../../contract/wire/features.ts';
import settings from '../../package.json' with { type: 'json' };
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { newDatabase } from './database.ts';

/** What that site reads of the answer. */
const formerAnswer = z.object({ features: z.array(z.string()), timeZone: z.string().optional() });

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
});
afterAll(() => open.close());

async function answerWith(env: NodeJS.ProcessEnv): Promise<unknown> {
  const app = await createApp({
    db: open.db,
    config: config({ LOG_LEVEL: 'silent', ...env }),
    site: '/nowhere',
  });
  const answer = await app.inject(`/api${getFeatures.path}`);
  return answer.json();
}

test.each([
  [{}, 'Europe/Berlin'],
  [{ TIME_ZONE: 'Asia/Tokyo' }, 'Asia/Tokyo'],
])('a server set to %j tells its level, its release and its zone', async (env, timeZone) => {
  expect(await answerWith(env)).toMatchObject({
    level: 'rental',
    release: settings.version,
    timeZone,
  });
});

test('a site of the release before still finds all that it looks for', async () => {
  const { features } = formerAnswer.parse(await answerWith({}));
  expect(features).toEqual([...formerFeatures]);
});

const production = { NODE_ENV: 'production', ADMIN_PASSWORD: 'Geheim-Wort-9!' };
test('production says that mails are sent only where they are', async () => {
  const others = formerFeatures.filter((name) => !formerMailFeatures.includes(name));
  expect(await answerWith(production)).toMatchObject({ sendsMails: false, features: others });
  const sending = {
    ...production,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SITE_URL: 'https://rental.example',
  };
  expect(await answerWith(sending)).toMatchObject({
    sendsMails: true,
    features: [...formerFeatures],
  });
});
