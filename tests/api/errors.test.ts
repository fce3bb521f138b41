import { beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { errorCodes } from '../../contract/values/errors.ts';
import { health } from '../../contract/wire/health.ts';
import project from '../../package.json' with { type: 'json' };
import { toWireNames } from '../../contract/wire/wire-names.ts';
import { administrator, form, newCustomer } from './actors.ts';
import { call, send, type Sent } from './call.ts';
import { callsByName } from '../support/calls.ts';
import { english } from '../support/english.ts';

async function fail(method: string, path: string, sent: Sent = {}) {
  const { status, headers, text } = await send(method, path, sent);
  expect(headers.get('content-type')).toContain('application/json');
  const body = JSON.parse(text) as Record<string, unknown>;
  expect(body).toMatchObject({ status, requestURI: `/api${path.split('?')[0]}` });
  expect(text).not.toMatch(/stack|select |node_modules|fastify|zod|drizzle/i);
  return [status, body.message];
}

test('the server is healthy, and says of which release it is', async () => {
  const { status, body } = await call(health);
  expect([status, body]).toMatchObject([200, { status: 'ok', version: project.version }]);
});

test("every call's answer carries the id of its request and the security headers", async () => {
  const { headers } = await call(health);
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

describe('errors have the wire’s error body', () => {
  const json = { 'content-type': 'application/json' };
  const { notFound, badRequest } = english.common;
  test.each<[string, string, string, Sent, number, string]>([
    ['an unknown call', 'GET', '/nothing', {}, 404, notFound],
    ['an unknown method', 'DELETE', '/login', {}, 404, notFound],
    ['the bare address', 'GET', '/', {}, 404, notFound],
    ['broken JSON', 'POST', '/login', { body: '{"email"' }, 400, badRequest],
    ['a prototype', 'POST', '/login', { body: '{"__proto__":{"a":1}}' }, 400, badRequest],
    [
      'another type',
      'POST',
      '/login',
      { body: 'a=1', headers: { 'content-type': 'text/plain' } },
      415,
      'Send the body as application/json, and a file as multipart/form-data',
    ],
    [
      'too much',
      'POST',
      '/login',
      { body: JSON.stringify('x'.repeat(70_000)), headers: json },
      413,
      'The request is too large',
    ],
  ])('%s', async (_, method, path, sent, status, message) => {
    expect(await fail(method, path, sent)).toEqual([status, message]);
  });

  test('an invalid path', async () => {
    const answer = await fetch(`${inject('api')}/car/visitors/%E0%A4%A`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ status: 400, message: badRequest });
  });
});

test.each([
  '\u0316\u0301'.repeat(16),
  `${'\u0316'.repeat(20)}\u00ad${'\u0301'.repeat(20)}`,
  '\uff9e\u0345'.repeat(16),
])('more accents than a letter can have are no text: %j', async (accents) => {
  const body = { city: `a${accents}`, password: 'x', email: 'a@b.example' };
  for (const name of ['register', 'login'] as const) {
    const answer = await call(callsByName[name], { body });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request']);
  }
});

describe('an invalid request is answered with codes', () => {
  const all = Object.entries(callsByName).filter(
    // Any text may be a calendar's secret: a wrong one is a 404.
    ([name, { params, query, body }]) => name !== 'getFeed' && (params ?? query ?? body),
  );

  /** Not even a search takes it. */
  const tooLong = 'x'.repeat(800);
  let token: string;
  beforeAll(async () => {
    token = await administrator();
  });

  test.each(all)('%s', async (_, endpoint) => {
    const fill = (schema: unknown, value: string) =>
      schema instanceof z.ZodObject
        ? Object.fromEntries(Object.keys(schema.shape).map((name) => [name, value]))
        : {};
    const sent = {
      params: fill(endpoint.params, 'x'),
      query: toWireNames(fill(endpoint.query, tooLong), endpoint.wireNames),
      body: endpoint.body && {},
      token,
    };
    const { status, body } = await call(endpoint, sent);
    expect(status).toBe(400);
    expect(errorCodes).toContain(body.code);
    expect(Object.values(body.codes ?? {})[0]).toBe(body.code);
  });
});

describe('hostile values end in a 4xx', () => {
  const values: unknown[] = [
    null,
    true,
    0,
    -1,
    1e308,
    '',
    ' ',
    '\u0000',
    '\ud800',
    "'; drop table users; --",
    '%00',
    '../../etc/passwd',
    '${7*7}',
    '🚐'.repeat(5000),
    [],
    [[[[[]]]]],
    {},
    { toString: 'x', valueOf: 'x' },
    { constructor: { prototype: { admin: true } } },
  ];

  const named = values.map((value) => [JSON.stringify(value)?.slice(0, 40), value] as const);
  test.each(named)('in every field: %s', async (_, value) => {
    const { token } = await newCustomer();
    const body = Object.fromEntries(Object.keys(form()).map((name) => [name, value]));
    const booking = { pickUpTime: value, dropOffTime: value, pickUpLocation: value };
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const query = new URLSearchParams({
      carId: text,
      page: text,
      sort: text,
      size: text,
    }).toString();
    const id = encodeURIComponent(text.toWellFormed()).slice(0, 90) || '%20';
    const calls = [
      send('POST', '/register', { body }),
      send('POST', '/login', { body }),
      send('POST', '/contactmessage/visitors', { body }),
      send('PUT', '/user', { body, token }),
      send('PATCH', '/user/auth', { body: { oldPassword: value, newPassword: value }, token }),
      send('POST', `/reservations/add?${query}`, { body: booking, token }),
      send('GET', `/reservations/auth?${query}&pickUpDateTime=${id}&dropOffDateTime=${id}`, {
        token,
      }),
      send('GET', `/reservations/auth/all?${query}`, { token }),
      send('GET', `/reservations/${id}/auth`, { token }),
      send('GET', `/car/visitors/pages?${query}`),
      send('GET', `/car/visitors/${id}`),
      send('GET', `/files/display/${id}?w=${id}`),
    ];
    for (const { status } of await Promise.all(calls)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});
