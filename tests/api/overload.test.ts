import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commonMessages } from '../../contract/common.ts';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';

let statements = 0;
let address: string;
let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  app = await createApp({
    db: drizzle.mock(),
    config: config({ LOG_LEVEL: 'silent', CORS_ORIGINS: 'https://site.example' }),
    site: '',
    statements: () => statements,
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const ask = async (url: string, init: RequestInit = {}) => {
  const answer = await fetch(address + url, init);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

test('while the database has far too much to do, calls are turned away before they cost anything', async () => {
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
    message: commonMessages.busy,
    requestURI: '/api/docs',
  });
  statements = 10;
  expect((await ask('/api/docs')).status).toBe(200);
});

test('health, pages and pictures are never turned away', async () => {
  statements = 5000;
  for (const url of ['/api/health', '/about', '/api/files/display/1']) {
    const { body } = await ask(url);
    expect(body).not.toContain(commonMessages.busy);
  }
});

test('a site on another origin learns that the server is busy', async () => {
  statements = 5000;
  const headers = { origin: 'https://site.example', 'access-control-request-method': 'POST' };
  const asked = await ask('/api/reservations/add', { method: 'OPTIONS', headers });
  const call = await ask('/api/docs', { headers });
  const stranger = await ask('/api/docs', { headers: { origin: 'https://other.example' } });
  expect([asked.status, call.status, stranger.status]).toEqual([204, 503, 503]);
  for (const allowed of [asked, call])
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://site.example');
  expect(stranger.headers.has('access-control-allow-origin')).toBe(false);
});
