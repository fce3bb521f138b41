import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAway } from '../../server/db/failures.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { newDatabase } from './database.ts';

const value = sql.placeholder('value');

describe.skipIf(!process.env.TEST_DATABASE_URL)('prepared reads on PostgreSQL', () => {
  let open: OpenDatabase;
  beforeAll(async () => (open = await newDatabase()));
  afterAll(() => open.close());
  const read = (name: string, what: ReturnType<typeof sql>) =>
    open.db
      .select({ found: what })
      .from(sql`(values (1)) as one`)
      .prepare(name);

  // Behind a pooler any connection may answer.
  const pooled = process.env.PREPARED_STATEMENTS === 'off';
  test.skipIf(pooled)('share few connections, and each gets its own answer', async () => {
    const statement = read('pipe_pid', sql`array[pg_backend_pid(), ${value}::integer]`);
    const values = Array.from({ length: 50 }, (_, number) => number);
    const rows = await Promise.all(values.map((value) => statement.execute({ value })));
    const found = rows.map(([row]) => row!.found as [number, number]);
    expect(found.map(([, value]) => value)).toEqual(values);
    expect(new Set(found.map(([pid]) => pid)).size).toBeLessThanOrEqual(2);
  });

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

  test('get a new connection when theirs breaks', async () => {
    const end = read('pipe_end', sql`pg_terminate_backend(pg_backend_pid())`);
    const one = read('pipe_one', sql`1`);
    for (const statement of [end, end]) await expect(statement.execute()).rejects.toSatisfy(isAway);
    for (let time = 0; time < 4; time += 1) expect(await one.execute()).toEqual([{ found: 1 }]);
  });
});
