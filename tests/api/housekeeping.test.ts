import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../server/db/index.ts';
import { images } from '../../server/db/schema.ts';
import { purgeExpired } from '../../server/housekeeping/purge.ts';
import { newDatabase } from './database.ts';
import { addVehicles } from '../support/vehicles.ts';

let open: OpenDatabase;
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
    select decode(md5(n::text || ${expires}), 'hex'), (select id from users), now() + ${expires}::interval
    from generate_series(1, ${rows}::integer) n`);

test('expired sessions and rate limits are deleted, the others stay', async () => {
  await newSessions(3, '-1 second');
  await newSessions(2, '1 hour');
  await open.db.execute(sql`
    insert into rate_limits values ('old', 1, now() - interval '1 second'), ('new', 1, now() + interval '1 hour')`);
  expect(await purgeExpired(open.db)).toEqual({
    sessions: 3,
    origins: 0,
    rateLimits: 1,
    bookingRequests: 0,
    images: 0,
  });
  expect([await count('sessions'), await count('rate_limits')]).toEqual([2, 1]);
});

test('devices and networks are forgotten after 90 days without a log-in', async () => {
  await open.db.execute(sql`
    insert into origins (user_id, kind, hash, used_at)
    select (select id from users), 'device', decode(md5(days::text), 'hex'), now() - make_interval(days => days)
    from unnest(array[0, 89, 91, 400]) days`);
  expect(await purgeExpired(open.db)).toMatchObject({ origins: 2 });
  expect(await count('origins')).toBe(2);
});

test('booking requests are forgotten after a day', async () => {
  await open.db.execute(sql`
    insert into booking_requests (user_id, key, fingerprint, created_at)
    select 1, n, '', now() - make_interval(hours => n) from generate_series(1, 40) n`);
  expect(await purgeExpired(open.db)).toMatchObject({ bookingRequests: 17 });
  expect(await count('booking_requests')).toBe(23);
});

test('images are deleted when no vehicle has used them for a day', async () => {
  await open.db.execute(sql`
    insert into images (id, name, created_at)
    select gen_random_uuid(), name, now() - interval '1 year' from unnest(array['used', 'unused']) name`);
  const [used] = await open.db.select().from(images).where(eq(images.name, 'used'));
  await addVehicles(open.db, 1, () => ({ imageId: used!.id }));
  const later = () =>
    open.db.execute(sql`update images set unused_since = unused_since - interval '25 hours'`);
  expect((await purgeExpired(open.db)).images).toBe(0);
  expect((await purgeExpired(open.db)).images).toBe(0);
  // A vehicle starts to use the unused one in time; the other becomes unused.
  await open.db.execute(sql`
    update vehicles set image_id = (select id from images where name = 'unused')`);
  await later();
  expect((await purgeExpired(open.db)).images).toBe(0);
  await later();
  expect((await purgeExpired(open.db)).images).toBe(1);
  const { rows } = await open.db.execute(sql`select name, unused_since from images`);
  expect(rows).toEqual([{ name: 'unused', unused_since: null }]);
});

test('concurrent runs share the work, and each does a bounded part', async () => {
  await newSessions(12_000, '-1 second');
  const removed = await Promise.all([purgeExpired(open.db), purgeExpired(open.db)]);
  const sessions = removed.map((part) => part.sessions);
  expect(sessions[0]! + sessions[1]!).toBe(12_000);
  expect(Math.max(...sessions)).toBeLessThanOrEqual(10_000);
  expect(await count('sessions')).toBe(0);
});
