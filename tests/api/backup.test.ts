import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBackup } from '../../server/backup/read.ts';
import { restore, validateChecks } from '../../server/backup/restore.ts';
import { backedUpTables, excludedTables, maxLineLength } from '../../server/backup/tables.ts';
import { writeBackup } from '../../server/backup/write.ts';
import { connect, openDatabase, type Database, type OpenDatabase } from '../../server/db/index.ts';
import { countTable } from '../../server/db/row-counts.ts';
import * as bookkeeping from '../../server/db/schema/own-use.ts';
import * as schema from '../../server/db/schema/index.ts';
import { checkChain } from '../../server/invoices/index.ts';
import { newDatabase } from './database.ts';
import { migrated } from '../support/migrated.ts';
import { addVehicles } from '../support/vehicles.ts';
import { perRentalText } from '../../contract/reservations/rental-fields.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const path = join(folder, 'whole.gz');
/** `embedded` always is; the others depend on TEST_DATABASE_URL. */
let source: OpenDatabase;
let target: OpenDatabase;
let embedded: OpenDatabase;

/** Rows with every kind of value, and gaps in the ids; the row of the last id is deleted. */
async function fill(db: Database): Promise<void> {
  await db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    select ${`"Zoë" \\ 'ß'`}, ${'a\n\tb 😀'}, n || '@example.com', '', '', '', '$argon2id$', array['Customer', 'Administrator']
    from generate_series(1, 2500) n`);
  await db.execute(sql`
    insert into images (name) values ('a'), ('b')`);
  await db.execute(sql`
    insert into image_variants (image_id, format, width, bytes)
    select id, 'png', width, decode(repeat('00ff5c22', 60000), 'hex') from images, unnest(array[400, 800]) width`);
  const ids = await db.select({ imageId: schema.images.id }).from(schema.images);
  await addVehicles(db, 2, (number) => ({ ...ids[number - 1], pricePerHour: 9_999_999_999.99 }));
  await db.execute(sql`
    insert into vehicle_images select 1, n, gen_random_uuid() from generate_series(1, 3) n`);
  await db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price, customer_name, customer_address)
    select 1, 1, at, at + interval '1 hour', '', '', 0.10, ${`"Zoë" 'ß'`}, 'Weg 1'
    from generate_series(timestamptz '2030-03-31 00:00:00.123456Z', '2030-04-05', interval '1 hour') at`);
  await db.execute(sql`delete from reservations where id > 100`);
  await db.execute(sql`
    insert into reservation_lines (reservation_id, kind, quantity, unit, unit_price, amount, text)
    values (1, 'adjustment', 1, 'flat', -0.05, -0.05, ${`"Zoë" 'ß'`}), (1, 'fee', 2.5, 'flat', 4, 10, null)`);
  await db.execute(sql`
    insert into counter_steps (reservation_id, kind, at, mileage_km, fuel_eighths, licence_seen, note, by_user_id)
    values (1, 'hand-over', now(), 1000, 8, true, ${`"Zoë" 'ß'`}, 1), (2, 'no-show', now(), null, null, null, '', null)`);
  await db.execute(sql`
    insert into damages (id, vehicle_id, place, note, reported_by, reservation_id, step)
    values (gen_random_uuid(), 1, 'rear', ${`"Zoë" 'ß'`}, 1, 1, 'hand-over'), (gen_random_uuid(), 2, 'roof', '', null, null, null)`);
  await db.execute(sql`insert into signatures values (1, 'hand-over', 'Zoë', 'M1 1L2 2')`);
  await db.execute(sql`
    insert into condition_photos (id, reservation_id, step, taken_at, width, height, blob_hash, bytes, preview)
    values (gen_random_uuid(), 1, 'return', now(), 2, 1, store_blob(${Buffer.from('large')}), null, ${Buffer.from('small')}),
      (gen_random_uuid(), 1, 'return', now(), 2, 1, null, ${Buffer.from('former')}, ${Buffer.from('small')})`);
  await db.execute(sql`
    insert into blocks (vehicle_id, starts_at, ends_at, reason) values (2, '2029-01-01', '2029-01-02', 'repair')`);
  await db.execute(sql`
    update counter_steps set block_id = (select max(id) from blocks) where reservation_id = 1`);
  await db.execute(sql`
    update users set first_name = '', last_name = '', email = 'erased-2@invalid', erased_at = now(), merged_into = 1
    where id = 2`);
  await db.execute(sql`
    update users set note = ${`"Zoë" 'ß'`}, blocked = true, licence_seen_at = now(), licence_class = 'B', company_name = 'GmbH'
    where id = 3`);
  await addVehicles(db, 1, () => ({ retiredAt: new Date('2030-06-01') }));
  await db.execute(sql`
    insert into payments (id, reservation_id, kind, method, amount, at, note, recorded_by)
    values (gen_random_uuid(), 1, 'payment', 'cash', 0.10, now(), ${`"Zoë" 'ß'`}, 1)`);
  await db.execute(sql`
    insert into passkeys (user_id, name, credential_id, public_key, counter)
    values (1, ${`"Zoë" 'ß'`}, '\\x00ff', '\\xa5', 4294967295)`);
  await db.execute(sql`
    insert into admin_views (user_id, screen, name, query) values (1, 'reservations', ${`"Zoë" 'ß'`}, 'search=a%20b')`);
  await db.execute(sql`insert into terms values (repeat('0', 64), ${'# Zoë'}, '2030-01-01')`);
  await db.execute(sql`
    insert into booking_requests (user_id, key, fingerprint, reservation_id, total_price) values (1, 'x', 'x', 1, 0.10)`);
  await db.execute(
    sql`insert into contact_messages (name, subject, body, email) values ('', '', '', '')`,
  );
  await db.execute(sql`insert into settings values ('seed', 'none')`);
  await db.execute(sql`insert into company_settings (early_hours) values (3)`);
  const invoice = {
    kind: 'invoice',
    issuedOn: '2030-01-02',
    dueOn: '2030-01-16',
    gross: 10.1,
    reservation: 'R-000001',
    orderNumber: '',
    buyer: { companyName: '', name: `"Zoë" 'ß'` },
  };
  await db.execute(
    sql`select store_invoice(1, null, 'RE-2030-', ${JSON.stringify(invoice)}::jsonb, 1)`,
  );
  await db.execute(sql`
    insert into invoice_gaps (prefix, from_number, to_number) values ('RE-2030-', 8, 9)`);
  await db.execute(sql`insert into invoiced_lines values (1, 0, 1, 10.10)`);
  await db.execute(sql`select settle_invoices(1)`);
  await db.execute(sql`
    insert into invoice_files (invoice_id, kind, blob_hash) values (1, 'pdf', store_blob(${Buffer.from('%PDF- invoice')}))`);
  await db.execute(sql`insert into vat_rates values ('2030-01-01', 16)`);
  await db.execute(sql`insert into mail_sentences values ('reminder', 'de', 'Bis bald')`);
  await db.execute(sql`
    insert into papers (reservation_id, message_id, kind, language, content, blob_hash, bytes)
    select reservation_id, message_id, kind, 'de', content, blob_hash, bytes
    from mails, (values ('contract', null, null, ${Buffer.from('%PDF-')}::bytea),
      ('confirmation', ${JSON.stringify({ sheet: `"Zoë" 'ß'` })}::jsonb, null, null),
      ('return-protocol', null, store_blob(${Buffer.from('%PDF- signed')}), null)) as stored(kind, content, blob_hash, bytes)
    where reservation_id = 1`);
  await db.execute(sql`
    insert into sessions (token_hash, user_id, expires_at) values ('x', 1, now() + interval '1 day')`);
  await db.execute(sql`
    insert into mail_tokens (hash, user_id, purpose, email, expires_at)
    values ('secret', 1, 'reset', '1@example.com', now() + interval '1 hour')`);
}

const contents = (db: Database): Promise<Record<string, unknown[]>> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'UTC'`);
    const tables: Record<string, unknown[]> = {};
    for (const table of backedUpTables) {
      const { rows } = await tx.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${table} t order by 1`,
      );
      tables[getTableName(table)] = rows.map(({ row }) => row);
    }
    return tables;
  });

/** What triggers and counters make of them. */
const consequences = async ({ db }: OpenDatabase) => {
  const { rows } = await db.execute(sql`
    select vehicle_id, during, kind, reservation_id, block_id from occupancies order by vehicle_id, during`);
  return { rows, vehicles: await countTable(db, schema.vehicles) };
};

const backUp = (db: Database, to: string) => writeBackup(db, createWriteStream(to));
const restoreFrom = async (db: Database, from: string, replace = false) =>
  restore(db, await readBackup(from), replace);

/** A backup with other lines. */
function changed(change: (lines: string[]) => string[]): string {
  const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');
  const to = join(folder, 'changed.gz');
  writeFileSync(to, gzipSync(`${change(lines).join('\n')}\n`));
  return to;
}

/** A backup with one more row, in a table added before its end. */
const withRow = (table: string, row: string) =>
  changed((lines) => [...lines.slice(0, -1), table, row, `${+lines.at(-1)! + 1}`]);

beforeAll(async () => {
  source = await newDatabase();
  target = await newDatabase(connect);
  embedded = await openDatabase({ kind: 'memory', dump: await migrated() });
  await fill(source.db);
  await backUp(source.db, path);
}, 120_000);
afterAll(async () => {
  for (const { close } of [source, target, embedded]) await close();
  rmSync(folder, { recursive: true });
});

test('every table is either backed up or excluded', () => {
  const all = Object.values({ ...schema, ...bookkeeping }).filter((value) => is(value, PgTable));
  expect(new Set([...backedUpTables, ...excludedTables])).toEqual(new Set(all));
});

test('each table of a backup is tried with rows', async () => {
  const tables = Object.entries(await contents(source.db));
  expect(tables.filter(([, rows]) => rows.length === 0).map(([name]) => name)).toEqual([]);
});

describe('a backup', () => {
  test('is restored with everything but sessions and rate limits', async () => {
    await restoreFrom(target.db, path);
    expect(await contents(target.db)).toEqual(await contents(source.db));
    expect(await consequences(target)).toEqual(await consequences(source));
    expect((await target.db.select().from(schema.sessions)).length).toBe(0);
  });

  test('holds the documents of reservations, but neither mails nor their links, and restoring it tells nobody anything', async () => {
    const documents = await source.db.select().from(schema.documents);
    const [document] = documents;
    const told = await source.db.select().from(schema.mails);
    expect(told.length).toBeGreaterThan(100);
    const text = gunzipSync(readFileSync(path)).toString();
    expect(text).toContain(document!.messageId);
    for (const { messageId } of told.filter((mail) => mail.messageId !== document!.messageId))
      expect(text).not.toContain(messageId);
    expect(text).not.toContain(Buffer.from('secret').toString('hex'));
    expect(await target.db.select().from(schema.documents)).toEqual(documents);
    expect(await target.db.select().from(schema.mails)).toEqual([]);
    expect(await target.db.select().from(schema.mailTokens)).toEqual([]);
  });

  test('assigns no id twice, not even those of deleted rows', async () => {
    const next = ({ db }: OpenDatabase) =>
      db.transaction(async (tx) => {
        // Without a history, which the other tests compare.
        await tx.execute(sql`set local rental.quiet = on`);
        const { id } = schema.reservations;
        const [row] = await tx
          .insert(schema.reservations)
          .values({
            ...perRentalText(() => ''),
            userId: 1,
            vehicleId: 2,
            totalPrice: 1,
            pickUpTime: new Date('2031-01-01'),
            dropOffTime: new Date('2031-01-02'),
          })
          .returning({ id });
        await tx.delete(schema.reservations).where(eq(id, row!.id));
        return row!.id;
      });
    expect(await next(target)).toBe(await next(source));
  });

  test('replaces data only when told to', async () => {
    const before = await contents(target.db);
    await expect(restoreFrom(target.db, path)).rejects.toThrow(
      /^The database is not empty\..+--replace\.$/,
    );
    expect(await contents(target.db)).toEqual(before);
    await restoreFrom(target.db, path, true);
    expect(await contents(target.db)).toEqual(await contents(source.db));
  });

  test('goes from the embedded database to PostgreSQL and back', async () => {
    await restoreFrom(embedded.db, path);
    const there = join(folder, 'embedded.gz');
    await backUp(embedded.db, there);
    await restoreFrom(target.db, there, true);
    expect(await contents(embedded.db)).toEqual(await contents(source.db));
    expect(await contents(target.db)).toEqual(await contents(source.db));
  });

  test('says anew what is taken and how many rows there are', async () => {
    const old = await newDatabase();
    try {
      const to = join(folder, 'rentals.gz');
      await old.db.execute(sql`
        insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
        values ('', '', 'old@example.com', '', '', '', '', array['Customer'])`);
      await old.db.execute(sql`
        insert into vehicles (model, image_id, doors, seats, luggage, transmission, air_conditioning, fuel_type, age, price_per_hour, retired_at)
        select 'Wagen', gen_random_uuid(), 5, 5, 2, '', true, '', 2, 10, retired
        from unnest(array[null, null, timestamptz '2030-06-01']) as retired`);
      await old.db.execute(sql`
        insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, status, total_price, buffer_minutes, hidden_at)
        select 1, 1, at, at + interval '1 hour', '', '', status, 10, 30, case status when 'DONE' then now() end
        from unnest(array['CREATED', 'CANCELLED', 'DONE']) as status,
          generate_series(timestamptz '2030-01-01', '2030-01-03', interval '1 day') as at`);
      await old.db.execute(sql`
        insert into blocks (vehicle_id, starts_at, reason) values (2, '2029-01-01', 'repair')`);
      const before = await consequences(old);
      expect([before.rows.length, before.vehicles]).toEqual([5, 2]);
      await backUp(old.db, to);
      await restoreFrom(target.db, to, true);
      expect(await consequences(target)).toEqual(before);
      expect(await countTable(target.db, schema.reservations)).toBe(6);
      // Triggers work again.
      await target.db.execute(sql`update reservations set status = 'CANCELLED' where id = 1`);
      await target.db.execute(sql`delete from reservations where id = 2`);
      const { rows } = await target.db.execute(sql`
        select action from history where kind = 'reservation' order by id desc limit 2`);
      expect(rows).toEqual([{ action: 'deleted' }, { action: 'changed' }]);
      expect((await consequences(target)).rows.length).toBe(3);
      const off = sql`select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'`;
      expect((await target.db.execute(off)).rows).toEqual([]);
    } finally {
      await old.close();
    }
  });
});

describe('numbers of invoices', () => {
  const restoreWith = async (last: string[] | 'all in backup', prefixes = ['RE-', 'SF-']) =>
    restore(target.db, await readBackup(await lately()), true, { prefixes, year: 2031, last });
  /** A backup of the year of its invoice. */
  const lately = async () =>
    changed(([head, ...rows]) => [head!.replace(/"createdAt":"\d+/, '"createdAt":"2030'), ...rows]);

  test('that left the house after it are asked for', async () => {
    expect(await restoreWith([])).toEqual([
      ...['RE-2030-000001', 'RE-2031-000000'],
      ...['SF-2030-000000', 'SF-2031-000000'],
    ]);
    const store = sql`select store_invoice(1, null, 'RE-2031-', '{}', 1)`;
    await expect(target.db.execute(store)).rejects.toThrow();
  });

  test('may be given at once, and what is missing of them is a noted gap', async () => {
    const last = ['RE-2030-000004', 'RE-2031-000000', 'SF-2030-000000', 'SF-2031-000000'];
    expect(await restoreWith(last)).toEqual([]);
    expect((await checkChain(target.db)).gaps).toContain('RE-2030-000002 to RE-2030-000004');
    expect(await restoreWith('all in backup')).toEqual([]);
    expect(await checkChain(target.db)).toMatchObject({ faults: 0 });
  });

  test.each([
    ['RE-2030-000000', /the backup knows a later one\.$/],
    ['RE-2027-000009', /no invoice of the backup's years begins so\.$/],
  ])('that cannot be are refused: %s', async (number, sentence) => {
    await expect(restoreWith([number])).rejects.toThrow(sentence);
  });
});

describe('a failed restore changes nothing', () => {
  const expectRefused = async (from: string | (() => string), sentence: RegExp) => {
    const before = await contents(target.db);
    const file = typeof from === 'string' ? from : from();
    await expect(restoreFrom(target.db, file, true)).rejects.toThrow(sentence);
    expect(await contents(target.db)).toEqual(before);
  };
  const cut = (bytes: number) => () => {
    const to = join(folder, 'cut.gz');
    writeFileSync(to, readFileSync(path).subarray(0, bytes));
    return to;
  };

  test.each([
    ['no file', '/nowhere.gz', /cannot be read \(ENOENT\)\.$/],
    ['another file', import.meta.filename, /is damaged or not a backup\.$/],
    ['a part of it', cut(5000), /is incomplete: it breaks off\.$/],
    ['nothing of it', cut(0), /is incomplete: it breaks off\.$/],
    ['without its end', () => changed((lines) => lines.slice(0, -1)), /is incomplete: its end/],
    ['with a row less', () => changed((lines) => lines.toSpliced(5, 1)), /is incomplete/],
    [
      'of another program',
      () => changed((lines) => ['{}', ...lines]),
      /is not a backup of this server\.$/,
    ],
    [
      'of a newer version',
      () =>
        changed(([head, ...rows]) => [head!.replace(/"migration":\d/, '"migration":9'), ...rows]),
      /was made by a newer version/,
    ],
    [
      'with two rows that exclude each other',
      () =>
        changed((lines) => {
          const place = lines.findIndex(
            (line) => line.includes('"id": 100,') && line.includes('"pick_up_at"'),
          );
          const double = lines[place]!.replace('"id": 100,', '"id": 101,');
          return [
            ...lines.slice(0, place),
            double,
            ...lines.slice(place, -1),
            `${+lines.at(-1)! + 1}`,
          ];
        }),
      /could not be restored \(.*occupancies_no_overlap.*\)\. Nothing was changed\.$/,
    ],
    [
      'with rows of an unknown table',
      () =>
        withRow(
          '"sessions"',
          `{"token_hash": "\\\\x00", "user_id": 1, "expires_at": "2099-01-01"}`,
        ),
      /contains an unknown table\.$/,
    ],
    [
      'with the last id of such a table',
      () => changed(([head, ...rows]) => [head!.replace('"users":', '"sessions":'), ...rows]),
      /is not a backup of this server\.$/,
    ],
    [
      'with a line that is too long',
      () => changed((lines) => [...lines, 'x'.repeat(maxLineLength + 1)]),
      /has a line that is too long\.$/,
    ],
    ...[
      ['a negative price', '"price_per_hour": 9999999999.99', '"price_per_hour": -1'],
      ['a price that is no number', '"price_per_hour": 9999999999.99', '"price_per_hour": "NaN"'],
      ['fewer than no seats', /"seats": \d+/, '"seats": -1'],
      ['a negative total', '"total_price": 0.10', '"total_price": -0.10'],
      ['a status that does not exist', '"status": "CREATED"', '"status": "FREE"'],
      ['a rental that never ends', /"drop_off_at": "[^"]+"/, '"drop_off_at": "infinity"'],
      ['personal data of an erased user', '"email": "erased-2@invalid"', '"email": "a@b.example"'],
      ['a format that does not exist', '"format": "png"', '"format": "exe"'],
    ].map(
      ([what, from, to]) =>
        [
          `with ${what as string}`,
          () => changed((lines) => lines.map((line) => line.replace(from!, to as string))),
          /could not be restored \(.*violates check constraint ".+"\)\. Nothing was changed\.$/,
        ] as [string, () => string, RegExp],
    ),
  ])('%s', async (_, from, sentence) => expectRefused(from, sentence));

  test('with values that are older than the check of a migration, and impossible', async () => {
    await target.db.execute(sql`
      alter table vehicles add constraint vehicles_none check (id < 0) not valid`);
    await expect(validateChecks(target.db)).rejects.toThrow();
    await target.db.execute(sql`alter table vehicles drop constraint vehicles_none`);
  });

  test('into the database of a newer version', async () => {
    const newer = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 9999999999999)`;
    await target.db.execute(newer);
    await expectRefused(path, /^The database belongs to a newer version/);
    await target.db.execute(
      sql`delete from drizzle.__drizzle_migrations where created_at = 9999999999999`,
    );
  });
});
