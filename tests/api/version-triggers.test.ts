import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newDatabase } from './database.ts';

test('no generated column raises a version: before an update is written, PostgreSQL 15 does not know them', async () => {
  const { db, close } = await newDatabase();
  const { rows } = await db.execute(sql`
    select relname || '.' || attname as name,
      attname = any(string_to_array(encode(tgargs, 'escape'), '\\000')) as is_left_out
    from pg_trigger join pg_class on pg_class.oid = tgrelid
      join pg_attribute on attrelid = tgrelid and attgenerated <> ''
    where tgfoid = 'raise_version'::regproc`);
  await close();
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['users.search_text', 'users.phone_digits', 'vehicles.search_text']),
  );
  expect(rows.filter((row) => !row.is_left_out)).toEqual([]);
});
