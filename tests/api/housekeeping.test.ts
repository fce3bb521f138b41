import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { images } from '../../server/db/schema/index.ts';
import { keepAges } from '../../server/housekeeping/keep-ages.ts';
import { purgeExpired } from '../../server/housekeeping/purge.ts';
import { newDatabase } from './database.ts';
import { addVehicles } from '../support/vehicles.ts';
import { withoutTriggers } from '../support/without-triggers.ts';

let open: OpenDatabase;
const purge = (env: NodeJS.ProcessEnv = {}) => purgeExpired(open.db, config(env));
beforeAll(async () => {
  open = await newDatabase();
  await open.db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    values ('', '', 'one@example.com', '', '', '', '', array['Customer'])`);
});
afterAll(() => open.close());
beforeEach(async () => {
  for (const table of [
    'sessions',
    'origins',
    'rate_limits',
    'booking_requests',
    'contact_messages',
    'reservations',
    'vehicles',
    'images',
  ])
    await open.db.execute(sql`delete from ${sql.identifier(table)}`);
});

const count = async (table: string) => {
  const { rows } = await open.db.execute(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]?.n;
};

const newSessions = (rows: number, expires: string) =>
  open.db.execute(sql`
    insert into sessions (token_hash, user_id, expires_at)
    select decode(md5(n::text || ${expires}), 'hex'), (select min(id) from users), now() + ${expires}::interval
    from generate_series(1, ${rows}::integer) n`);

test('invitations to the staff stay for 30 days after their end', async () => {
  for (const age of ['29 days', '31 days'])
    await open.db.execute(sql`
      insert into staff_invitations (email, name, roles, invited_by, expires_at)
      select ${age}, '', '{Counter}', min(id), now() - ${age}::interval from users`);
  expect((await purge()).staffInvitations).toBe(1);
  const { rows } = await open.db.execute(sql`select email from staff_invitations`);
  expect(rows).toEqual([{ email: '29 days' }]);
});

test('expired sessions and rate limits are deleted, the others stay', async () => {
  await newSessions(3, '-1 second');
  await newSessions(2, '1 hour');
  await open.db.execute(sql`
    insert into rate_limits values ('old', 1, now() - interval '1 second'), ('new', 1, now() + interval '1 hour')`);
  expect(await purge()).toEqual({
    sessions: 3,
    challenges: 0,
    recoveryCodes: 0,
    origins: 0,
    rateLimits: 1,
    bookingRequests: 0,
    payments: 0,
    images: 0,
    reservations: 0,
    users: 0,
    messages: 0,
    conditionPhotos: 0,
    protocols: 0,
    mailTokens: 0,
    staffInvitations: 0,
    webhookDeliveries: 0,
    unsentMails: 0,
    purgedMails: 0,
    mails: 0,
    history: 0,
    networkBookings: 0,
  });
  expect([await count('sessions'), await count('rate_limits')]).toEqual([2, 1]);
});

test('devices and networks are forgotten after 90 days without a log-in', async () => {
  await open.db.execute(sql`
    insert into origins (user_id, kind, hash, used_at)
    select (select min(id) from users), 'device', decode(md5(days::text), 'hex'), now() - make_interval(days => days)
    from unnest(array[0, 89, 91, 400]) days`);
  expect(await purge()).toMatchObject({ origins: 2 });
  expect(await count('origins')).toBe(2);
});

test('booking requests are forgotten after a day', async () => {
  await open.db.execute(sql`
    insert into booking_requests (user_id, key, fingerprint, created_at)
    select 1, n, '', now() - make_interval(hours => n) from generate_series(1, 40) n`);
  expect(await purge()).toMatchObject({ bookingRequests: 17 });
  expect(await count('booking_requests')).toBe(23);
});

test('further images of a vehicle are in use', async () => {
  await open.db.execute(sql`insert into images (name) values ('further'), ('unused')`);
  const [further] = await open.db.select().from(images).where(eq(images.name, 'further'));
  await addVehicles(open.db, 1);
  await open.db.execute(sql`
    insert into vehicle_images select id, 1, ${further!.id}::uuid from vehicles`);
  await purge();
  await open.db.execute(sql`update images set unused_since = now() - interval '25 hours'`);
  expect((await purge()).images).toBe(1);
  const { rows } = await open.db.execute(sql`select name from images`);
  expect(rows).toEqual([{ name: 'further' }]);
  await open.db.execute(sql`delete from vehicles`);
  expect(await count('vehicle_images')).toBe(0);
});

test('images are deleted when no vehicle has used them for a day', async () => {
  await open.db.execute(sql`
    insert into images (id, name, created_at)
    select gen_random_uuid(), name, now() - interval '1 year' from unnest(array['used', 'unused']) name`);
  const [used] = await open.db.select().from(images).where(eq(images.name, 'used'));
  await addVehicles(open.db, 1, () => ({ imageId: used!.id }));
  const later = () =>
    open.db.execute(sql`update images set unused_since = unused_since - interval '25 hours'`);
  expect((await purge()).images).toBe(0);
  expect((await purge()).images).toBe(0);
  // A vehicle starts to use the unused one in time; the other becomes unused.
  await open.db.execute(sql`
    update vehicles set image_id = (select id from images where name = 'unused')`);
  await later();
  expect((await purge()).images).toBe(0);
  await later();
  expect((await purge()).images).toBe(1);
  const { rows } = await open.db.execute(sql`select name, unused_since from images`);
  expect(rows).toEqual([{ name: 'unused', unused_since: null }]);
});

describe('what is kept for years', () => {
  const { year } = Temporal.Now.plainDateISO('Europe/Berlin');
  const [lastOver, firstKept] = [`${year - 8}-01-01T00:00+01:00`, `${year - 8}-01-01T00:01+01:00`];

  const addRental = (dropOff: string, status: string, user = sql`(select min(id) from users)`) =>
    open.db.execute(sql`
      insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price, status)
      select ${user}, id, ${dropOff}::timestamptz - interval '30 seconds', ${dropOff}::timestamptz - interval '1 second', '', '', 1, ${status}
      from vehicles limit 1`);
  beforeEach(() => addVehicles(open.db, 1));

  test('closed reservations go eight years after the end of the year of their drop-off', async () => {
    for (const status of ['DONE', 'CANCELLED', 'CREATED'])
      for (const dropOff of [lastOver, firstKept]) await addRental(dropOff, status);
    expect(await purge({ RETENTION_YEARS: '0' })).toMatchObject({ reservations: 0 });
    expect(await purge({ RETENTION_YEARS: '9' })).toMatchObject({ reservations: 0 });
    expect(await purge()).toMatchObject({ reservations: 2 });
    const { rows } = await open.db.execute(sql`
      select status, count(*)::int as n from reservations group by status order by status`);
    expect(rows).toEqual([
      { status: 'CANCELLED', n: 1 },
      { status: 'CREATED', n: 2 },
      { status: 'DONE', n: 1 },
    ]);
    const counted = await open.db.execute(sql`
      select sum(rows)::int as n from row_counts where table_name = 'reservations'`);
    expect(counted.rows).toEqual([{ n: 4 }]);
  });

  test('erased users go with their last reservation, and nobody else', async () => {
    const { rows } = await open.db.execute<{ id: number }>(sql`
      insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles, erased_at)
      select '', '', 'erased-' || n || '@invalid', '', '', '', '', array['Customer'], now() from generate_series(1, 3) n
      returning id`);
    const [first, second] = rows.map(({ id }) => sql`${id}::integer`);
    await addRental(firstKept, 'DONE', first);
    await addRental(lastOver, 'DONE', second);
    expect(await purge()).toMatchObject({ reservations: 1, users: 2 });
    expect(await count('users')).toBe(2);
    await open.db.execute(sql`delete from reservations`);
    expect(await purge({ RETENTION_YEARS: '0' })).toMatchObject({ users: 1 });
    expect(await count('users')).toBe(1);
  });

  test('contact messages go three years after the end of the year in which they came', async () => {
    const start = `${year - 3}-01-01T00:00+01:00`;
    await open.db.execute(sql`
      insert into contact_messages (name, subject, body, email, created_at)
      select '', '', '', '', ${start}::timestamptz + seconds * interval '1 second' from unnest(array[-1, 0]) seconds`);
    expect(await purge({ MESSAGE_RETENTION_YEARS: '0' })).toMatchObject({ messages: 0 });
    expect(await purge()).toMatchObject({ messages: 1 });
    expect(await count('contact_messages')).toBe(1);
  });
});

test('concurrent runs share the work, and each does a bounded part', async () => {
  await newSessions(12_000, '-1 second');
  const removed = await Promise.all([purge(), purge()]);
  const sessions = removed.map((part) => part.sessions);
  expect(sessions[0]! + sessions[1]!).toBe(12_000);
  expect(Math.max(...sessions)).toBeLessThanOrEqual(10_000);
  expect(await count('sessions')).toBe(0);
});

test('vehicles become older with their first registration, and the history does not tell', async () => {
  await addVehicles(open.db, 2, (number) => ({
    firstRegisteredOn: number === 1 ? '2000-01-01' : null,
    age: 5,
  }));
  const ages = async () =>
    (await open.db.execute(sql`select age from vehicles order by id`)).rows.map(({ age }) => age);
  const years = new Date().getFullYear() - 2000;
  await withoutTriggers(open.db, 'vehicles', async (tx) => {
    await tx.execute(sql`update vehicles set age = 5`);
  });
  expect(await ages()).toEqual([5, 5]);
  const before = await count('history');
  await keepAges(open.db);
  expect(await ages()).toEqual([years, 5]);
  expect(await count('history')).toBe(before);
});

test('what other programs were told is forgotten after 30 days, what waits is not', async () => {
  await open.db.execute(sql`
    insert into webhooks (url, events, secret) values ('https://books.example/', '{}', 'whsec_x')`);
  await open.db.execute(sql`
    insert into webhook_deliveries (webhook_id, event, subject, created_at, sent_at, failed_at)
    select (select min(id) from webhooks), 'reservation.booked', '1', now() - interval '40 days',
      case kind when 'sent' then at end, case kind when 'failed' then at end
    from unnest(array['sent', 'failed', 'waiting']) as kind,
      unnest(array[now() - interval '31 days', now() - interval '29 days']) as at`);
  expect((await purge()).webhookDeliveries).toBe(2);
  expect(await count('webhook_deliveries')).toBe(4);
});
