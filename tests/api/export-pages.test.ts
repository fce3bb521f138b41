import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userSorts } from '../../contract/users/users.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { exportQueries } from '../../server/exports/repository.ts';
import { reservationSorts } from '../../contract/reservations/reservations.ts';
import { newDatabase } from './database.ts';
import { addVehicles } from '../support/vehicles.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  await open.db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    select 'Vorname ' || n % 7, '', n || '@example.com', '', '', '', '', array['Customer'] from generate_series(1, 2500) n`);
  await addVehicles(open.db, 1);
  // Microseconds, which JavaScript's dates lack, and equal values across pages.
  await open.db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price, status)
    select 1, 1, timestamptz '2030-01-01' + n % 1100 * interval '1 microsecond', '2030-02-01', '', '', n % 3 / 10.0, 'DONE'
    from generate_series(1, 2500) n`);
});
afterAll(() => open.close());

async function idsOf(rows: AsyncGenerator<{ id: number }>): Promise<number[]> {
  const ids: number[] = [];
  for await (const { id } of rows) ids.push(id);
  return ids;
}

test.each(['ASC', 'DESC'] as const)(
  'read page by page in any order, %s, each row comes once',
  async (direction) => {
    const { users, reservations } = exportQueries(open.db);
    for (const sort of userSorts)
      expect(new Set(await idsOf(users({ sort, direction }))).size).toBe(2500);
    for (const sort of reservationSorts) {
      const ids = await idsOf(reservations({ sort, direction }));
      expect([ids.length, new Set(ids).size]).toEqual([2500, 2500]);
    }
    const known = await open.db.execute<{ id: number }>(
      sql`select id from reservations order by pick_up_at, id`,
    );
    const ids = known.rows.map(({ id }) => id);
    expect(await idsOf(reservations({ sort: 'pickUpTime', direction }))).toEqual(
      direction === 'ASC' ? ids : ids.toReversed(),
    );
  },
);
