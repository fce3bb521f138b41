import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { historyKinds, silentFields, toldFields } from '../../contract/office/history.ts';
import { config } from '../../server/config.ts';
import { actAs, actedBy } from '../../server/db/actor.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import {
  blocks,
  companySettings,
  history,
  reservations,
  users,
  vehicles,
} from '../../server/db/schema/index.ts';
import { columnOf } from '../../server/history/fields.ts';
import { historyQueries } from '../../server/history/repository.ts';
import { purgeExpired } from '../../server/housekeeping/purge.ts';
import { addVehicles } from '../support/vehicles.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  await open.db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    values ('Erika', 'Muster', 'one@example.com', '', '', '', '', array['Customer'])`);
  await addVehicles(open.db, 4);
});
afterAll(() => open.close());

let day = 0;
const addReservation = () => {
  day += 1;
  return open.db.execute<{ id: number }>(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price)
    values (1, 1, timestamptz '2030-01-01' + make_interval(days => ${day}::integer), timestamptz '2030-01-01 06:00' + make_interval(days => ${day}::integer), 'Weg 1', '', 60)
    returning id`);
};
const newest = async () =>
  (
    await open.db
      .select()
      .from(history)
      .orderBy(sql`id desc`)
      .limit(1)
  )[0]!;

describe('what the database itself refuses', () => {
  beforeEach(() => addReservation());

  test.each<[string, SQL]>([
    ['changing', sql`update history set actor = 1`],
    ['changing one row', sql`update history set at = now() where id = 1`],
    ['deleting', sql`delete from history`],
    ['deleting none', sql`delete from history where false`],
    ['emptying', sql`truncate history`],
  ])('%s what was written down', async (_, statement) => {
    const before = await open.db.$count(history);
    await expect(open.db.execute(statement)).rejects.toMatchObject({
      cause: { code: '42501', message: 'The history is append-only' },
    });
    expect(await open.db.$count(history)).toBe(before);
  });

  test('nothing of the function that purges, which then closes again', async () => {
    const before = await open.db.$count(history);
    const purge = async (instant: string) =>
      (await open.db.execute(sql`select purge_history(${instant}, 2) as purged`)).rows[0]!.purged;
    expect(await purge('2000-01-01')).toBe(0);
    expect(await purge('2100-01-01')).toBe(2);
    expect(await open.db.$count(history)).toBe(before - 2);
    await expect(open.db.execute(sql`delete from history`)).rejects.toThrow();
  });
});

test('housekeeping purges what is older than the years that are kept', async () => {
  await open.db.execute(sql`
    insert into history (at, kind, subject_id, action, changes) values (now() - interval '20 years', 'block', 1, 'created', '{}')`);
  // Of the oldest rows by their ids.
  const settings = { RETENTION_YEARS: '8' };
  await open.db.execute(sql`select purge_history(now(), 100000)`);
  await open.db.execute(sql`
    insert into history (at, kind, subject_id, action, changes)
    select now() - make_interval(years => years), 'block', 1, 'created', '{}' from unnest(array[20, 10, 8, 1]) as years`);
  expect(await purgeExpired(open.db, config(settings))).toMatchObject({ history: 2 });
  expect(await open.db.$count(history)).toBe(2);
  expect(await purgeExpired(open.db, config({ RETENTION_YEARS: '0' }))).toMatchObject({
    history: 0,
  });
});

describe('a change by plain SQL', () => {
  test('is written down as the system’s, with what it was and is', async () => {
    const { rows } = await addReservation();
    const { id } = rows[0]!;
    expect(await newest()).toMatchObject({ actor: null, action: 'created', subjectId: id });
    await open.db.execute(sql`
      update reservations set total_price = 61.5, pick_up_location = 'Weg 2', customer_name = 'Max' where id = ${id}`);
    expect(await newest()).toMatchObject({
      actor: null,
      kind: 'reservation',
      subjectId: id,
      action: 'changed',
      changes: { total_price: { from: 60, to: 61.5 }, pick_up_location: {}, customer_name: {} },
    });
    expect((await newest()).changes).toMatchObject({ pick_up_location: {}, customer_name: {} });
    expect(JSON.stringify((await newest()).changes)).not.toMatch(/Weg|Max/);
    const before = (await newest()).id;
    await open.db.execute(sql`update reservations set total_price = 61.5 where id = ${id}`);
    expect((await newest()).id).toBe(before);
  });

  test('is none of the system’s when the transaction says who, and only in it', async () => {
    const { rows } = await addReservation();
    await open.db.transaction(async (tx) => {
      await actAs(tx, 7);
      await tx.update(reservations).set({ totalPrice: 1 }).where(eq(reservations.id, rows[0]!.id));
    });
    expect(await newest()).toMatchObject({ actor: 7, changes: { total_price: { to: 1 } } });
    await addReservation();
    expect(await newest()).toMatchObject({ actor: null });
  });

  test('rolls back with its line', async () => {
    const before = await newest();
    const failing = open.db.transaction(async (tx) => {
      await actAs(tx, 7);
      await tx.update(vehicles).set({ doors: 9 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await newest()).toEqual(before);
  });
});

test('statements that travel together each say who', async () => {
  const ids: number[] = [];
  for (let made = 0; made < 12; made += 1) ids.push((await addReservation()).rows[0]!.id);
  const remove = open.db.write
    .select({ outcome: sql<string>`outcome` })
    .from(
      sql`delete_reservation(${actedBy(sql.placeholder('actor'), sql.placeholder('user'))}, ${sql.placeholder('id')}, 1, 1) as outcome`,
    )
    .prepare('history_remove');
  const plain = open.db.write
    .update(vehicles)
    .set({ doors: sql`doors + 1` })
    .where(eq(vehicles.id, sql.placeholder('id')))
    .prepare('history_plain');
  const actors = ids.map((id) => (id % 3 === 0 ? null : id + 1000));
  await Promise.all(
    ids.flatMap((id, index) => [
      remove.execute({ actor: actors[index]!, user: 1, id }),
      plain.execute({ id: 2 + (index % 3) }),
    ]),
  );
  const deleted = await open.db.select().from(history).where(eq(history.action, 'deleted'));
  expect(deleted.map(({ subjectId, actor }) => [subjectId, actor]).toSorted()).toEqual(
    ids.map((id, index) => [id, actors[index]]).toSorted(),
  );
  const changed = await open.db.select().from(history).where(eq(history.kind, 'vehicle'));
  const plainOnes = changed.filter(({ changes }) => 'doors' in changes);
  expect(plainOnes.length).toBe(12);
  expect(new Set(plainOnes.map(({ actor }) => actor))).toEqual(new Set([null]));
});

describe('the fields', () => {
  const tables = {
    reservation: reservations,
    vehicle: vehicles,
    block: blocks,
    user: users,
    settings: companySettings,
  };
  /** Columns of no interest: what never changes, what is counted or computed, and texts of the contract. */
  const ignored = {
    reservation: [
      ...['id', 'createdAt', 'version', 'bookedByCustomer', 'termsHash'],
      // Of lines and invoices, which have a history of their own.
      ...['fees', 'invoiced'],
    ],
    vehicle: [
      ...['id', 'createdAt', 'version', 'builtIn', 'searchText', 'plateKey', 'sharedPlate'],
      // They follow from what is due.
      ...['firstDueOn', 'blockingDueOn'],
    ],
    block: ['id', 'createdAt', 'version'],
    user: [],
    settings: ['id', 'version'],
  };

  const ofOtherTables = [
    'further_images',
    'damages',
    'invoice',
    'photos',
    'vat_rate',
    'mail_sentence',
    'api_key',
    'webhook',
  ];
  /** What was done with a record, not to it. */
  const ofNoTable = ['disclosed', 'letter', 'pricing', 'letIn'];

  test.each(historyKinds)('of a %s are those of the trigger', async (kind) => {
    const { rows } = await open.db.execute<{ definition: string }>(sql`
      select pg_get_triggerdef(oid) as definition from pg_trigger
      where tgname = 'recorded_change' and pg_get_triggerdef(oid) like ${`%''${kind}''%`.replaceAll("''", "'")}`);
    const [told, silent] = [...rows[0]!.definition.matchAll(/'\{(.*?)\}'/g)].map(([, list]) =>
      list!.split(', ').filter(Boolean).toSorted(),
    );
    const columns = (fields: readonly string[]) =>
      fields
        .filter((field) => !ofNoTable.includes(field))
        .map((field) => columnOf(kind, field))
        .filter((name) => !ofOtherTables.includes(name!));
    expect(told).toEqual(columns(toldFields[kind]).toSorted());
    expect(silent).toEqual(columns(silentFields[kind]).toSorted());
  });

  test.each(historyKinds.filter((kind) => kind !== 'user'))(
    'of a %s leave out no column unknowingly',
    (kind) => {
      const known = [...toldFields[kind], ...silentFields[kind], ...ignored[kind]];
      const all = Object.keys(getTableColumns(tables[kind]));
      expect(all.filter((name) => !known.includes(name as never))).toEqual([]);
    },
  );
});

test('a long history is not counted for each page, and its total is right all the same', async () => {
  await addReservation();
  const pages = historyQueries(open.db, 'UTC', 0);
  const all = { page: 0, size: 2, sort: 'at', direction: 'DESC' } as const;
  const first = await pages.page(all);
  expect(first.total).toBe(await open.db.$count(history));
  await addReservation();
  const second = await pages.page(all);
  expect(second.total).toBe(first.total + 1);
  expect(second.rows[0]!.id).toBeGreaterThan(first.rows[0]!.id);
  // The last page is read from its end.
  const last = await pages.page({ ...all, page: Math.ceil(second.total / 2) - 1 });
  const [oldest] = await open.db.select().from(history).orderBy(history.id).limit(1);
  expect([last.total, last.rows.at(-1)?.id]).toEqual([second.total, oldest?.id]);
});
