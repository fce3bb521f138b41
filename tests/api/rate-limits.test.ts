import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { later, unauthorized } from '../../server/http/errors.ts';
import { rateLimiter } from '../../server/load/rate-limits.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { newToken } from '../../server/mail/tokens.ts';
import { createAdministrator } from '../support/administrator.ts';
import { form, inDays, password } from './actors.ts';
import { newDatabase } from './database.ts';
import { english } from '../support/english.ts';

let open: OpenDatabase;
let apps: FastifyInstance[];
beforeAll(async () => {
  open = await newDatabase();
  const settings = config({ LOG_LEVEL: 'silent' });
  await createAdministrator(open.db, settings);
  const parts = { db: open.db, config: settings, site: '/nowhere' };
  apps = [await createApp(parts), await createApp(parts)];
});
beforeEach(() => open.db.execute(sql`truncate rate_limits`));
afterAll(() => open.close());

let turn = 0;
/** Sends to two servers on one database in turn. */
const post = (url: string, payload: object, remoteAddress = '192.0.2.1') =>
  apps[(turn += 1) % 2]!.inject({ method: 'POST', url: `/api${url}`, payload, remoteAddress });

async function statuses(times: number, request: () => ReturnType<typeof post>) {
  const all = [];
  for (let i = 0; i < times; i += 1) all.push((await request()).statusCode);
  return all;
}

test('what the server is too busy to try does not count', async () => {
  const limiter = rateLimiter(open.db, true);
  const login = ['login of account', 'erika@example.com'] as const;
  const attempts = async (error: Error) => {
    const attempt = () => limiter.attempt([login], () => Promise.reject(error));
    for (let i = 0; i < 12; i += 1) await attempt().catch(() => undefined);
    return limiter.count(...login);
  };
  expect(await attempts(later(503, 'busy', 'common.tooMany', 5))).toMatchObject({ left: 9 });
  await expect(attempts(unauthorized())).rejects.toMatchObject({ status: 429 });
});

test('who appends to a made-up address does not choose what log-ins count by', async () => {
  let host = 0;
  const guess = () =>
    apps[0]!.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: `niemand${host}@example.com`, password: 'Falsch-1!' },
      headers: { 'x-forwarded-for': `5.6.7.${(host += 1)}, 10.0.0.1` },
    });
  expect((await statuses(51, guess)).slice(49)).toEqual([401, 429]);
});

test('strangers have ten attempts per account, five from one network', async () => {
  let host = 0;
  const email = 'opfer@example.com';
  const guess = (to = email, from = `192.0.2.${(host += 1)}`) =>
    post('/login', { email: to, password: 'Falsch-1!' }, from);
  const one = () => guess(email, '203.0.113.1');
  expect(await statuses(6, one)).toEqual([...Array<number>(5).fill(401), 429]);
  expect(await statuses(5, guess)).toEqual(Array(5).fill(401));
  const refused = await guess(email.toUpperCase());
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ status: 429, message: english.common.tooMany });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60 * 14);
  expect((await guess('andere@example.com')).statusCode).toBe(401);
});

describe('strangers who guess a password', () => {
  const home = '198.51.100.7';
  const device = randomBytes(32).toString('base64url');
  const login = (email: string, from: string, sent: object = {}) =>
    post('/login', { email, password, ...sent }, from);
  /** Attempts log-ins from ever new networks until strangers are refused. Returns how many were not. */
  async function attack(email: string, sent: object = {}): Promise<number> {
    for (let tries = 0; ; tries += 1) {
      const from = `203.0.${tries >> 8}.${tries & 255}`;
      const { statusCode } = await login(email, from, { password: 'Falsch-1!', ...sent });
      if (statusCode === 429) return tries;
    }
  }
  async function owner() {
    const filled = form();
    await post('/register', filled, home);
    expect((await login(filled.email, home, { device })).statusCode).toBe(200);
    return filled.email;
  }

  test('never lock the owner out of a known device or network', async () => {
    const email = await owner();
    expect(await attack(email)).toBe(10);
    expect((await login(email, '192.0.2.50')).statusCode).toBe(429);
    expect((await login(email, '192.0.2.51', { device })).statusCode).toBe(200);
    expect((await login(email, home)).statusCode).toBe(200);
    // The owner's log-in gives strangers no new attempts.
    expect(await attack(email)).toBe(0);
  });

  test('never lock out a known device on its own network either', async () => {
    const email = await owner();
    const office = '192.0.2.60';
    const stranger = () => login(form().email, office, { password: 'Falsch-1!' });
    expect((await statuses(51, stranger)).at(-1)).toBe(429);
    expect((await login(email, office)).statusCode).toBe(429);
    expect((await login(email, office, { device })).statusCode).toBe(200);
  });

  test('keep nobody waiting by log-ins of their own over and over', async () => {
    const others = await Promise.all(Array.from({ length: 2 * availableParallelism() }, owner));
    const email = await owner();
    const order: string[] = [];
    const enter = async (who: string, from: string) => {
      expect((await login(who, from, { device })).statusCode).toBe(200);
      order.push(who);
    };
    const flood = others.flatMap((other) => Array.from({ length: 5 }, () => enter(other, home)));
    await Promise.all([...flood, enter(email, '192.0.2.61')]);
    expect(order.indexOf(email)).toBeLessThan(flood.length / 2);
  });

  test('gain nothing from made-up devices', async () => {
    const email = await owner();
    const made = () => ({ device: randomBytes(32).toString('base64url') });
    expect(await attack(email, made())).toBe(10);
    expect((await login(email, '192.0.2.52', made())).statusCode).toBe(429);
  });

  test('have ten attempts with a stolen device, and ten from the owner’s network', async () => {
    const email = await owner();
    const wrong = (from: string, sent = {}) =>
      login(email, from, { password: 'Falsch-1!', ...sent });
    let host = 0;
    const stolen = () => wrong(`192.0.2.${(host += 1)}`, { device });
    expect(await statuses(11, stolen)).toEqual([...Array<number>(10).fill(401), 429]);
    expect(await statuses(11, () => wrong(home))).toEqual([...Array<number>(10).fill(401), 429]);
    const refused = await stolen();
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60 * 14);
  });

  test('cannot lock out the built-in administrator either', async () => {
    const { email, password: secret } = demoLogins.administrator;
    const enter = (from: string) => login(email, from, { password: secret, device });
    expect((await enter(home)).statusCode).toBe(200);
    expect(await attack(email)).toBe(10);
    expect((await enter('192.0.2.60')).statusCode).toBe(200);
  });

  const secret = 'Anderes-Wort-3!';
  const passwords = { password: secret, confirmPassword: secret };

  test('never keep out who has just registered', async () => {
    const filled = form();
    await post('/register', { ...filled, device }, home);
    expect(await attack(filled.email)).toBe(10);
    expect((await login(filled.email, '192.0.2.53')).statusCode).toBe(429);
    expect((await login(filled.email, home)).statusCode).toBe(200);
    expect((await login(filled.email, '192.0.2.54', { device })).statusCode).toBe(200);
  });

  test('never keep the owner out after a reset by mail', async () => {
    const email = await owner();
    expect(await attack(email)).toBe(10);
    const office = '192.0.2.70';
    const [{ id: userId } = { id: 0 }] = (
      await open.db.execute<{ id: number }>(sql`select id from users where email = ${email}`)
    ).rows;
    const token = await newToken(open.db, { userId, purpose: 'reset', email });
    const tablet = randomBytes(32).toString('base64url');
    const sent = { token, ...passwords, device: tablet };
    expect((await post('/password/reset', sent, office)).statusCode).toBe(200);
    expect(await attack(email)).toBe(0);
    const enter = (from: string, more = {}) => login(email, from, { password: secret, ...more });
    expect((await enter(office)).statusCode).toBe(200);
    expect((await enter('192.0.2.71', { device: tablet })).statusCode).toBe(200);
    // Whoever knew the old password may have used the other ones.
    expect((await enter(home, { device })).statusCode).toBe(429);
  });

  test('never keep the owner out after a change of the password', async () => {
    const email = await owner();
    const { token } = (await login(email, home)).json<{ token: string }>();
    const change = await apps[0]!.inject({
      method: 'PATCH',
      url: '/api/user/auth',
      payload: { oldPassword: password, newPassword: secret, device },
      headers: { authorization: `Bearer ${token}` },
      remoteAddress: home,
    });
    expect(change.statusCode).toBe(200);
    expect(await attack(email)).toBe(10);
    const enter = (from: string, more = {}) => login(email, from, { password: secret, ...more });
    expect((await enter(home)).statusCode).toBe(200);
    expect((await enter('192.0.2.72', { device })).statusCode).toBe(200);
  });

  test('include those who knew the old password after a new one', async () => {
    const email = await owner();
    const { token } = (await login(email, home)).json<{ token: string }>();
    const payload = { oldPassword: password, newPassword: 'Neues-Wort-2!' };
    const headers = { authorization: `Bearer ${token}` };
    const url = '/api/user/auth';
    const change = await apps[0]!.inject({ method: 'PATCH', url, payload, headers });
    expect(change.statusCode).toBe(200);
    expect(await attack(email, { device })).toBe(10);
    expect((await login(email, home, { device })).statusCode).toBe(429);
  });

  test('a user has ten devices and ten networks, the most recent', async () => {
    const email = await owner();
    const devices = Array.from({ length: 13 }, () => randomBytes(32).toString('base64url'));
    for (const [at, value] of devices.entries())
      expect((await login(email, `192.0.2.${100 + at}`, { device: value })).statusCode).toBe(200);
    const { rows } = await open.db.execute(sql`
      select kind, count(*)::int as n from origins join users on users.id = user_id
      where email = ${email} group by kind order by kind`);
    expect(rows).toEqual([
      { kind: 'device', n: 10 },
      { kind: 'network', n: 10 },
    ]);
    await attack(email);
    expect((await login(email, '192.0.2.70', { device: devices[12] })).statusCode).toBe(200);
    expect((await login(email, '192.0.2.71', { device: devices[0] })).statusCode).toBe(429);
  });

  test.each(['iPhone', '', null, 7, { a: 1 }])(
    'a client that calls its device %j logs in as before',
    async (other) => {
      const email = await owner();
      expect((await login(email, '192.0.2.80', { device: other })).statusCode).toBe(200);
    },
  );
});

test('one address has fifty attempts, whatever the account', async () => {
  let user = 0;
  const guess = () => post('/login', { email: `u${(user += 1)}@example.com`, password: 'x' });
  expect(await statuses(50, guess)).toEqual(Array(50).fill(401));
  expect((await guess()).statusCode).toBe(429);
});

test('only our own proxy is trusted to name a client’s address', async () => {
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

test('a correct password resets the count, and so does time', async () => {
  const { email } = form();
  await post('/register', { ...form(), email });
  const right = () => post('/login', { email, password });
  const wrong = () => post('/login', { email, password: 'Falsch-1!' });
  await statuses(4, wrong);
  expect((await right()).statusCode).toBe(200);
  // From now on the account knows the network.
  expect(await statuses(9, wrong)).toEqual(Array(9).fill(401));
  expect((await right()).statusCode).toBe(200);
  expect(await statuses(10, wrong)).toEqual(Array(10).fill(401));
  expect((await right()).statusCode).toBe(429);
  await open.db.execute(sql`update rate_limits set resets_at = now()`);
  expect((await right()).statusCode).toBe(200);
});

test('one address may send ten messages, five of one sender, and register twenty times', async () => {
  const message = {
    name: 'Anna',
    subject: 'Anfrage',
    body: 'Haben Sie morgen noch einen Kombi frei?',
  };
  const write = (email: string) => post('/contactmessage/visitors', { ...message, email });
  const accepted = Array<number>(5).fill(201);
  expect(await statuses(6, () => write('anna@example.com'))).toEqual([...accepted, 429]);
  expect(await statuses(5, () => write('otto@example.com'))).toEqual([...accepted.slice(1), 429]);
  const join = () => post('/register', form());
  expect((await statuses(21, join)).slice(19)).toEqual([201, 429]);
  expect((await post('/register', form(), '192.0.2.2')).statusCode).toBe(201);
});

test('declarations that end contracts count as messages', async () => {
  const ending = { name: 'Eva', number: 'R-1', kind: 'ordinary', reason: '', when: 'next' };
  const end = () => post('/contracts/end', { ...ending, email: 'eva@example.com' }, '192.0.2.3');
  expect(await statuses(6, end)).toEqual([...Array<number>(5).fill(200), 429]);
});

test('a session has ten attempts at the password, for changing it and erasing the account', async () => {
  const filled = form();
  await post('/register', filled);
  const { token } = (await post('/login', filled)).json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}` };
  const erase = (secret: string) =>
    apps[0]!.inject({ method: 'DELETE', url: '/api/user', payload: { password: secret }, headers });
  const change = () =>
    apps[1]!.inject({
      method: 'PATCH',
      url: '/api/user/auth',
      payload: { oldPassword: 'Falsch-1!', newPassword: 'Neues-Wort-2!' },
      headers,
    });
  expect(await statuses(5, change)).toEqual(Array(5).fill(400));
  expect(await statuses(6, () => erase('Falsch-1!'))).toEqual([...Array<number>(5).fill(400), 429]);
  expect((await erase(password)).statusCode).toBe(429);
  await open.db.execute(sql`update rate_limits set resets_at = now()`);
  expect((await erase(password)).statusCode).toBe(200);
});

describe('links in mails', () => {
  const mailsTo = async (email: string) =>
    (await open.db.execute(sql`select template from mails where recipient = ${email}`)).rows.length;

  test('are sent five times an hour to a recipient, and nobody is told beyond', async () => {
    const filled = form();
    await post('/register', filled);
    let host = 0;
    const forget = (email: string) =>
      post('/password/forgotten', { email }, `198.51.100.${(host += 1)}`);
    expect(await statuses(7, () => forget(filled.email.toUpperCase()))).toEqual(Array(7).fill(200));
    // With the mail that greets.
    expect(await mailsTo(filled.email)).toBe(5);
    expect(await statuses(7, () => forget('nobody@example.com'))).toEqual(Array(7).fill(200));
  });

  test('are asked for twenty times an hour from a network', async () => {
    let count = 0;
    const forget = () => post('/password/forgotten', { email: `n${(count += 1)}@example.com` });
    expect(await statuses(21, forget)).toEqual([...Array<number>(20).fill(200), 429]);
  });

  test('are asked for five times an hour by a user', async () => {
    const filled = form();
    await post('/register', filled);
    const { email } = filled;
    const token = (await post('/login', { email, password })).json<{ token: string }>().token;
    const resend = () =>
      apps[0]!.inject({
        method: 'POST',
        url: '/api/email/confirmation',
        headers: { authorization: `Bearer ${token}` },
      });
    // With the mail that greets.
    expect(await statuses(5, resend)).toEqual([...Array<number>(4).fill(200), 429]);
    expect(await mailsTo(email)).toBe(5);
  });

  test('greet five times an hour who is erased and registered again', async () => {
    const filled = form();
    for (let i = 0; i < 6; i += 1) {
      expect((await post('/register', filled)).statusCode).toBe(201);
      await open.db.execute(sql`delete from users where email = ${filled.email}`);
    }
    expect(await mailsTo(filled.email)).toBe(5);
  });

  test.each(['/password/reset', '/email/confirm'])('%s is tried 50 times', async (path) => {
    const body = {
      token: 'guessed',
      password: 'Anderes-Wort-3!',
      confirmPassword: 'Anderes-Wort-3!',
    };
    const tried = await statuses(51, () => post(path, body));
    expect(tried).toEqual([...Array<number>(50).fill(400), 429]);
  });
});

describe('what is told by mail', () => {
  async function customer() {
    const filled = form();
    await post('/register', filled);
    const { token } = (await post('/login', filled)).json<{ token: string }>();
    const ask = (method: 'PATCH' | 'POST' | 'PUT', url: string, payload = {}, app = apps[0]!) =>
      app.inject({
        method,
        url: `/api${url}`,
        payload,
        headers: { authorization: `Bearer ${token}` },
      });
    return { ...filled, ask };
  }
  const cancel = '/reservations/999999/auth/cancel';
  const place = 'Bauhof Nord';
  const change = {
    pickUpTime: inDays(30),
    dropOffTime: inDays(31),
    pickUpLocation: place,
    dropOffLocation: place,
  };

  test('a password is changed five times an hour', async () => {
    const { ask } = await customer();
    let number = 0;
    const next = () =>
      ask('PATCH', '/user/auth', {
        oldPassword: number === 0 ? password : `Neues-Wort-${number}!`,
        newPassword: `Neues-Wort-${(number += 1)}!`,
      });
    expect(await statuses(6, next)).toEqual([...Array<number>(5).fill(200), 429]);
  });

  test('reservations are changed and cancelled thirty times an hour', async () => {
    const { ask } = await customer();
    const edit = () => ask('PUT', '/reservations/999999/auth', change);
    expect(await statuses(15, edit)).toEqual(Array(15).fill(404));
    const other = () => ask('POST', cancel);
    expect(await statuses(16, other)).toEqual([...Array<number>(15).fill(404), 429]);
    expect((await edit()).statusCode).toBe(429);
  });

  test('five times before the address was confirmed, where mails are sent', async () => {
    const settings = config({ LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:1' });
    const sending = await createApp({ db: open.db, config: settings, site: '/nowhere' });
    const { ask, email } = await customer();
    const edit = () => ask('POST', cancel, {}, sending);
    expect(await statuses(6, edit)).toEqual([...Array<number>(5).fill(404), 429]);
    await open.db.execute(sql`update users set email_confirmed_at = now() where email = ${email}`);
    expect((await edit()).statusCode).toBe(404);
  });
});
