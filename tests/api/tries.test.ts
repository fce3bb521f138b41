import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commonMessages } from '../../contract/common.ts';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { ensureAdministrator } from '../../server/users/administrator.ts';
import { form, password } from './actors.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
let apps: FastifyInstance[];
beforeAll(async () => {
  open = await newDatabase();
  const settings = config({ LOG_LEVEL: 'silent' });
  await ensureAdministrator(open.db, settings);
  const parts = { db: open.db, config: settings, site: '/nowhere' };
  apps = [await createApp(parts), await createApp(parts)];
});
beforeEach(() => open.db.execute(sql`truncate rate_limits`));
afterAll(() => open.close());

let turn = 0;
/** Sends to one of two servers of the database in turn. */
const post = (url: string, payload: object, remoteAddress = '192.0.2.1') =>
  apps[(turn += 1) % 2]!.inject({ method: 'POST', url: `/api${url}`, payload, remoteAddress });

async function statuses(times: number, request: () => ReturnType<typeof post>) {
  const all = [];
  for (let i = 0; i < times; i += 1) all.push((await request()).statusCode);
  return all;
}

test('one account is tried ten times, from wherever', async () => {
  let host = 0;
  const email = 'opfer@example.com';
  const guess = (to = email) =>
    post('/login', { email: to, password: 'Falsch-1!' }, `192.0.2.${(host += 1)}`);
  expect(await statuses(10, guess)).toEqual(Array(10).fill(401));
  const refused = await guess(email.toUpperCase());
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ status: 429, message: commonMessages.tooMany });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60 * 14);
  expect((await guess('andere@example.com')).statusCode).toBe(401);
});

test('one address tries fifty times, whichever account', async () => {
  let user = 0;
  const guess = () => post('/login', { email: `u${(user += 1)}@example.com`, password: 'x' });
  expect(await statuses(50, guess)).toEqual(Array(50).fill(401));
  expect((await guess()).statusCode).toBe(429);
});

test('behind a proxy of ours the address is the one that it names, and no one else is believed', async () => {
  const write = (remoteAddress: string, client: string) =>
    apps[0]!.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: form().email, password: 'x' },
      remoteAddress,
      headers: { 'x-forwarded-for': client },
    });
  let client = 0;
  const next = () => `198.51.100.${(client += 1)}`;
  expect(await statuses(51, () => write('172.18.0.2', next()))).toEqual(Array(51).fill(401));
  expect((await statuses(51, () => write('203.0.113.5', next()))).at(-1)).toBe(429);
});

test('a right password begins anew, and the time that passes does too', async () => {
  const { email } = form();
  await post('/register', { ...form(), email });
  const right = () => post('/login', { email, password });
  const wrong = () => post('/login', { email, password: 'Falsch-1!' });
  await statuses(9, wrong);
  expect((await right()).statusCode).toBe(200);
  expect(await statuses(10, wrong)).toEqual(Array(10).fill(401));
  expect((await right()).statusCode).toBe(429);
  await open.db.execute(sql`update rate_limits set resets_at = now()`);
  expect((await right()).statusCode).toBe(200);
});

test('one address writes ten messages and registers twenty times', async () => {
  const message = {
    name: 'Anna',
    email: 'anna@example.com',
    subject: 'Anfrage',
    body: 'Haben Sie morgen noch einen Kombi frei?',
  };
  const write = () => post('/contactmessage/visitors', message);
  expect(await statuses(11, write)).toEqual([...Array<number>(10).fill(201), 429]);
  const join = () => post('/register', form());
  expect((await statuses(21, join)).slice(19)).toEqual([201, 429]);
  expect((await post('/register', form(), '192.0.2.2')).statusCode).toBe(201);
});
