import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAway } from '../../server/db/driver/failures.ts';
import { newDatabase } from './database.ts';

/** The embedded database has no connections to lose. */
const onServer = Boolean(process.env.TEST_DATABASE_URL);

let database: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());

test.runIf(onServer)('a connection that breaks within a transaction is replaced', async () => {
  const { db } = database;
  // More often than there are connections in the pool.
  for (let round = 0; round < 20; round += 1) {
    const broken = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      await tx.execute(sql`select 1`);
    });
    expect(await broken.catch(isAway)).toBe(true);
  }
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});
