import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operations } from '../../contract/office/operations.ts';
import { getOperations } from '../../contract/office/operations.ts';
import { reportBrowserError, type BrowserError } from '../../contract/wire/browser-errors.ts';
import { unique } from './actors.ts';
import { historyDesk, type Person } from './history-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let admin: Person;
beforeAll(async () => {
  server = await startOwnServer({ RATE_LIMITS: 'on' });
  admin = await historyDesk(server).administrator('Anna');
});
afterAll(() => server.close());

const met = (changed: Partial<BrowserError> = {}): BrowserError => ({
  page: '/contact',
  name: 'TypeError',
  script: '/_astro/Island.4f2c.js:1:2034',
  release: '1.0.0',
  ...changed,
});
/** Reports it from a network of its own, so that only its test counts. */
const report = (body: object, address = '203.0.113.1') =>
  server.app.inject({
    method: 'POST',
    url: `/api${reportBrowserError.path}`,
    headers: { 'x-forwarded-for': address },
    payload: body,
  });
const counted = async () => {
  const { body } = await server.call(getOperations, { token: admin.token });
  return (body as unknown as Operations).browserErrors;
};

test('what browsers report is counted by release and page, and from a number on wants a look', async () => {
  // Other tests report to this process, too.
  const release = unique('r').slice(0, 12);
  for (let times = 0; times < 10; times += 1) await report(met({ release }));
  await report(met({ release, page: '/vehicles/:id' }));
  const { state, recent } = await counted();
  expect(state).toBe('look');
  expect(recent).toEqual(
    expect.arrayContaining([
      { name: `${release} /contact`, count: 10 },
      { name: `${release} /vehicles/:id`, count: 1 },
    ]),
  );
});

test.each<[string, object]>([
  ['a message', { name: 'Erika Mustermann is not defined' }],
  ['an address with a query', { page: '/contact?email=erika@example.com' }],
  ['a line break', { script: '/a.js\n{"level":50}' }],
  ['more than there can be', { page: `/${'a'.repeat(100)}` }],
  ['no release', { release: undefined }],
])('%s is refused', async (_, changed) => {
  const { statusCode } = await report({ ...met(), ...changed }, '203.0.113.2');
  expect(statusCode).toBe(400);
});

test('one network reports so many, and made-up pages are one', async () => {
  const statuses = [];
  for (let number = 0; number < 21; number += 1)
    statuses.push((await report(met(), '203.0.113.3')).statusCode);
  expect([statuses.slice(0, 20).every((status) => status === 200), statuses[20]]).toEqual([
    true,
    429,
  ]);
  for (let number = 0; number < 220; number += 1)
    await report(met({ page: `/made-up-${number}` }), `198.51.100.${number}`);
  const ofOneCustomer = [];
  for (let number = 1; number <= 21; number += 1)
    ofOneCustomer.push((await report(met(), `2001:db8:1:2::${number}`)).statusCode);
  expect(ofOneCustomer.filter((status) => status === 429)).toHaveLength(1);
  const { recent } = await counted();
  expect(recent.length).toBe(201);
  expect(recent.find(({ name }) => name === 'other')!.count).toBeGreaterThanOrEqual(20);
});
