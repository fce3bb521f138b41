import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { hashPassword } from '../../server/auth/password.ts';
import { config } from '../../server/config.ts';
import { noDatabase } from '../support/no-database.ts';
import { english } from '../support/english.ts';

let statements = 0;
let slowCalls = 0;
let givenUp = 0;
let address: string;
let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  app = await createApp({
    db: noDatabase(),
    config: config({ LOG_LEVEL: 'silent', CORS_ORIGINS: 'https://site.example' }),
    site: '',
    statements: () => statements,
  });
  app.addHook('onRequest', async ({ url }) => void (slowCalls += Number(url === '/api/login')));
  app.server.on('request', (_, response) =>
    response.once('close', () => (givenUp += Number(!response.writableFinished))),
  );
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const ask = async (url: string, init: RequestInit = {}) => {
  const answer = await fetch(address + url, init);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

test('while the database is overloaded, calls are rejected before they cost anything', async () => {
  statements = 50;
  expect((await ask('/api/docs')).status).toBe(200);
  statements = 5000;
  const { status, headers, body } = await ask('/api/docs');
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('1');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(JSON.parse(body)).toEqual({
    status: 503,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    message: english.common.busy,
    requestURI: '/api/docs',
    code: 'busy',
  });
  statements = 10;
  expect((await ask('/api/docs')).status).toBe(200);
});

test('a log-in is refused before the database is asked while too many wait', async () => {
  const codeOfLogin = async () => {
    const { body } = await ask('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'anna@rental.example', password: 'Wort-1!' }),
    });
    return (JSON.parse(body) as { code: string }).code;
  };
  expect(await codeOfLogin()).toBe('unavailable');
  let isOver = false;
  const keepFull = async () => {
    while (!isOver) await hashPassword('Wort-1!', '127.0.0.1');
  };
  const many = { length: Math.max(1, availableParallelism() - 1) + 200 };
  const waiting = Array.from(many, keepFull);
  expect(await codeOfLogin()).toBe('busy');
  isOver = true;
  await Promise.all(waiting);
});

test('health, pages and images are never rejected', async () => {
  statements = 5000;
  for (const url of ['/api/health', '/about', '/api/files/display/1']) {
    const { body } = await ask(url);
    expect(body).not.toContain(english.common.busy);
  }
});

test('a site on another origin learns that the server is busy', async () => {
  statements = 5000;
  const headers = { origin: 'https://site.example', 'access-control-request-method': 'POST' };
  const preflight = await ask('/api/reservations/add', { method: 'OPTIONS', headers });
  const call = await ask('/api/docs', { headers });
  const stranger = await ask('/api/docs', { headers: { origin: 'https://other.example' } });
  expect([preflight.status, call.status, stranger.status]).toEqual([204, 503, 503]);
  for (const allowed of [preflight, call])
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://site.example');
  expect(stranger.headers.has('access-control-allow-origin')).toBe(false);
});

/** A call that is answered once the last eight bytes of its body come. */
function slowCall(from: string): Socket {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: 9\r\nConnection: close\r\n\r\n{`,
  );
  return socket.resume();
}

describe('in an overload', () => {
  const flood = '2001:db8:0:1::1';
  let calls: Socket[] = [];
  const askAs = async (from: string) =>
    (await ask('/api/docs', { headers: { 'x-forwarded-for': from } })).status;
  beforeEach(async () => {
    statements = 10;
    slowCalls = 0;
    givenUp = 0;
    calls = Array.from({ length: 20 }, () => slowCall(flood));
    await expect.poll(() => slowCalls).toBe(20);
    statements = 5000;
  });
  afterEach(async () => {
    const open = calls.filter(({ destroyed }) => !destroyed);
    await Promise.all(open.map((socket) => once(socket.end('        '), 'close')));
  });

  test('an address with few calls is answered while one with many is rejected', async () => {
    expect(await askAs(flood)).toBe(503);
    expect(await askAs('203.0.113.7')).toBe(200);
  });

  test('the addresses of one IPv6 network count as one', async () => {
    expect(await askAs('2001:db8:0:ff:ffff::2')).toBe(503);
    expect(await askAs('2001:db8:0:100::1')).toBe(200);
  });

  test('addresses that a client claims itself are not trusted', async () => {
    expect(await askAs(`203.0.113.8, ${flood}`)).toBe(503);
    expect(await askAs(`${flood}, 203.0.113.8`)).toBe(200);
  });

  test('calls that were given up count as well: their statements go on', async () => {
    calls.push(slowCall('203.0.113.9'));
    await expect.poll(() => slowCalls).toBe(21);
    calls.slice(0, 20).forEach((call) => call.destroy());
    await expect.poll(() => givenUp).toBe(20);
    expect(await askAs(flood)).toBe(503);
    expect(await askAs('203.0.113.7')).toBe(200);
  });
});
