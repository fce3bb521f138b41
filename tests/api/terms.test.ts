import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { english } from '../support/english.ts';
import { newSession } from '../support/session.ts';
import { addVehicles } from '../support/vehicles.ts';
import { times } from './actors.ts';
import { newDatabase } from './database.ts';

const facts = JSON.parse(
  readFileSync(new URL('./site/.company.json', import.meta.url), 'utf8'),
) as object;
const site = mkdtempSync(join(tmpdir(), 'site-'));
const file = join(site, '.company.json');
let builds = 0;

/** Builds the site with these terms. Returns their hash. */
function build(text: string, translation?: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  const terms = { hash, validFrom: '2026-11-23', text, translation };
  writeFileSync(file, JSON.stringify({ ...facts, terms }));
  // Two builds may be in one tick of the file system's clock.
  builds += 1;
  utimesSync(file, builds, builds);
  return hash;
}

let open: OpenDatabase;
let app: FastifyInstance;
let token: string;
let administrator: string;
beforeAll(async () => {
  open = await newDatabase();
  await open.db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    select '', '', n || '@example.com', '', '', '', '', array[case n when 1 then 'Customer' else 'Administrator' end]
    from generate_series(1, 2) n`);
  await addVehicles(open.db, 20);
  [token, administrator] = [await newSession(open.db, 1), await newSession(open.db, 2)];
  app = await createApp({ db: open.db, config: config({ LOG_LEVEL: 'silent' }), site });
});
afterAll(async () => {
  await app.close();
  await open.close();
});

let vehicles = 0;
const request = (by: string, url: string, payload?: object, key?: string) =>
  app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api${url}`,
    headers: { authorization: `Bearer ${by}`, ...(key && { 'idempotency-key': key }) },
    payload,
  });
const book = (body: object, { path = '', by = token, carId = (vehicles += 1), key = '' } = {}) =>
  request(by, `/reservations/add${path}${path ? '&' : '?'}carId=${carId}`, body, key);
const booked = async (answer: ReturnType<typeof book>) => {
  const { reservation } = (await answer).json<{ reservation: { id: number } }>();
  const found = await request(administrator, `/reservations/${reservation.id}/admin`);
  return found.json<{ termsHash: string | null }>().termsHash;
};

test('without a built site a booking has no terms', async () => {
  expect(await booked(book(times(40)))).toBeNull();
});

test('a booking keeps the terms that it was made under', async () => {
  const first = build('### 1. Vertragspartner');
  const answer = await book({ ...times(40), termsHash: first });
  expect(await booked(Promise.resolve(answer))).toBe(first);
  const second = build('### 1. Vertragspartner\n\nWir und Sie.');
  expect(await booked(Promise.resolve(answer))).toBe(first);
  expect(await booked(book({ ...times(40), termsHash: second }))).toBe(second);
  expect((await request(token, `/terms/${first}`)).json()).toEqual({
    hash: first,
    validFrom: '2026-11-23',
    text: '### 1. Vertragspartner',
    translation: null,
  });
});

test('the translation of terms may come later, and be mended', async () => {
  const text = '### 1. Vermieterin';
  const translationOf = async (hash: string) =>
    (await request(token, `/terms/${hash}`)).json<{ translation: string | null }>().translation;
  for (const translation of ['### 1. Lessor', '### 1. The lessor']) {
    const hash = build(text, translation);
    await book({ ...times(40), termsHash: hash });
    expect(await translationOf(hash)).toBe(translation);
  }
});

test('who has read other terms is told so, and nothing is booked', async () => {
  const old = build('Alt');
  const now = build('Neu');
  const refused = await book({ ...times(40), termsHash: old });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'terms_changed',
    message: english.reservations.termsChanged,
  });
  // Clients of other companies' sites, and administrators, send none.
  expect(await booked(book(times(40)))).toBe(now);
  expect(await booked(book(times(40), { path: '/auth?userId=1', by: administrator }))).toBe(now);
});

test('a repeat is answered as the first request, whatever the terms are now', async () => {
  const agreed = build('Eins');
  const sent = { ...times(40), termsHash: agreed };
  const same = { carId: (vehicles += 1), key: 'one-wish' };
  const first = await book(sent, same);
  build('Zwei');
  const repeat = await book(sent, same);
  expect([repeat.statusCode, repeat.json()]).toEqual([201, first.json()]);
});

test('unknown terms are a 404, and a bad hash a 400', async () => {
  expect((await request(token, `/terms/${'0'.repeat(64)}`)).statusCode).toBe(404);
  expect((await request(token, '/terms/latest')).statusCode).toBe(400);
});
