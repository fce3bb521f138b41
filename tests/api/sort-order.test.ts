import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Direction } from '../../contract/wire/paging.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { exportQueries } from '../../server/exports/repository.ts';
import { userQueries } from '../../server/users/repository.ts';
import { vehicleQueries } from '../../server/vehicles/repository.ts';
import { addVehicles } from '../support/vehicles.ts';
import { newDatabase } from './database.ts';

/** As DIN 5007-1 sorts them: umlauts like their letters, without regard to case. */
const sorted = [
  'Ärztebus',
  'ÄUSSERMANN',
  'Brandt',
  'e-Golf',
  'Łukasz',
  'Øster',
  'von Ahlen',
  'Zug',
];
const stored = sorted.toSorted();

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  await addVehicles(open.db, stored.length, (number) => ({ model: stored[number - 1]! }));
  const values = sql.join(
    stored.map(
      (name) => sql`('', ${name}, ${`${name}@example.com`}, '', '', '', '', array['Customer'])`,
    ),
    sql`, `,
  );
  await open.db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    values ${values}`);
});
afterAll(() => open.close());

const inDirection = (direction: Direction) => (direction === 'ASC' ? sorted : sorted.toReversed());

test.each(['ASC', 'DESC'] as const)(
  'texts are sorted as Germans read them, %s',
  async (direction) => {
    const page = { page: 0, size: 20, direction };
    const fleet = await vehicleQueries(open.db).page({ ...page, sort: 'model' });
    expect(fleet.rows.map(({ model }) => model)).toEqual(inDirection(direction));
    const users = await userQueries(open.db).page({ ...page, sort: 'lastName' }, 'EUR');
    expect(users.rows.map(({ lastName }) => lastName)).toEqual(inDirection(direction));
    const exported = await Array.fromAsync(
      exportQueries(open.db).users({ sort: 'lastName', direction }),
    );
    expect(exported.map(({ lastName }) => lastName)).toEqual(inDirection(direction));
  },
);

test('the list of all vehicles is in the same order', async () => {
  const all = await vehicleQueries(open.db).list();
  expect(all.map(({ model }) => model)).toEqual(sorted);
});
