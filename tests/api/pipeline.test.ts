import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAway } from '../../server/db/driver/failures.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { locks } from '../../server/db/transaction-locks.ts';
import { reservationInserter } from '../../server/reservations/reservation-inserter.ts';
import type { CreateResult } from '../../server/reservations/outcome.ts';
import { newDatabase } from './database.ts';
import { perRentalText } from '../../contract/reservations/rental-fields.ts';

const value = sql.placeholder('value');

const onServer = Boolean(process.env.TEST_DATABASE_URL);
// Behind a pooler nothing is prepared, and any connection may be used.
const isPooled = process.env.PREPARED_STATEMENTS === 'off';

describe('prepared statements', () => {
  let open: OpenDatabase;
  beforeAll(async () => (open = await newDatabase()));
  afterAll(() => open.close());
  const read = (name: string, what: ReturnType<typeof sql>) =>
    open.db.read
      .select({ found: what })
      .from(sql`(values (1)) as one`)
      .prepare(name);

  test.skipIf(isPooled)(
    'that read share few connections, and each gets its own answer',
    async () => {
      const statement = read('pipe_pid', sql`array[pg_backend_pid(), ${value}::integer]`);
      const values = Array.from({ length: 50 }, (_, number) => number);
      const rows = await Promise.all(values.map((value) => statement.execute({ value })));
      const found = rows.map(([row]) => row!.found as [number, number]);
      expect(found.map(([, value]) => value)).toEqual(values);
      expect(new Set(found.map(([pid]) => pid)).size).toBeLessThanOrEqual(2);
    },
  );

  test('fail alone', async () => {
    const statement = read('pipe_divide', sql`12 / ${value}::integer`);
    const answers = await Promise.allSettled(
      [1, 0, 2, 0, 3, 4].map((value) => statement.execute({ value })),
    );
    expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      false,
      true,
      false,
      true,
      true,
    ]);
  });

  test('that cannot be sent do not mix up the others’ answers', async () => {
    const statement = read('pipe_unsendable', sql`${value}::integer`);
    const unsendable = {
      toPostgres() {
        throw new Error('cannot be sent');
      },
    };
    for (let time = 0; time < 2; time += 1) {
      const [one, two, unsent, behind] = await Promise.allSettled(
        [1, 2, unsendable, 3].map((value) => statement.execute({ value })),
      );
      expect([one, two]).toMatchObject([1, 2].map((found) => ({ value: [{ found }] })));
      expect(unsent?.status).toBe('rejected');
      // The statement may be lost behind it, but nobody gets another's answer.
      if (behind?.status === 'fulfilled') expect(behind.value).toEqual([{ found: 3 }]);
    }
    expect(await statement.execute({ value: 4 })).toEqual([{ found: 4 }]);
  });

  test('that write are transactions of their own', async () => {
    await open.db.execute(sql`create table numbers (value integer primary key)`);
    const numbers = pgTable('numbers', { value: integer('value') });
    const write = open.db.write
      .insert(numbers)
      .values({ value: sql.placeholder('value') })
      .prepare('pipe_write');
    const values = [1, 2, 2, 3, 1, 4];
    const ends = await Promise.allSettled(values.map((value) => write.execute({ value })));
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect(await open.db.select().from(numbers).orderBy(numbers.value)).toEqual(
      [1, 2, 3, 4].map((value) => ({ value })),
    );
  });

  test.skipIf(!onServer || isPooled)('that read do not wait for those that write', async () => {
    const { db } = open;
    await db.execute(sql`create table locked (value integer)`);
    const locked = pgTable('locked', { value: integer('value') });
    const write = db.write.insert(locked).values({ value: 1 }).prepare('pipe_locked');
    const one = read('pipe_meanwhile', sql`1`);
    let writes: Promise<unknown> = Promise.resolve();
    await db.transaction(async (lock) => {
      await lock.execute(sql`lock table locked`);
      // More than the pool has connections.
      writes = Promise.all(Array.from({ length: 200 }, () => write.execute()));
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await one.execute()).toEqual([{ found: 1 }]);
    });
    await writes;
    expect(await db.$count(locked)).toBe(200);
  });

  test.skipIf(!onServer || isPooled)('that read do not wait for bookings', async () => {
    const insert = reservationInserter(open.db, { timeZone: 'UTC' });
    const at = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour));
    const reservation = {
      vehicleId: 1,
      userId: 1,
      actor: 1,
      pickUpTime: at(10),
      dropOffTime: at(12),
      ...perRentalText(() => ''),
      expectedPrice: null,
      termsHash: null,
      bookedByCustomer: true,
      limits: {
        openReservations: 0,
        bookingsPerHour: 0,
        openDaysNew: 0,
        openDays: 0,
        bookingsPerNetwork: 0,
      },
      network: null,
      readiness: { notReadyHours: 0, today: '2026-01-01' },
      currency: 'EUR',
      vatPercent: 19,
    };
    const one = read('pipe_beside_bookings', sql`1`);
    let booked: Promise<CreateResult[]> = Promise.resolve([]);
    await open.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${locks.customer}, 1)`);
      // More than the pool has connections.
      booked = Promise.all(Array.from({ length: 200 }, () => insert(reservation, null)));
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await one.execute()).toEqual([{ found: 1 }]);
    });
    const outcomes = new Set((await booked).map(({ outcome }) => outcome));
    expect([...outcomes]).toEqual(['no vehicle']);
  });

  test.skipIf(!onServer)('get a new connection when theirs breaks', async () => {
    const end = read('pipe_end', sql`pg_terminate_backend(pg_backend_pid())`);
    const one = read('pipe_one', sql`1`);
    for (const statement of [end, end]) await expect(statement.execute()).rejects.toSatisfy(isAway);
    for (let time = 0; time < 4; time += 1) expect(await one.execute()).toEqual([{ found: 1 }]);
  });
});
