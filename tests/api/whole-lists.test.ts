import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listBlocks } from '../../contract/vehicles/blocks.ts';
import type { CallName } from '../../contract/calls.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { listImages } from '../../contract/vehicles/images.ts';
import { listMessages, pageMessages } from '../../contract/office/messages-admin.ts';
import {
  listReservations,
  listReservationsOf,
  pageReservations,
} from '../../contract/reservations/reservations-admin.ts';
import { listOwnReservations } from '../../contract/reservations/reservations.ts';
import { getTimeline } from '../../contract/reservations/timeline.ts';
import { listUsers, pageUsers } from '../../contract/users/users.ts';
import { listVehicles, pageVehicles } from '../../contract/vehicles/vehicles.ts';
import { callsByName } from '../support/calls.ts';
import { newSession } from '../support/session.ts';
import { addVehicles } from '../support/vehicles.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

/** Rows of an answer in one piece. */
const most = 10_000;

let server: OwnServer;
let customer: number;
let tokens: { admin: string; own: string };
beforeAll(async () => {
  server = await startOwnServer();
  const { db } = server;
  customer = (await server.newUser()).id;
  await addVehicles(db, most + 1);
  await db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    select 'Ida', 'Muster', n || '@example.com', '', '', '', '', array['Administrator'] from generate_series(1, ${most}) n`);
  await db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price, status)
    select ${customer}::integer, 1, now(), now() + interval '1 day', 'A', 'B', 10, 'CANCELLED' from generate_series(1, ${most + 1})`);
  await db.execute(sql`
    insert into contact_messages (name, subject, body, email)
    select 'Ida', 'Frage', 'Frage', 'ida@example.com' from generate_series(1, ${most + 1})`);
  await db.execute(sql`
    insert into blocks (vehicle_id, starts_at, ends_at, reason)
    select id, '2030-01-01', '2030-01-02', 'repair' from vehicles`);
  await db.execute(sql`
    with added as (insert into images (name) select 'bild' from generate_series(1, ${most + 1}) returning id)
    insert into image_variants (image_id, format, width, bytes) select id, 'jpeg', 1, '\\x00' from added`);
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from users where roles = array['Administrator'] limit 1`);
  tokens = { admin: await newSession(db, rows[0]!.id), own: await newSession(db, customer) };
}, 180_000);
afterAll(() => server.close());

const lists: [
  name: CallName,
  list: Endpoint,
  paged: Endpoint,
  table: string,
  query?: Record<string, string>,
][] = [
  ['listVehicles', listVehicles, pageVehicles, 'vehicles'],
  ['listUsers', listUsers, pageUsers, 'users'],
  ['listMessages', listMessages, pageMessages, 'contact_messages'],
  ['listImages', listImages, listImages, 'images'],
  ['listBlocks', listBlocks, getTimeline, 'blocks', { from: '2030-01-01', until: '2030-01-01' }],
  ['listReservations', listReservations, pageReservations, 'reservations'],
  ['listReservationsOf', listReservationsOf, listReservationsOf, 'reservations'],
  ['listOwnReservations', listOwnReservations, listOwnReservations, 'reservations'],
];

/** Asks a list for all of its rows, or another call for the same ones. */
const asker = (name: CallName, query: object = {}) => {
  const token = name === 'listOwnReservations' ? tokens.own : tokens.admin;
  const whose: Record<string, number> = name === 'listReservationsOf' ? { userId: customer } : {};
  const headers = { 'accept-language': 'de' };
  return (call: Endpoint, more = {}) =>
    server.call(call, { token, headers, query: { ...query, ...whose, ...more } });
};

test.each(lists)('%s names the call with pages above 10,000 rows', async (...of) => {
  const [name, list, paged, , query] = of;
  const ask = asker(name, query);
  const message = `Es sind mehr als 10.000 Zeilen. Bitte rufen Sie sie seitenweise ab: GET ${paged.path}?page=0`;
  expect(await ask(list)).toMatchObject({ status: 400, body: { code: 'too_many_rows', message } });
  const last = await ask(paged, { page: most, size: 1 });
  expect([last.status, last.body.totalElements]).toEqual([200, most + 1]);
  expect(last.body.content).toHaveLength(1);
});

describe('of 10,000 rows', () => {
  beforeAll(async () => {
    const tables = new Set(lists.map(([, , , table]) => table));
    // A vehicle's block goes with it.
    tables.delete('blocks');
    for (const table of tables)
      await server.db.execute(sql`
        delete from ${sql.identifier(table)} where id = (
          select id from ${sql.identifier(table)} order by id desc limit 1)`);
  });

  test.each(lists)('%s answers all', async (name, list, _paged, _table, query) => {
    const { status, body } = await asker(name, query)(list);
    expect(status).toBe(200);
    expect(body).toHaveLength(most);
  });
});

/** Why no other array gets long. */
const short: Partial<Record<CallName, string>> = {
  listPlaces: 'those of the content',
  listFeeds: 'one of each kind and place',
  listSessions: 'they end a day after their last use',
  listDocuments: 'of one reservation',
  listInvoices: 'of one reservation',
  releasableInvoices: 'a few of each year',
  unconfirmedSeries: 'at most a few of each year',
  listPhotos: 'of one reservation, twenty a step',
  listDamages: 'of one vehicle',
  getReservationHistory: 'the newest 500, as it says',
  getVehicleHistory: 'the newest 500, as it says',
  listReadings: 'the newest 500, as it says',
  listViews: 'twenty of one administrator',
  listStaff: 'who works for the company',
  listInvitations: 'they end after a week',
  listKeys: 'administrators make each by hand',
  listWebhooks: 'twenty at most',
  getMailSentences: 'one of each mail and language',
  getOperatorSettings: 'one of each variable',
};

const isArray = (schema: unknown): boolean =>
  schema instanceof z.ZodArray ||
  (schema instanceof z.ZodUnion && schema.options.some((option) => isArray(option)));

test('no other call answers an array that grows with the business', () => {
  const arrays = Object.entries(callsByName).flatMap(([name, { answer }]) =>
    isArray(answer) ? [name] : [],
  );
  const known = [...lists.map(([name]) => name), ...Object.keys(short)];
  expect(arrays.toSorted()).toEqual(known.toSorted());
});
