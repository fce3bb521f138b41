import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../server/db/index.ts';
import { eraseUser } from '../../server/own-data/erase.ts';
import { userQueries } from '../../server/users/repository.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
});
afterAll(() => open.close());
beforeEach(() => open.db.execute(sql`truncate users cascade`));

/** The id of a new user. */
async function newUser(role: 'Customer' | 'Administrator'): Promise<number> {
  const { rows } = await open.db.execute<{ id: number }>(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    values ('', '', gen_random_uuid(), '', '', '', '', array[${role}]) returning id`);
  return rows[0]!.id;
}

test('the last administrator keeps the role and is not deleted', async () => {
  const users = userQueries(open.db);
  const [admin] = [await newUser('Administrator'), await newUser('Customer')];
  expect(await users.update(admin, { roles: ['Customer'] })).toBe('last administrator');
  expect(await users.remove(admin)).toBe('last administrator');
  expect(await users.find(admin)).toMatchObject({ roles: ['Administrator'] });
  expect(await users.update(admin, { roles: ['Administrator'], firstName: 'Neu' })).toBe('updated');
});

test('others may lose it or be deleted', async () => {
  const users = userQueries(open.db);
  const [one, two, customer] = [
    await newUser('Administrator'),
    await newUser('Administrator'),
    await newUser('Customer'),
  ];
  expect(await users.update(customer, { roles: ['Customer'] })).toBe('updated');
  expect(await users.remove(customer)).toBe('removed');
  expect(await users.update(one, { roles: ['Customer'] })).toBe('updated');
  expect(await users.remove(one)).toBe('removed');
  expect(await users.remove(two)).toBe('last administrator');
});

test('of two administrators who demote each other at once one remains', async () => {
  const users = userQueries(open.db);
  const ids = [await newUser('Administrator'), await newUser('Administrator')];
  const outcomes = await Promise.all(ids.map((id) => users.update(id, { roles: ['Customer'] })));
  expect(outcomes.toSorted()).toEqual(['last administrator', 'updated']);
});

test('the last one is not switched off, and who is switched off does not count', async () => {
  const users = userQueries(open.db);
  const [one, two] = [await newUser('Administrator'), await newUser('Administrator')];
  const switchedOffAt = new Date();
  expect(await users.update(one, { switchedOffAt })).toBe('updated');
  expect(await users.update(two, { switchedOffAt })).toBe('last administrator');
  expect(await users.update(two, { roles: ['Customer'] })).toBe('last administrator');
  expect(await users.remove(two)).toBe('last administrator');
  expect(await eraseUser(open.db, two)).toBe('last administrator');
  expect(await users.remove(one)).toBe('removed');
});

test('of two who switch off, lower or delete each other at once one remains', async () => {
  const users = userQueries(open.db);
  const ways = [
    (id: number) => users.update(id, { switchedOffAt: new Date() }),
    (id: number) => users.update(id, { roles: ['Customer'] }),
    (id: number) => users.remove(id),
  ];
  for (const one of ways)
    for (const other of ways) {
      await open.db.execute(sql`truncate users cascade`);
      const ids = [await newUser('Administrator'), await newUser('Administrator')] as const;
      const outcomes = await Promise.all([one(ids[0]), other(ids[1])]);
      expect(outcomes.filter((outcome) => outcome === 'last administrator')).toHaveLength(1);
    }
});

test('whoever writes, the database refuses it', async () => {
  await newUser('Administrator');
  for (const statement of [
    sql`update users set roles = '{Customer}'`,
    sql`update users set switched_off_at = now()`,
    sql`delete from users`,
  ])
    await expect(open.db.execute(statement)).rejects.toMatchObject({
      cause: { constraint: 'last_administrator' },
    });
});
