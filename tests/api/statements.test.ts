import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { messageSorts } from '../../contract/messages-admin.ts';
import { reservationSorts } from '../../contract/reservations.ts';
import { userSorts } from '../../contract/users.ts';
import { vehicleSorts } from '../../contract/vehicles.ts';
import { sessionQueries } from '../../server/auth/sessions.ts';
import { config } from '../../server/config.ts';
import { failedBy } from '../../server/db/driver/failures.ts';
import type { Database, OpenDatabase } from '../../server/db/index.ts';
import { migrate } from '../../server/db/migrate.ts';
import { orderBy, pageParts, type Part } from '../../server/db/page-parts.ts';
import { contactMessages, reservations, users, vehicles } from '../../server/db/schema.ts';
import { seed } from '../../server/demo/index.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { findLogin } from '../../server/auth/accounts.ts';
import { verifyPassword } from '../../server/auth/password.ts';
import { figuresStatement } from '../../server/dashboard/figures.ts';
import { periodsOf } from '../../server/dashboard/periods.ts';
import { countsStatement, tasksOfToday } from '../../server/dashboard/today.ts';
import { availabilityStatement } from '../../server/reservations/availability.ts';
import { reservationsOfUser } from '../../server/reservations/of-user.ts';
import { barsOf } from '../../server/reservations/timeline.ts';
import { ensureAdministrator, type Login } from '../../server/users/administrator.ts';
import { newSession } from '../support/session.ts';
import { newDatabase } from './database.ts';
import { addVehicles } from '../support/vehicles.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  await open.db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    values ('', '', 'one@example.com', '', '', '', '', array['Customer'])`);
  await addVehicles(open.db, 50);
  await open.db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price, status)
    select 1, vehicle, day, day + interval '6 hours', '', '', 60, status
    from unnest(array['CREATED', 'DONE']) status, generate_series(1, 50) vehicle,
      generate_series(timestamptz '2030-01-01', '2030-03-31', interval '1 day') day`);
  await open.db.execute(sql`analyze`);
});
afterAll(() => open.close());

test('an availability check finds vehicle and time in one index', async () => {
  const statement = availabilityStatement(open.db, {
    vehicleId: 7,
    pickUpAt: '2030-02-01T10:00:00Z',
    dropOffAt: '2030-02-01T12:00:00Z',
    hours: 2,
  });
  const { rows } = await open.db.execute(sql`explain (costs off) ${statement.getSQL()}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('reservations_no_overlap');
  expect(plan).toMatch(/Index Cond: \(\(vehicle_id = \S+\) AND \(tstzrange\(.*\) && /);
  expect(plan.split('Index Cond')[1]).not.toContain('Filter');
});

test('the timeline finds vehicle and time in the indexes of open and of completed reservations', async () => {
  const bars = barsOf('2030-02-01T00:00:00Z', '2030-02-08T00:00:00Z');
  const statement = open.db.select({ id: vehicles.id, bars }).from(vehicles).limit(20).getSQL();
  const { rows } = await open.db.execute(sql`explain (costs off) ${statement}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  for (const index of ['reservations_no_overlap', 'reservations_done']) {
    const [, condition] = plan.split(new RegExp(`Scan (?:using|on) ${index}\\b.*\\n`));
    expect(condition?.split('\n')[0]).toMatch(
      /Index Cond: \(\(vehicle_id = \S+\) AND \(tstzrange\(.*\) && /,
    );
  }
});

test('the dashboard reads no reservation of the weeks before', async () => {
  const statement = figuresStatement(
    periodsOf(new Date('2030-05-27'), 'Europe/Berlin'),
    'Europe/Berlin',
  );
  const { rows } = await open.db.execute(sql`explain (costs off) ${statement}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Cond: \(\(pick_up_at >= '2030-03-1/);
  expect(plan).toMatch(/Index Cond: .*\(drop_off_at > '2030-03-2/);
});

test('what is to be done today is read off indexes of what is open or unread', async () => {
  const periods = periodsOf(new Date('2030-02-15T12:00Z'), 'Europe/Berlin');
  const plans: string[] = [];
  await open.db.transaction(async (tx) => {
    // There are few messages here.
    await tx.execute(sql`set local enable_seqscan = off`);
    for (const statement of [countsStatement(periods), tasksOfToday(tx, periods).getSQL()]) {
      const { rows } = await tx.execute(sql`explain (costs off) ${statement}`);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
  });
  for (const plan of plans) {
    expect(plan).toMatch(/ reservations_open_by_pick_up_at\b.*\n +Index Cond/);
    expect(plan.match(/ reservations_open_by_drop_off_at\b.*\n +Index Cond/g)).toHaveLength(2);
    expect(plan).not.toMatch(/Seq Scan on (?!row_counts)|Filter: \(status/);
  }
  expect(plans[0]).toContain(' contact_messages_unread ');
});

test.skipIf(process.env.PREPARED_STATEMENTS === 'off')(
  'a page of own reservations is not planned anew each time',
  async () => {
    const plans = await open.db.transaction(async (tx) => {
      const { page } = reservationsOfUser({ read: tx });
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
    // PostgreSQL itself compares with the first five.
    expect(plans.rows).toEqual([{ kept: '15', new: '5' }]);
  },
);

test('a page far beyond the last one of own reservations is empty', async () => {
  for (const size of [limits.page.screen, limits.page.maxSize]) {
    const query = { page: 1_000_000_000, size, sort: 'pickUpTime', direction: 'DESC' } as const;
    expect((await reservationsOfUser(open.db).page(1, query)).rows).toEqual([]);
  }
});

/** Sorts that are not named as their column is. */
const columnOf: Record<string, string> = { pickUpTime: 'pickUpAt', dropOffTime: 'dropOffAt' };

describe.each([
  ['users', users, userSorts],
  ['vehicles', vehicles, vehicleSorts],
  ['contact_messages', contactMessages, messageSorts],
  ['reservations', reservations, reservationSorts],
] as const)('a page of %s', (name, table, sorts) => {
  const columns = getTableColumns(table) as Record<string, PgColumn> & { id: PgColumn };
  const read = (db: Database, by: PgColumn, part: Part) => {
    const { total, ids } = pageParts(db, { table, by }, part);
    return db.with(total, ids).select({ id: ids.id }).from(ids);
  };

  test.each(sorts)('is read off an index when sorted by %s, whichever page it is', async (sort) => {
    const by = columns[columnOf[sort] ?? sort]!;
    await open.db.transaction(async (tx) => {
      // With few rows it would be quicker to sort them.
      await tx.execute(sql`set local enable_sort = off`);
      for (const direction of ['ASC', 'DESC'] as const) {
        const page = read(tx, by, { direction, size: 10, offset: 0 }).getSQL();
        const { rows } = await tx.execute(sql`explain (costs off) ${page}`);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        const index = by === columns.id ? `${name}_pkey` : `${name}_by_${by.name}`;
        // Once from the beginning and once from the end.
        expect(plan.match(new RegExp(`Index.* Scan.* using ${index} `, 'g'))).toHaveLength(2);
        expect(plan).not.toMatch(/Sort|Seq Scan on (?!row_counts)/);
      }
    });
  });

  test('is the same part of the list, from whichever end it is read', async () => {
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

describe('the database itself', () => {
  const book = (from: string, to: string, status = 'CREATED') =>
    open.db.execute(sql`
      insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price, status)
      values (1, 1, ${from}, ${to}, '', '', 1, ${status})`);
  const overlap = (error: unknown) => failedBy(error, 'overlap');

  test('forbids two open reservations that overlap', async () => {
    await book('2031-01-01T10:00Z', '2031-01-01T12:00Z');
    await expect(book('2031-01-01T11:59Z', '2031-01-01T13:00Z')).rejects.toSatisfy(overlap);
    await book('2031-01-01T12:00Z', '2031-01-01T13:00Z');
    await book('2031-01-01T10:00Z', '2031-01-01T12:00Z', 'CANCELLED');
  });

  test('forbids a reservation that ends before it begins, and an unknown status', async () => {
    await expect(book('2031-02-01T10:00Z', '2031-02-01T10:00Z')).rejects.toThrow();
    await expect(book('2031-02-01T10:00Z', '2031-02-01T11:00Z', 'LOST')).rejects.toThrow();
  });

  test('is migrated once, by however many servers', async () => {
    const count = async () =>
      (await open.db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`))
        .rows;
    const before = await count();
    await Promise.all([migrate(open.db), migrate(open.db), migrate(open.db)]);
    expect(await count()).toEqual(before);
  });
});

describe('the built-in administrator', () => {
  /** Returns the log-in that was shown. */
  const admin = async (env: NodeJS.ProcessEnv) => {
    const shown: Login[] = [];
    await ensureAdministrator(open.db, config(env), {
      published: demoLogins.administrator,
      show: (login) => shown.push(login),
    });
    return shown[0];
  };
  const works = async (email: string, password: string) => {
    const login = await findLogin(open.db, { email });
    return login !== null && verifyPassword(password, login.passwordHash);
  };
  const { email, password } = demoLogins.administrator;

  test('follows the settings from start to start', async () => {
    expect(await admin({})).toBeUndefined();
    expect(await works(email, password)).toBe(true);
    await admin({ ADMIN_PASSWORD: 'Neues-Wort-1!' });
    expect(await works(email, 'Neues-Wort-1!')).toBe(true);
    await admin({});
    expect(await works(email, 'Neues-Wort-1!')).toBe(true);
    await admin({ ADMIN_EMAIL: 'chef@example.com' });
    expect(await works('chef@example.com', 'Neues-Wort-1!')).toBe(true);
    expect(await works(email, password)).toBe(false);
  });

  test("does not take somebody else's address", async () => {
    await expect(admin({ ADMIN_EMAIL: 'ONE@example.com' })).rejects.toThrow(/^ADMIN_EMAIL: /);
  });

  test('gets a password of its own in production, told once', async () => {
    await open.db.execute(sql`delete from users where built_in`);
    const login = await admin({ NODE_ENV: 'production' });
    expect(login).toEqual({ email, password: expect.stringMatching(/^\S{20,}$/) as string });
    expect(await works(email, login!.password)).toBe(true);
    expect(await works(email, password)).toBe(false);
    expect(await admin({ NODE_ENV: 'production' })).toBeUndefined();
  });
});

describe('the seed', () => {
  test('is the first one for good', async () => {
    const lines: string[] = [];
    const start = (value: 'demo' | 'none') =>
      seed(open.db, config({ SEED: value }), (line) => lines.push(line));
    await start('none');
    await start('demo');
    expect(lines).toEqual([]);
    expect(await findLogin(open.db, demoLogins.customer)).toBeNull();
  });
});

describe('a session', () => {
  const sessionOf = async () => {
    return { sessions: sessionQueries(open.db), token: await newSession(open.db, 1) };
  };
  /** Hours until the one session ends. */
  const hoursLeft = async () => {
    const { rows } = await open.db.execute(
      sql`select round(extract(epoch from expires_at - now()) / 3600)::int as hours from sessions`,
    );
    return rows[0]?.hours;
  };
  const set = (part: SQL) => open.db.execute(sql`update sessions set ${part}`);
  beforeEach(() => open.db.execute(sql`delete from sessions`));

  test('is renewed by use, but not written at each use', async () => {
    const { sessions, token } = await sessionOf();
    expect(await hoursLeft()).toBe(24);
    const versions = async () => (await open.db.execute(sql`select xmin from sessions`)).rows;
    const before = await versions();
    expect(await sessions.find(token)).toMatchObject({ user: { id: 1 } });
    expect(await versions()).toEqual(before);
    await set(sql`expires_at = now() + interval '22 hours'`);
    await sessions.find(token);
    expect(await hoursLeft()).toBe(24);
  });

  test('ends a day after its last use', async () => {
    const { sessions, token } = await sessionOf();
    await set(sql`expires_at = now() - interval '1 second'`);
    expect(await sessions.find(token)).toBeNull();
  });

  test('ends 30 days after the log-in, whatever its use', async () => {
    const { sessions, token } = await sessionOf();
    await set(
      sql`created_at = now() - interval '29 days 19 hours', expires_at = now() + interval '1 hour'`,
    );
    await sessions.find(token);
    expect(await hoursLeft()).toBe(5);
  });

  test('does not begin for somebody who is gone or has another password by now', async () => {
    const sessions = sessionQueries(open.db);
    const login = (await findLogin(open.db, { id: 1 }))!;
    expect(await sessions.create({ ...login, passwordHash: 'an earlier one' })).toBeNull();
    expect(await sessions.create({ ...login, id: 2_000_000_000 })).toBeNull();
    expect(await hoursLeft()).toBeUndefined();
  });

  test('is stored without its token', async () => {
    const { token } = await sessionOf();
    const { rows } = await open.db.execute(
      sql`select encode(token_hash, 'escape') as hash from sessions`,
    );
    expect(rows[0]?.hash).not.toContain(token);
  });
});
