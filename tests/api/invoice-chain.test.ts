import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkChain, type Fault } from '../../server/invoices/chain.ts';
import type { Database, OpenDatabase } from '../../server/db/index.ts';
import { invoiceContentOf } from '../support/invoice-content.ts';
import { addVehicles } from '../support/vehicles.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
let db: Database;
beforeAll(async () => {
  open = await newDatabase();
  db = open.db;
  await db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    values ('', '', 'a@example.com', '', '', '', '', array['Customer'])`);
  await db.execute(sql`insert into images (name) values ('a')`);
  const [image] = (await db.execute<{ id: string }>(sql`select id from images`)).rows;
  await addVehicles(db, 1, () => ({ imageId: image!.id }));
  await db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price)
    values (1, 1, '2027-03-26', '2027-03-29', '', '', 297)`);
});
afterAll(() => open.close());
beforeEach(async () => {
  await behindTheBack(
    sql`delete from invoice_gaps`,
    sql`delete from invoices`,
    sql`delete from invoice_series`,
  );
  for (const prefix of ['RE-2027-', 'SF-2027-', 'RE-2027-', 'RE-2027-']) await store(prefix);
});

async function store(prefix = 'RE-2027-') {
  const content = JSON.stringify(invoiceContentOf({ reservation: 'R-000001' }));
  await db.execute(sql`select store_invoice(1, null, ${prefix}, ${content}::jsonb, null)`);
}

/** Changes what triggers and checks keep, as the owner of a database can. */
async function behindTheBack(...statements: SQL[]): Promise<void> {
  await db.execute(sql`alter table invoices disable trigger user`);
  await db.execute(sql`alter table invoice_gaps disable trigger user`);
  await db.execute(sql`alter table invoices drop constraint if exists invoices_hash`);
  for (const statement of statements) await db.execute(statement);
  await db.execute(sql`alter table invoices enable trigger user`);
  await db.execute(sql`alter table invoice_gaps enable trigger user`);
}

async function faults(): Promise<string[]> {
  const found: Fault[] = [];
  const { faults: count } = await checkChain(db, (fault) => found.push(fault));
  expect(count).toBe(found.length);
  return found.map(({ of, what }) => `${of}: ${what}`);
}

const more = sql`jsonb_set(content, '{gross}', '1')`;

test('a chain that nobody touched is whole', async () => {
  expect(await checkChain(db)).toEqual({ invoices: 4, faults: 0, gaps: [] });
});

test.each<[string, SQL, string[]]>([
  [
    'a changed row',
    sql`update invoices set content = ${more} where number = 'RE-2027-000002'`,
    ['RE-2027-000002: its content is not what its hash was made of'],
  ],
  [
    'a changed row with a hash that fits it',
    sql`update invoices set content = ${more}, hash = sha256(previous_hash || convert_to((${more})::text, 'UTF8')) where number = 'RE-2027-000002'`,
    ['RE-2027-000003: it does not continue what was issued before it'],
  ],
  [
    'a changed last row with a hash that fits it',
    sql`update invoices set content = ${more}, hash = sha256(previous_hash || convert_to((${more})::text, 'UTF8')) where number = 'RE-2027-000003'`,
    ['RE-2027-: its last invoice is not the one that was issued last'],
  ],
  [
    'another day beside the content',
    sql`update invoices set due_on = '2030-01-01' where number = 'SF-2027-000001'`,
    ['SF-2027-000001: its columns are not what its content says'],
  ],
  [
    'a deleted row',
    sql`delete from invoices where number = 'RE-2027-000002'`,
    [
      'RE-2027-000003: it does not continue what was issued before it',
      'RE-2027-000003: RE-2027-000002 is expected here',
    ],
  ],
  [
    'a deleted last row',
    sql`delete from invoices where number = 'RE-2027-000003'`,
    ['RE-2027-: it ends with RE-2027-000002, not with RE-2027-000003'],
  ],
  [
    'a series that is gone',
    sql`delete from invoices where prefix = 'SF-2027-'`,
    ['SF-2027-: it ends with SF-2027-000000, not with SF-2027-000001'],
  ],
])('%s is found', async (_what, statement, expected) => {
  await behindTheBack(statement);
  expect(await faults()).toEqual(expected);
});

test('two rows that changed places are found', async () => {
  await behindTheBack(
    sql`alter table invoices drop constraint invoices_number`,
    sql`update invoices as own set content = other.content, hash = other.hash, previous_hash = other.previous_hash
      from invoices as other where own.prefix = 'RE-2027-' and other.prefix = own.prefix
        and (own.number, other.number) in (('RE-2027-000001', 'RE-2027-000002'), ('RE-2027-000002', 'RE-2027-000001'))`,
  );
  expect((await faults())[1]).toBe('RE-2027-000002: RE-2027-000001 is expected here');
});

test('after a restore none is issued before the last number is confirmed, and a gap is noted', async () => {
  await db.execute(sql`update invoice_series set unconfirmed_since = now()`);
  await expect(store()).rejects.toThrow();
  const confirm = async (number: number) =>
    (await db.execute(sql`select confirm_series('RE-2027-', ${number}, 7) as outcome`)).rows[0];
  expect(await confirm(2)).toEqual({ outcome: 'too low' });
  expect(await confirm(5)).toEqual({ outcome: 'written' });
  expect(await confirm(9)).toEqual({ outcome: 'confirmed' });
  const gaps = ['RE-2027-000004 to RE-2027-000005'];
  expect(await checkChain(db)).toEqual({ invoices: 4, faults: 0, gaps });
  await store();
  expect(await checkChain(db)).toEqual({ invoices: 5, faults: 0, gaps });
  await expect(db.execute(sql`delete from invoice_gaps`)).rejects.toThrow();
});
