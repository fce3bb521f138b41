import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasSqlState } from '../../server/db/driver/failures.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { addCustomer } from '../support/customer.ts';
import { addVehicles } from '../support/vehicles.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  await addCustomer(open.db);
  await addVehicles(open.db, 1);
});
afterAll(() => open.close());

const book = (from: string, to: string, status = 'CREATED') =>
  open.db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price, status)
    values (1, 1, ${from}, ${to}, '', '', 1, ${status})`);
const overlap = (error: unknown) => hasSqlState(error, 'overlap');

test('the database forbids two open reservations that overlap', async () => {
  await book('2031-01-01T10:00Z', '2031-01-01T12:00Z');
  await expect(book('2031-01-01T11:59Z', '2031-01-01T13:00Z')).rejects.toSatisfy(overlap);
  await book('2031-01-01T12:00Z', '2031-01-01T13:00Z');
  await book('2031-01-01T10:00Z', '2031-01-01T12:00Z', 'CANCELLED');
});

test('the database forbids a reservation that ends before it begins, and an unknown status', async () => {
  await expect(book('2031-02-01T10:00Z', '2031-02-01T10:00Z')).rejects.toThrow();
  await expect(book('2031-02-01T10:00Z', '2031-02-01T11:00Z', 'LOST')).rejects.toThrow();
});

test('the database forbids two prices set by hand of a reservation, and lines of unknown kinds', async () => {
  await book('2031-03-01T10:00Z', '2031-03-01T11:00Z');
  const add = (kind: string) =>
    open.db.execute(sql`
      insert into reservation_lines (reservation_id, kind, quantity, unit, unit_price, amount)
      select max(id), ${kind}, 1, 'flat', 1, 1 from reservations`);
  await add('adjustment');
  await expect(add('adjustment')).rejects.toSatisfy((error) => hasSqlState(error, 'unique'));
  await expect(add('gift')).rejects.toThrow();
  await add('fee');
  await add('fee');
});

test('the database forbids a second hand-over, a return that was not read off, and unknown steps', async () => {
  await book('2031-04-01T10:00Z', '2031-04-01T11:00Z');
  const add = (kind: string, mileage: number | null, eighths: number | null) =>
    open.db.execute(sql`
      insert into counter_steps (reservation_id, kind, at, mileage_km, fuel_eighths)
      select max(id), ${kind}, now(), ${mileage}::integer, ${eighths}::integer from reservations`);
  await add('hand-over', 1000, 8);
  await expect(add('hand-over', 1000, 8)).rejects.toSatisfy((error) =>
    hasSqlState(error, 'unique'),
  );
  const wrong: Parameters<typeof add>[] = [
    ['return', null, null],
    ['return', 1000, 9],
    ['return', -1, 8],
    ['no-show', 1000, 8],
    ['wash', 1000, 8],
  ];
  for (const one of wrong) await expect(add(...one)).rejects.toThrow();
  await add('return', 1000, 0);
  await add('no-show', null, null);
});

test.each([
  { payloadKg: -1 },
  { loadVolumeM3: -0.1 },
  { deposit: -1 },
  { pricePerDay: 0 },
  { pricePerWeek: NaN },
  { bufferMinutes: 1441 },
])('the database forbids a vehicle with %j', async (changed) => {
  await expect(addVehicles(open.db, 1, () => changed)).rejects.toThrow();
});
