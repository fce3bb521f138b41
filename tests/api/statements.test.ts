import { eq, getTableColumns, gt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../contract/values/limits.ts';
import { messageSorts } from '../../contract/office/messages-admin.ts';
import { reservationSorts } from '../../contract/reservations/reservations.ts';
import { userSorts } from '../../contract/users/users.ts';
import { vehicleSorts } from '../../contract/vehicles/vehicles.ts';
import type { Database, OpenDatabase } from '../../server/db/index.ts';
import { countRows, orderBy, pageParts, type Range } from '../../server/db/page-parts.ts';
import { selectPage } from '../../server/db/page.ts';
import { contactMessages, reservations, users, vehicles } from '../../server/db/schema/index.ts';
import { figuresStatement } from '../../server/dashboard/figures.ts';
import { periodsOf } from '../../server/dashboard/periods.ts';
import { countsStatement, listTasks } from '../../server/dashboard/today.ts';
import { availabilityStatement } from '../../server/reservations/availability.ts';
import { countOfPeriod, filterCondition } from '../../server/reservations/conditions.ts';
import { reservationsOfUser } from '../../server/reservations/own-list.ts';
import { barsOf } from '../../server/reservations/timeline.ts';
import { searchStatements } from '../../server/search/statements.ts';
import { startOfDay } from '../../server/time/wall-times.ts';
import { addCustomer } from '../support/customer.ts';
import { newDatabase } from './database.ts';
import { addVehicles } from '../support/vehicles.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  await addCustomer(open.db);
  await addVehicles(open.db, 50);
  await open.db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price, status)
    select 1, vehicle, day, day + interval '6 hours', '', '', 60, status
    from unnest(array['CREATED', 'DONE']) status, generate_series(1, 50) vehicle,
      generate_series(timestamptz '2030-01-01', '2030-03-31', interval '1 day') day`);
  // Also tells which pages an index can stand for.
  await open.db.execute(sql`vacuum analyze`);
});
afterAll(() => open.close());

test('an availability check finds vehicle and time in one index', async () => {
  const rental = { pickUpTime: '2030-02-01T10:00:00Z', dropOffTime: '2030-02-01T12:00:00Z' };
  const statement = availabilityStatement(open.db, 7, {
    ...rental,
    hours: 2,
    transferHours: 0,
    notReadyHours: 24,
    today: '2030-01-01',
  });
  const { rows } = await open.db.execute(sql`explain (costs off) ${statement.getSQL()}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('occupancies_no_overlap');
  expect(plan).toMatch(/Index Cond: \(\(vehicle_id = \S+\) AND \(during && /);
  expect(plan.split('Index Cond')[1]).not.toContain('Filter');
});

test('a search reads vehicles by model, and of each only what overlaps the time', async () => {
  const rental = { pickUpTime: '2030-02-01T10:00:00Z', dropOffTime: '2030-02-01T12:00:00Z' };
  const asked = { ...rental, hours: 2, transferHours: 0, notReadyHours: 24, today: '2030-01-01' };
  const plan = await open.db.transaction(async (tx) => {
    // With few rows, sorting would be quicker.
    await tx.execute(sql`set local enable_sort = off`);
    const { matches: found } = searchStatements(tx, asked, 'Europe/Berlin');
    const statement = found({
      wishes: [],
      withPlates: false,
      grouped: false,
      view: 'free',
      sort: 'model',
      direction: 'ASC',
      range: sql`limit 25`,
    });
    const { rows } = await tx.execute(sql`explain (costs off) ${statement.getSQL()}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Index Scan using vehicles_by_model /);
  const scans = plan.split(/ occupancies_no_overlap\b/).slice(1);
  expect(scans.length).toBeGreaterThan(0);
  for (const scan of scans)
    expect(scan).toMatch(/^.*\n +Index Cond: \(\(vehicle_id = \S+\) AND \(during && /);
  expect(plan).not.toMatch(/Seq Scan on (?!vehicle_images)|Sort/);
});

test.each(['timeless', 'free', 'all'] as const)(
  'a search for groups of %s vehicles looks at each vehicle once, and by an index at what has it',
  async (view) => {
    const rental = { pickUpTime: '2030-02-01T10:00:00Z', dropOffTime: '2030-02-01T12:00:00Z' };
    const asked = { ...rental, hours: 2, transferHours: 0, notReadyHours: 24, today: '2030-01-01' };
    const plan = await open.db.transaction(async (tx) => {
      // With few rows, reading all would be quicker.
      await tx.execute(sql`set local enable_seqscan = off`);
      const { matches: found } = searchStatements(tx, asked, 'Europe/Berlin');
      const statement = found({
        wishes: [],
        withPlates: false,
        grouped: true,
        view,
        sort: 'model',
        direction: 'ASC',
        range: sql`limit 25`,
      });
      const { rows } = await tx.execute(sql`explain (costs off) ${statement.getSQL()}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan.match(/WindowAgg/g)?.length).toBeGreaterThan(0);
    for (const scan of plan.split(/ occupancies_no_overlap\b/).slice(1))
      expect(scan).toMatch(/^.*\n +Index Cond: \(\(vehicle_id = \S+\) AND \(during && /);
    // Inlined.
    expect(plan).not.toMatch(/are_equal|equality_of/);
  },
);

test('the timeline finds vehicle and time in the indexes of open and of completed reservations', async () => {
  const bars = barsOf('2030-02-01T00:00:00Z', '2030-02-08T00:00:00Z');
  const statement = open.db.select({ id: vehicles.id, bars }).from(vehicles).limit(20).getSQL();
  const { rows } = await open.db.execute(sql`explain (costs off) ${statement}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  for (const index of ['occupancies_no_overlap', 'reservations_done']) {
    const [, condition] = plan.split(new RegExp(`Scan (?:using|on) ${index}\\b.*\\n`));
    expect(condition?.split('\n')[0]).toMatch(
      /Index Cond: \(\(vehicle_id = \S+\) AND \((tstzrange\(.*\)|during) && /,
    );
  }
  expect(plan).toMatch(/Scan (using|on) reservations_out/);
  expect(plan).not.toContain('Seq Scan on reservations');
});

test('the dashboard reads no reservation before its weeks', async () => {
  const statement = figuresStatement(
    periodsOf(new Date('2030-05-27'), 'Europe/Berlin'),
    'Europe/Berlin',
  );
  const { rows } = await open.db.execute(sql`explain (costs off) ${statement}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Cond: \(\(pick_up_at >= '2030-03-1/);
  expect(plan).toMatch(/Index Cond: .*\(drop_off_at > '2030-03-2/);
});

test('reservations of a period are counted in the index by pick-up, between two instants', async () => {
  const filter = { from: '2030-02-01', until: '2030-02-07' };
  const where = filterCondition(filter, { timeZone: 'Europe/Berlin', paymentDays: 14 });
  const count = countOfPeriod(filter, { timeZone: 'Europe/Berlin', paymentDays: 14 });
  const plan = await open.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute(
      sql`explain (costs off) ${countRows({ table: reservations, where, count })}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Scan using reservations_long /);
  const scans = plan.match(
    /Index Only Scan using reservations_by_pick_up_at .*\n +Index Cond: .*/g,
  )!;
  // In either order.
  const beginning = scans.find((scan) => !scan.includes('drop_off_at'));
  const reachingIn = scans.find((scan) => scan.includes('drop_off_at'));
  expect(beginning).toMatch(/(?=.*pick_up_at >= )(?=.*pick_up_at < )/s);
  expect(reachingIn).toMatch(/(?=.*pick_up_at >= )(?=.*pick_up_at < )(?=.*drop_off_at > )/s);
});

test('a period has every rental that overlaps it, however long', async () => {
  const rollBack = new Error('only tried');
  const trial = open.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price, status)
      select 1, 1, timestamptz '2031-01-01' - make_interval(hours => hours), '2031-01-01 12:00Z', '', '', 0, 'CANCELLED'
      from generate_series(1, 2000, 7) hours`);
    const matching = (condition: SQL | undefined) =>
      tx
        .select({ id: reservations.id })
        .from(reservations)
        .where(condition)
        .orderBy(reservations.id);
    for (const day of ['2030-10-20', '2030-12-20', '2030-12-31', '2031-01-01', '2031-01-02']) {
      const from = startOfDay(day, 'Europe/Berlin');
      expect(
        await matching(
          filterCondition({ from: day }, { timeZone: 'Europe/Berlin', paymentDays: 14 }),
        ),
      ).toEqual(await matching(gt(reservations.dropOffTime, from)));
    }
    throw rollBack;
  });
  await expect(trial).rejects.toBe(rollBack);
});

test('what is due today is read from partial indexes', async () => {
  const periods = periodsOf(new Date('2030-02-15T12:00Z'), 'Europe/Berlin');
  const plans: string[] = [];
  await open.db.transaction(async (tx) => {
    // There are few messages here.
    await tx.execute(sql`set local enable_seqscan = off`);
    for (const statement of [countsStatement(periods), listTasks(tx, periods).getSQL()]) {
      const { rows } = await tx.execute(sql`explain (costs off) ${statement}`);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
  });
  for (const plan of plans) {
    expect(plan).toMatch(/ reservations_open_by_pick_up_at\b.*\n +Index Cond/);
    const byDropOff = plan.match(/ reservations_open_by_drop_off_at\b.*\n +Index Cond/g) ?? [];
    expect(byDropOff.length).toBeGreaterThanOrEqual(2);
    expect(plan).toMatch(/Scan (using|on) reservations_out\b/);
    expect(plan).not.toMatch(/Seq Scan on (?!row_counts)|Filter: \(status/);
  }
  expect(plans[0]).toContain(' contact_messages_unread ');
});

test.skipIf(process.env.PREPARED_STATEMENTS === 'off')(
  'a page of own reservations is not planned anew each time',
  async () => {
    const plans = await open.db.transaction(async (tx) => {
      const { page } = reservationsOfUser({ read: tx }, 'own');
      for (let turn = 0; turn < 20; turn += 1)
        await page(1, {
          page: turn % 3,
          size: limits.page.screen,
          sort: 'pickUpTime',
          direction: 'DESC',
        });
      return tx.execute(sql`
        select generic_plans as kept, custom_plans as new from pg_prepared_statements where name like 'reservation_%'`);
    });
    // PostgreSQL compares with the first five plans.
    expect(plans.rows).toEqual([{ kept: '15', new: '5' }]);
  },
);

test('pages are the parts of the whole list, however they are read', async () => {
  const list = { table: reservations, columns: { id: reservations.id } };
  const by = reservations.pickUpTime;
  const all = await open.db
    .select(list.columns)
    .from(reservations)
    .orderBy(...orderBy(by, reservations.id, { direction: 'DESC' }));
  const isDone = eq(reservations.status, 'DONE');
  for (const size of [10, 300, 999, 2000]) {
    const pages = Math.ceil(all.length / size);
    for (const page of [0, 1, pages - 1, pages]) {
      const request = { page, size, direction: 'DESC', by } as const;
      const { rows, total } = await selectPage(open.db, list, request);
      expect(rows).toEqual(all.slice(page * size, (page + 1) * size));
      expect(total).toBe(all.length);
      const done = await selectPage(open.db, list, { ...request, where: isDone });
      expect(done.total).toBe(all.length / 2);
      expect(
        await selectPage(open.db, list, { ...request, where: isDone, isFoundOnce: true }),
      ).toEqual(done);
    }
  }
});

test('a page far beyond the last one of own reservations is empty', async () => {
  for (const size of [limits.page.screen, limits.page.maxSize]) {
    const query = { page: 1_000_000_000, size, sort: 'pickUpTime', direction: 'DESC' } as const;
    expect((await reservationsOfUser(open.db, 'own').page(1, query)).rows).toEqual([]);
  }
});

/** Sorts whose column has another name. */
const columnOf: Record<string, string> = { pickUpTime: 'pickUpTime', dropOffTime: 'dropOffTime' };

describe.each([
  ['users', users, userSorts],
  ['vehicles', vehicles, vehicleSorts],
  ['contact_messages', contactMessages, messageSorts],
  ['reservations', reservations, reservationSorts],
] as const)('a page of %s', (name, table, sorts) => {
  const columns = getTableColumns(table) as Record<string, PgColumn> & { id: PgColumn };
  const read = (db: Database, by: PgColumn, part: Range) => {
    const { parts, ids } = pageParts(db, { table, by }, part);
    return db
      .with(...parts)
      .select({ id: ids.id })
      .from(ids);
  };

  test.each(sorts)('is read from an index when sorted by %s, whatever the page', async (sort) => {
    const by = columns[columnOf[sort] ?? sort]!;
    await open.db.transaction(async (tx) => {
      // With few rows, sorting would be quicker.
      await tx.execute(sql`set local enable_sort = off`);
      for (const direction of ['ASC', 'DESC'] as const) {
        const range = { direction, size: sql.raw('10'), offset: 0 };
        const statement = read(tx, by, range).getSQL();
        const { rows } = await tx.execute(sql`explain (costs off) ${statement}`);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        const index = by === columns.id ? `${name}_pkey` : `${name}_by_${by.name}`;
        // From the start and from the end.
        expect(plan.match(new RegExp(`Index.* Scan.* using ${index} `, 'g'))).toHaveLength(2);
        expect(plan).not.toMatch(/Sort|Seq Scan on (?!row_counts)/);
      }
    });
  });

  test('has the same rows, read from either end', async () => {
    for (const direction of ['ASC', 'DESC'] as const) {
      const order = orderBy(columns.id, columns.id, { direction });
      const list = await open.db
        .select({ id: columns.id })
        .from(table)
        .orderBy(...order);
      for (const size of [1, 7, 50, list.length + 1]) {
        const last = Math.ceil(list.length / size) - 1;
        for (const page of new Set([0, 1, last >> 1, (last >> 1) + 1, last - 1, last, last + 1])) {
          const offset = Math.max(0, page * size);
          const ids = await read(open.db, columns.id, { direction, size, offset });
          const sorted = ids.toSorted((a, b) => (direction === 'ASC' ? a.id - b.id : b.id - a.id));
          expect(sorted).toEqual(list.slice(offset, offset + size));
        }
      }
    }
  });
});
