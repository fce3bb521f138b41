import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceStates } from '../../contract/money/invoices.ts';
import { companyFacts } from '../../server/company/index.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { invoices, reservations } from '../../server/db/schema/index.ts';
import { seed } from '../../server/demo/index.ts';
import { invoiceQueries } from '../../server/invoices/index.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { todayIn } from '../../server/time/wall-times.ts';
import { ensureAdministrator } from '../../server/users/administrator.ts';
import { newDatabase } from './database.ts';

const site = fileURLToPath(new URL('site', import.meta.url));
let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  // It was made without the demo.
  await open.db.execute(sql`delete from settings where key = 'seed'`);
  await ensureAdministrator(open.db, config({}), {
    published: demoLogins.administrator,
    show: () => undefined,
  });
  await seed(open.db, config({ SEED: 'demo' }), () => undefined, companyFacts(site)());
});
afterAll(() => open.close());

test.each(invoiceStates)('the demo shows an invoice that is %s', async (state) => {
  const query = { state, page: 0, size: 50, sort: 'issuedOn', direction: 'ASC' } as const;
  const { rows } = await invoiceQueries(open.db).page(query, todayIn(config({}).timeZone));
  expect(rows.length).toBeGreaterThan(0);
});

test('the demo shows a claim, a deposit that is held, a company and a private customer', async () => {
  const { db } = open;
  expect(await db.$count(invoices, sql`kind = 'claim'`)).toBe(1);
  expect(await db.$count(reservations, sql`status = 'DONE' and deposit_held > 0`)).toBe(1);
  for (const isCompany of [true, false])
    expect(
      await db.$count(invoices, sql`(content #>> '{buyer,companyName}' <> '') = ${isCompany}`),
    ).toBeGreaterThan(0);
});

test('nothing of the demo is still to be invoiced', async () => {
  const isToInvoice = sql`status = 'DONE' and returned_at is not null and total_price <> invoiced`;
  expect(await open.db.$count(reservations, isToInvoice)).toBe(0);
});
