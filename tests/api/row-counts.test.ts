import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../server/db/index.ts';
import { rowCount, compactRowCounts } from '../../server/db/row-counts.ts';
import { contactMessages, reservations, users, vehicles } from '../../server/db/schema/index.ts';
import { newDatabase } from './database.ts';
import { addVehicles } from '../support/vehicles.ts';

const tables = [users, vehicles, reservations, contactMessages];
let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
});
afterAll(() => open.close());

const one = async (expression: ReturnType<typeof sql>) =>
  Number((await open.db.execute(sql`select ${expression} as value`)).rows[0]?.value);

/** The counts by table, which must be right. */
async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of tables) {
    const name = getTableName(table);
    found[name] = await one(rowCount(table));
    expect(found[name], name).toBe(await one(sql`(select count(*) from ${table})`));
  }
  return found;
}

const addUsers = (from: number, to: number) =>
  open.db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    select '', '', n || '@example.com', '', '', '', '', array['Customer']
    from generate_series(${from}::integer, ${to}::integer) n on conflict do nothing`);
const addReservation = (day: number) =>
  open.db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price)
    select (select min(id) from users), (select min(id) from vehicles), day, day + interval '6 hours', '', '', 60
    from (select timestamptz '2030-01-01' + make_interval(days => ${day}::integer) as day) as days`);

test('rows are counted as they are inserted and deleted concurrently', async () => {
  expect(await counts()).toEqual({ users: 0, vehicles: 0, reservations: 0, contact_messages: 0 });
  await addUsers(1, 30);
  await addUsers(21, 50);
  await addVehicles(open.db, 5);
  await Promise.all(Array.from({ length: 20 }, (_, day) => addReservation(day)));
  await open.db.execute(sql`
    insert into contact_messages (name, subject, body, email) values ('', '', '', ''), ('', '', '', '')`);
  expect(await counts()).toEqual({ users: 50, vehicles: 5, reservations: 20, contact_messages: 2 });
  await open.db.execute(sql`delete from reservations where pick_up_at >= timestamptz '2030-01-16'`);
  await open.db.execute(sql`delete from contact_messages where id = 1`);
  await open.db.execute(sql`delete from vehicles where id < 0`);
  expect(await counts()).toMatchObject({ reservations: 15, contact_messages: 1 });
});

test('retired vehicles are not counted', async () => {
  const count = () => one(rowCount(vehicles));
  const before = await count();
  await addVehicles(open.db, 1);
  const change = async (statement: ReturnType<typeof sql>) => {
    await open.db.execute(statement);
    return count();
  };
  const last = sql`(select max(id) from vehicles)`;
  const set = (retiredAt: ReturnType<typeof sql>) =>
    change(sql`update vehicles set retired_at = ${retiredAt} where id = ${last}`);
  expect(await set(sql`now()`)).toBe(before);
  expect(await set(sql`now() - interval '1 day'`)).toBe(before);
  expect(await set(sql`null`)).toBe(before + 1);
  expect(await set(sql`now()`)).toBe(before);
  expect(await change(sql`delete from vehicles where id = ${last}`)).toBe(before);
});

test('summing them up reads few rows, however many inserts there were', async () => {
  for (let day = 200; day < 250; day += 1) await addReservation(day);
  expect(await counts()).toMatchObject({ reservations: 65 });
  expect(await one(sql`(select count(*) from row_counts)`)).toBeLessThan(30);
});

test('an emptied table has no rows', async () => {
  await open.db.execute(sql`truncate contact_messages`);
  expect(await counts()).toMatchObject({ contact_messages: 0 });
  await open.db.execute(
    sql`insert into contact_messages (name, subject, body, email) values ('', '', '', '')`,
  );
  expect(await counts()).toMatchObject({ contact_messages: 1 });
});

test('refused and rolled back changes do not count', async () => {
  const before = await counts();
  await expect(addReservation(1)).rejects.toThrow();
  await expect(
    open.db.transaction(async (tx) => {
      await tx.execute(sql`delete from contact_messages`);
      tx.rollback();
    }),
  ).rejects.toThrow();
  await open.db.execute(sql`update users set first_name = 'Ada'`);
  expect(await counts()).toEqual(before);
});

test('compacting keeps the counts, also by several servers at once during inserts', async () => {
  const before = await counts();
  const more = (day: number) => Promise.all([addReservation(day), compactRowCounts(open.db)]);
  await Promise.all([100, 101, 102, 103, 104].map(more));
  expect(await counts()).toEqual({ ...before, reservations: before.reservations! + 5 });
  await compactRowCounts(open.db);
  await counts();
  expect(await one(sql`(select count(*) from row_counts)`)).toBe(tables.length);
});
