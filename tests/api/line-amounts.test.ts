import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discountOf } from '../../contract/reservations/lines.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { newDatabase } from './database.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await newDatabase();
});
afterAll(() => opened.close());

const hundredths = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100);
const pairs = fc.sample(fc.tuple(hundredths(100_000_000), hundredths(10_000)), 2000);

test('site and database give a discount in percent to the same cent', async () => {
  const asked = JSON.stringify(pairs.map(([rental, percent]) => ({ rental, percent })));
  const { rows } = await opened.db.execute<{ amount: string }>(sql`
    select line_amount('percent', percent, 0, rental)::text as amount
    from json_to_recordset(${asked}::json) as asked (rental numeric, percent numeric)`);
  const ours = pairs.map(([rental, percent]) => discountOf(rental, percent));
  expect(rows.map(({ amount }) => Number(amount) + 0)).toEqual(ours);
});
