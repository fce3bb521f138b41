import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailReasons } from '../../contract/office/mail-reasons.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { mergeInto } from '../../server/customers/merge.ts';
import { userQueries } from '../../server/users/repository.ts';
import { addVehicles } from '../support/vehicles.ts';
import { bookHour } from './book-hour.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  await addVehicles(open.db, 20);
});
afterAll(() => open.close());
beforeEach(() => open.db.execute(sql`truncate users, reservations, booking_requests cascade`));

const rowsOf = async (query: ReturnType<typeof sql>) => (await open.db.execute(query)).rows;

async function newUser(changed = sql`''`): Promise<number> {
  const [row] = await rowsOf(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    values ('Erika', 'Muster', gen_random_uuid(), ${changed}, '', '', 'hash', array['Customer']) returning id`);
  return row!.id as number;
}
const vehicleIds = async (count: number) =>
  (await rowsOf(sql`select id from vehicles order by id limit ${count}`)).map(({ id }) =>
    Number(id),
  );
const book = (userId: number, vehicleId: number, days: number, own = true) =>
  bookHour(open.db, { userId, vehicleId, days, bookedByCustomer: own });

describe('blocking', () => {
  test('lets no booking through that ends after it', async () => {
    const users = userQueries(open.db);
    const vehicles = await vehicleIds(6);
    for (const place of vehicles.keys()) {
      const user = await newUser();
      const before = vehicles.slice(0, place).map((vehicle) => book(user, vehicle, 1 + place));
      const blocking = users.update(user, { blocked: true });
      const after = vehicles.slice(place).map((vehicle) => book(user, vehicle, 1 + place));
      await blocking;
      expect(await book(user, vehicles[0]!, 30 + place)).toBe('blocked user');
      const outcomes = await Promise.all([...before, ...after]);
      expect(outcomes.every((outcome) => ['written', 'blocked user'].includes(outcome))).toBe(true);
      expect(await book(user, vehicles[0]!, 40 + place, false)).toBe('written');
    }
  });

  test('does not keep a backup from being restored', async () => {
    const user = await newUser();
    await rowsOf(sql`update users set blocked = true`);
    await open.db.transaction(async (tx) => {
      await tx.execute(sql`set local rental.quiet = on`);
      await tx.execute(sql`
        insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price)
        select ${user}::integer, id, now(), now() + interval '1 day', '', '', 1 from vehicles limit 1`);
    });
    expect(await rowsOf(sql`select from reservations`)).toHaveLength(1);
  });
});

test('a former server’s erasing empties what it does not know', async () => {
  const user = await newUser();
  await rowsOf(sql`
    update users set note = 'Zahlt bar', blocked = true, licence_seen_at = now(), licence_class = 'B'`);
  await rowsOf(
    sql`insert into admin_views (user_id, screen, name, query) values (${user}, 'reservations', 'x', '')`,
  );
  await rowsOf(sql`
    update users set first_name = '', last_name = '', email = 'erased-' || id || '@invalid', phone_number = '',
      erased_at = now()`);
  expect(
    await rowsOf(sql`select note, blocked, licence_seen_at, licence_class from users`),
  ).toEqual([{ note: null, blocked: false, licence_seen_at: null, licence_class: null }]);
  expect(await rowsOf(sql`select from admin_views`)).toEqual([]);
  await expect(rowsOf(sql`update users set note = 'x'`)).rejects.toThrow();
  await expect(rowsOf(sql`update users set blocked = true`)).rejects.toThrow();
});

describe('merging', () => {
  const merge = (kept: number, other: number) => mergeInto(open.db, { kept, other, actor: 7 });

  test('moves what was written as the other, and ends links and log-ins', async () => {
    const [kept, other] = [await newUser(), await newUser(sql`'0571 1'`)];
    const [vehicle] = await vehicleIds(1);
    await book(other, vehicle!, 3);
    const token = sql`decode('00', 'hex')`;
    await rowsOf(sql`update users set pending_email = 'a@b.de' where id = ${other}`);
    await rowsOf(
      sql`insert into sessions (token_hash, user_id, expires_at) values (${token}, ${other}, now() + interval '1 day')`,
    );
    await rowsOf(
      sql`insert into mail_tokens (hash, user_id, purpose, email, expires_at) values (${token}, ${other}, 'reset', 'a@b.de', now() + interval '1 hour')`,
    );
    await rowsOf(sql`
      insert into mails (template, language, recipient, values, user_id) values ('password-reset', 'de', 'a@b.de', '{}', ${other})`);
    await open.db.execute(sql`
      insert into mails (template, language, recipient, values, user_id, failed_at, reason)
      values ('welcome', 'de', 'a@b.de', '{}', ${other}, now(), '550 a@b.de is unknown')`);
    await rowsOf(sql`
      insert into contact_messages (name, subject, body, email, answer, answered_by) values ('x', 'x', 'x', 'x', 'x', ${other})`);
    expect(await merge(kept, other)).toBe('merged');
    for (const table of ['sessions', 'mail_tokens'])
      expect(await rowsOf(sql`select from ${sql.identifier(table)}`)).toEqual([]);
    expect(await rowsOf(sql`select id from users where pending_email is not null`)).toEqual([]);
    expect(await rowsOf(sql`select user_id from reservations`)).toEqual([{ user_id: kept }]);
    expect(await rowsOf(sql`select answered_by from contact_messages`)).toEqual([
      { answered_by: kept },
    ]);
    // A link in it would open the kept account to whoever reads the other mailbox.
    expect(
      await rowsOf(
        sql`select user_id, recipient, reason from mails where reservation_id is null order by id`,
      ),
    ).toEqual([
      { user_id: other, recipient: null, reason: mailReasons.erased },
      { user_id: other, recipient: null, reason: null },
    ]);
    expect(await rowsOf(sql`select phone_number from users where id = ${kept}`)).toEqual([
      { phone_number: '0571 1' },
    ]);
    const [entry] = await rowsOf(
      sql`select actor, subject_id, changes from history where kind = 'user' order by id desc limit 1`,
    );
    expect(entry).toMatchObject({
      actor: 7,
      subject_id: other,
      changes: { merged_into: { from: null, to: kept } },
    });
  });

  test('in both directions at once ends in one record', async () => {
    const [one, two] = [await newUser(), await newUser()];
    const outcomes = await Promise.all([merge(one, two), merge(two, one)]);
    expect(outcomes.toSorted()).toEqual(['erased', 'merged']);
    expect(await rowsOf(sql`select from users where erased_at is null`)).toHaveLength(1);
  });

  test('while the other books leaves no reservation with the erased record', async () => {
    const vehicles = await vehicleIds(6);
    for (const place of vehicles.keys()) {
      const [kept, other] = [await newUser(), await newUser()];
      const before = vehicles.slice(0, place).map((vehicle) => book(other, vehicle, 1 + place));
      const merging = merge(kept, other);
      const after = vehicles.slice(place).map((vehicle) => book(other, vehicle, 1 + place));
      const outcomes = await Promise.all([...before, ...after]);
      expect(await merging).toBe('merged');
      expect(await rowsOf(sql`select from reservations where user_id = ${other}`)).toEqual([]);
      const written = outcomes.filter((outcome) => outcome === 'written');
      expect(await rowsOf(sql`select from reservations where user_id = ${kept}`)).toHaveLength(
        written.length,
      );
    }
  });
});
