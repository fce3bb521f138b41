import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { lastBackup, noteBackup } from '../../server/backup/last-backup.ts';
import { rateLimiter } from '../../server/load/rate-limits.ts';
import { readFigures } from '../../server/operations/figures.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { createAdministrator } from '../support/administrator.ts';
import { times } from './actors.ts';
import { newSession } from '../support/session.ts';
import { newDatabase } from './database.ts';
import { addVehicles } from '../support/vehicles.ts';
import { noDatabase } from '../support/no-database.ts';

const token = 'ein-langes-Zeichen+1';
const settings = config({ METRICS_TOKEN: token, LOG_LEVEL: 'silent' });
const withToken = { headers: { authorization: `Bearer ${token}` } };

let open: OpenDatabase;
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  open = await newDatabase();
  await createAdministrator(open.db, settings);
  await addVehicles(open.db, 1, () => ({ model: 'Transporter' }));
  app = await createApp({ ...open, config: settings, site: '/nowhere' });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await open.close();
});

const text = async () => (await fetch(`${origin}/metrics`, withToken)).text();

/** The value of a series; 0 if it does not exist yet. */
async function valueOf(series: string): Promise<number> {
  const line = (await text()).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

/** Waits for the change of a series, because a request is counted after its answer. */
async function expectAdded(series: string, by: number, action: () => Promise<unknown>) {
  const before = await valueOf(series);
  await action();
  await expect.poll(() => valueOf(series)).toBe(before + by);
}

test('without the setting the address does not exist', async () => {
  const parts = { db: noDatabase(), config: config({ LOG_LEVEL: 'silent' }), site: '/nowhere' };
  const bare = await createApp(parts);
  expect((await bare.inject({ url: '/metrics', ...withToken })).statusCode).toBe(404);
});

test.each([undefined, 'Bearer', 'Bearer falsch', `Bearer ${token}1`, `Basic ${token}`])(
  'with %j access is refused',
  async (authorization) => {
    const headers: Record<string, string> = authorization ? { authorization } : {};
    const answer = await fetch(`${origin}/metrics`, { headers });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await answer.json()).toMatchObject({ status: 401 });
  },
);

test('is in Prometheus’ text format', async () => {
  const answer = await fetch(`${origin}/metrics`, withToken);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  // Empty lines mean nothing there.
  const lines = (await answer.text()).split(/\n+/);
  expect(lines.pop()).toBe('');
  const label = String.raw`[a-z]+="[^"\\]*"`;
  const sample = new RegExp(String.raw`^([a-z_]+)(\{${label}(,${label})*\})? [\d.e+-]+$`);
  const described = new Set<string>();
  for (const line of lines) {
    const [, mark, name = ''] = /^# (HELP|TYPE) ([a-z_]+) ./.exec(line) ?? [];
    if (mark === 'HELP') expect(described, line).not.toContain(name);
    if (mark) described.add(name);
    else {
      const named = sample.exec(line)?.[1] ?? '';
      expect(described, line).toContain(named.replace(/_(bucket|sum|count)$/, ''));
    }
  }
});

test('has what an operator watches', async () => {
  const all = await text();
  for (const name of [
    'http_requests_in_flight',
    'event_loop_busy_seconds_total',
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
    'process_start_time_seconds',
    'rental_work{kind="password",state="waiting"}',
  ])
    expect(Number(all.split(`\n${name} `)[1]?.split('\n')[0]), name).toBeGreaterThanOrEqual(0);
  expect(all).toMatch(
    /^rental_build_info\{version="\d+\.\d+\.\d+",commit="[\da-f]*",node="[\d.]+"\} 1$/m,
  );
  expect(all).toMatch(/^rental_database_up\{version="[\d.]+"\} 1$/m);
  expect(await valueOf('rental_database_bytes')).toBeGreaterThan(1_000_000);
  expect(await valueOf('http_requests_in_flight')).toBe(1);
  await expect.poll(() => valueOf('event_loop_delay_seconds_count')).toBeGreaterThan(0);
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const held = Array.from({ length: 3 }, () => open.db.transaction(() => end));
  expect(await valueOf('rental_database_statements')).toBe(3);
  resolve();
  await Promise.all(held);
  // The figures of the database had to wait as well.
  await expect.poll(() => valueOf('rental_database_statements')).toBe(0);
});

test('knows the last backup, and that there was none before', async () => {
  expect(await valueOf('rental_last_backup_timestamp_seconds')).toBe(0);
  expect(await text()).not.toContain('\nrental_last_backup_bytes ');
  const note = { at: '2026-11-29T03:00:00.500Z', rows: 5, bytes: 1234, encrypted: true };
  await noteBackup(open.db, { ...note, at: '2026-11-28T03:00:00.000Z' });
  await noteBackup(open.db, note);
  expect(await lastBackup(open.db)).toEqual(note);
  expect(await valueOf('rental_last_backup_timestamp_seconds')).toBe(Date.parse(note.at) / 1000);
  expect(await valueOf('rental_last_backup_bytes')).toBe(1234);
});

test('knows the disk of an embedded database', async () => {
  const none = await readFigures(open.db, config({ DATA_DIR: '/nowhere' }));
  expect(none.disk).toBeNull();
  const { disk } = await readFigures(open.db, config({ DATA_DIR: import.meta.dirname }));
  expect(disk!.free).toBeGreaterThan(0);
  expect(disk!.size).toBeGreaterThan(disk!.free);
});

test('says that the database is away, and has no figures of it', async () => {
  const parts = { db: noDatabase(), config: settings, site: '/nowhere' };
  const away = await createApp(parts);
  const { body } = await away.inject({ url: '/metrics', ...withToken });
  expect(body).toContain('\nrental_database_up{version=""} 0\n');
  expect(body).not.toContain('\nrental_database_bytes ');
  await away.close();
});

test('counts refusals by code, and attempts beyond a limit', async () => {
  await expectAdded('rental_refusals_total{code="vehicle_not_found"}', 1, () =>
    fetch(`${origin}/api/car/visitors/1000003`),
  );
  const limiter = rateLimiter(open.db, true);
  await expectAdded('rental_limits_reached_total{limit="message of sender"}', 2, async () => {
    for (let attempt = 0; attempt < 7; attempt += 1)
      await limiter.count('message of sender', 'x').catch(() => undefined);
  });
});

const series = (method: string, route: string, status: number | string) =>
  `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

test('counts requests by route, whatever the address', async () => {
  await expectAdded(series('GET', '/api/car/visitors/:id', 404), 2, async () => {
    await fetch(`${origin}/api/car/visitors/1000001`);
    await fetch(`${origin}/api/car/visitors/1000002?name=Erika`);
  });
  await expectAdded(series('GET', 'none', 404), 1, () => fetch(`${origin}/Erika`));
  const all = await text();
  expect(all).not.toContain('Erika');
  expect(all).not.toContain('car/visitors/1');
});

test('the buckets of a histogram add up to its count', async () => {
  await fetch(`${origin}/api/health`);
  const labels = 'method="GET",route="/api/health",status="200"';
  await expect.poll(() => valueOf(series('GET', '/api/health', 200))).toBeGreaterThan(0);
  const lines = (await text()).split('\n').filter((line) => line.includes(labels));
  const buckets = lines.filter((line) => line.includes('le="')).map((l) => Number(l.split(' ')[1]));
  expect(buckets).toEqual(buckets.toSorted((one, other) => one - other));
  expect(buckets.at(-1)).toBe(await valueOf(series('GET', '/api/health', 200)));
});

test('a client that goes away is no longer in flight', async () => {
  await expectAdded(series('POST', '/api/login', 'left'), 1, async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await expect.poll(() => valueOf('http_requests_in_flight')).toBe(2);
    socket.destroy();
    await once(socket, 'close');
  });
  expect(await valueOf('http_requests_in_flight')).toBe(1);
});

test('counts bookings by outcome', async () => {
  const session = await newSession(open.db, 1);
  const book = () =>
    fetch(`${origin}/api/reservations/add?carId=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
      body: JSON.stringify(times(600)),
    });
  await expectAdded('rental_bookings_total{outcome="written"}', 1, book);
  await expectAdded('rental_bookings_total{outcome="taken"}', 1, book);
});
