import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../server/db/index.ts';
import { countRows } from '../../server/db/page-parts.ts';
import { reservations } from '../../server/db/schema/index.ts';
import { filterCondition } from '../../server/reservations/index.ts';
import { reservationsStatement } from '../../server/search-all/repository.ts';
import { addCustomer } from '../support/customer.ts';
import { addVehicles } from '../support/vehicles.ts';
import { withoutTriggers } from '../support/without-triggers.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;

/** 100,000 reservations of 1,000 customers, of which 1 in 100 is open. */
beforeAll(async () => {
  open = await newDatabase();
  await addCustomer(open.db);
  await addVehicles(open.db, 50);
  await open.db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    select 'Kundin', 'Nummer' || n, 'kundin' || n || '@example.com', '', '', '', '', '{Customer}'
    from generate_series(1, 1000) n`);
  // The rows are what matters here, not what triggers make of them.
  await withoutTriggers(open.db, 'reservations', (tx) =>
    tx.execute(sql`
      insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price, status)
      select users.id, 1 + n % 50, day, day + interval '6 hours', '', '', 60,
        case when n % 100 = 0 then 'CREATED' else 'DONE' end
      from users, generate_series(1, 100) n,
        lateral (select timestamptz '2030-01-01' + n * interval '1 day' as day) days
      where users.first_name = 'Kundin'`),
  );
  await open.db.execute(sql`analyze`);
}, 120_000);
afterAll(() => open.close());

async function planOf(statement: SQL): Promise<string> {
  const { rows } = await open.db.execute(sql`explain (costs off) ${statement}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe.each(['R-000123', '123', 'Kundin', 'nummer7 kundin', '(0171) 234'])(
  'the search for %s',
  (search) => {
    test('reads reservations from indexes only', async () => {
      const statement = reservationsStatement(open.db, search, [1, 2, 3]);
      const plan = await planOf(statement.getSQL());
      expect(plan).not.toMatch(/Seq Scan on reservations|Scan using reservations_by_/);
      expect(plan).toMatch(/reservations_user|reservations_pkey/);
    });

    test('reads and counts the reservations of a list from indexes only', async () => {
      const where = filterCondition({ search }, { timeZone: 'Europe/Berlin', paymentDays: 14 });
      for (const statement of [
        countRows({ table: reservations, where }),
        sql`select id from ${reservations} where ${where} order by ${reservations.pickUpTime}, ${reservations.id} limit 10`,
      ]) {
        const plan = await planOf(statement);
        expect(plan).not.toMatch(/Seq Scan on reservations|Scan using reservations_by_/);
      }
    });
  },
);

test.each(['open', 'toPickUp', 'missed', 'out', 'late'] as const)(
  'reservations that are %s are read from partial indexes',
  async (state) => {
    const where = filterCondition({ state }, { timeZone: 'Europe/Berlin', paymentDays: 14 });
    const plan = await planOf(
      sql`select id from ${reservations} where ${where} order by ${reservations.pickUpTime}, ${reservations.id} limit 10`,
    );
    expect(plan).toMatch(/reservations_(open_by_|out)/);
    expect(plan).not.toContain('Seq Scan');
  },
);
