import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findLogin } from '../../server/auth/accounts.ts';
import { createSession, sessionQueries } from '../../server/auth/sessions.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { eraseUser } from '../../server/own-data/erase.ts';
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

/** The id of a new user. */
async function newUser(role = 'Customer'): Promise<number> {
  const { rows } = await open.db.execute<{ id: number }>(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    values ('Erika', 'Muster', gen_random_uuid(), '1', 'Weg 1', '12345', 'hash', array[${role}]) returning id`);
  return rows[0]!.id;
}

/** A former rental, from before name and address were stored with it. */
const addOldRental = (user: number) =>
  open.db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price, status)
    select ${user}::integer, id, now() - interval '2 days', now() - interval '1 day', '', '', 1, 'DONE' from vehicles limit 1`);

const rowsOf = async (query: ReturnType<typeof sql>) => (await open.db.execute(query)).rows;

/** Books an hour, `days` from now. Returns how it ended. */
const book = (userId: number, vehicleId: number, days: number, bookedByCustomer = true) =>
  bookHour(open.db, { userId, vehicleId, days, bookedByCustomer });

test('everything personal goes, and the reservation keeps what it lacked', async () => {
  const user = await newUser();
  await addOldRental(user);
  await open.db.execute(
    sql`update users set latin_name = 'Erica Muster', company_name = 'Muster GmbH', vat_id = 'DE1', language = 'de',
      city = 'Gießen', country = 'AT', leitweg_id = '992-90009-96', invoice_email = 'rechnung@example.com',
      note = 'Zahlt bar', pending_email = 'neu@example.com', blocked = true, licence_seen_at = now(), licence_class = 'B'`,
  );
  await open.db.execute(sql`
    insert into sessions (token_hash, user_id, expires_at) values ('x', ${user}, now() + interval '1 day')`);
  await open.db.execute(
    sql`insert into origins (user_id, kind, hash) values (${user}, 'device', 'x')`,
  );
  await open.db.execute(sql`
    insert into booking_requests (user_id, key, fingerprint) values (${user}, 'x', 'x')`);
  expect(await eraseUser(open.db, user)).toBe('done');
  for (const table of ['sessions', 'origins', 'booking_requests'])
    expect(await rowsOf(sql`select from ${sql.identifier(table)}`)).toEqual([]);
  expect(
    await rowsOf(sql`select customer_name as name, customer_company as company, customer_address as address,
      customer_zip_code as zip_code, customer_city as city, customer_country as country from reservations`),
  ).toEqual([
    {
      name: 'Erika Muster',
      company: 'Muster GmbH',
      address: 'Weg 1',
      zip_code: '12345',
      city: 'Gießen',
      country: 'AT',
    },
  ]);
  const [row] = await rowsOf(sql`select * from users`);
  expect(row).toMatchObject({
    first_name: '',
    last_name: '',
    email: `erased-${user}@invalid`,
    phone_number: '',
    address: '',
    zip_code: '',
    latin_name: null,
    city: null,
    country: null,
    company_name: null,
    vat_id: null,
    leitweg_id: null,
    invoice_email: null,
    language: null,
    note: null,
    pending_email: null,
    blocked: false,
    licence_seen_at: null,
    licence_class: null,
    search_text: expect.not.stringMatching(/erika|muster|12345/),
    password_hash: expect.not.stringMatching(/^hash$/),
  });
  expect(await eraseUser(open.db, user)).toBe('erased before');
});

test('a receipt keeps the name as its documents spelt it', async () => {
  const user = await newUser();
  for (let count = 0; count < 3; count += 1) await addOldRental(user);
  await open.db.execute(
    sql`update users set first_name = 'محمد', latin_name = 'Mohamed Ali', company_name = 'Bau AG'`,
  );
  await open.db.execute(sql`
    update reservations set customer_address = 'Weg 1', customer_name =
      (array[null, 'Bau AG, محمد Muster', 'Erika Muster'])[id - (select min(id) from reservations) + 1]`);
  expect(await eraseUser(open.db, user)).toBe('done');
  expect(await rowsOf(sql`select customer_name as name from reservations order by id`)).toEqual([
    { name: 'Bau AG, Mohamed Ali' },
    { name: 'Bau AG, Mohamed Ali' },
    { name: 'Erika Muster' },
  ]);
});

describe('a cancelled reservation', () => {
  const cancel = () =>
    open.db.execute(sql`
      update reservations set status = 'CANCELLED', customer_name = 'Erika Muster', customer_address = 'Weg 1',
        drivers = '[{"name": "Jana Fuchs"}]',
        pick_up_location = 'Bei mir, Weg 1', drop_off_location = 'Bei mir, Weg 1'`);
  const left = () =>
    rowsOf(
      sql`select customer_name as name, customer_address as address, pick_up_location as place,
        drivers -> 0 ->> 'name' as driver from reservations`,
    );

  test('loses name, address and places', async () => {
    const user = await newUser();
    await addOldRental(user);
    await cancel();
    expect(await eraseUser(open.db, user)).toBe('done');
    expect(await left()).toEqual([{ name: null, address: null, place: '', driver: null }]);
  });

  test.each([
    [
      'a fee',
      sql`insert into reservation_lines (reservation_id, kind, quantity, unit, unit_price, amount)
        select id, 'fee', 1, 'flat', 50, 50 from reservations`,
    ],
    [
      'a payment',
      sql`insert into payments (id, reservation_id, kind, method, amount, at)
        select gen_random_uuid(), id, 'payment', 'cash', 50, now() from reservations`,
    ],
  ])('with %s is a receipt, and keeps them, of places the company’s', async (_, charge) => {
    const user = await newUser();
    await addOldRental(user);
    await cancel();
    await open.db.execute(sql`update reservations set drop_off_location = 'Bauhof Nord'`);
    await open.db.execute(charge);
    await open.db.execute(sql`
      insert into papers (reservation_id, message_id, kind, language, bytes)
      select id, gen_random_uuid(), 'confirmation', 'de', 'x' from reservations`);
    expect(await eraseUser(open.db, user, { places: ['Bauhof Nord'] })).toBe('done');
    expect(await left()).toEqual([
      { name: 'Erika Muster', address: 'Weg 1', place: '', driver: 'Jana Fuchs' },
    ]);
    const places = sql`select drop_off_location as place from reservations`;
    expect(await rowsOf(places)).toEqual([{ place: 'Bauhof Nord' }]);
    expect(await rowsOf(sql`select from papers`)).toHaveLength(1);
  });
});

test('a password that was changed meanwhile erases nothing', async () => {
  const user = await newUser();
  const login = (await findLogin(open.db, { id: user }))!;
  await open.db.execute(sql`update users set password_hash = 'other'`);
  expect(await eraseUser(open.db, user, { login })).toBe('other password');
  expect(await rowsOf(sql`select first_name from users`)).toEqual([{ first_name: 'Erika' }]);
});

test('a user without reservations goes altogether', async () => {
  const user = await newUser();
  expect(await eraseUser(open.db, user)).toBe('done');
  expect(await rowsOf(sql`select from users`)).toEqual([]);
  expect(await eraseUser(open.db, user)).toBe('missing');
});

test('the last administrator stays', async () => {
  const [one, two] = [await newUser('Administrator'), await newUser('Administrator')];
  const outcomes = await Promise.all([eraseUser(open.db, one), eraseUser(open.db, two)]);
  expect(outcomes.toSorted()).toEqual(['done', 'last administrator']);
});

test('the database lets nobody write personal data into an erased row', async () => {
  const user = await newUser();
  await addOldRental(user);
  await eraseUser(open.db, user);
  expect(await userQueries(open.db).update(user, { firstName: 'Erika' })).toBe('missing');
  await expect(open.db.execute(sql`update users set last_name = 'Muster'`)).rejects.toThrow();
  await expect(open.db.execute(sql`update users set email = 'a@example.com'`)).rejects.toThrow();
});

test.each([
  ['confirmed', sql`now()`, 1],
  ['not confirmed', sql`null`, 0],
])('mails to an address that was %s, and invitations', async (_, confirmed, gone) => {
  const [user, other] = [await newUser(), await newUser()];
  await addOldRental(user);
  const [row] = await rowsOf(
    sql`update users set email_confirmed_at = ${confirmed} where id = ${user} returning email`,
  );
  const address = String(row!.email);
  await open.db.execute(sql`delete from mails`);
  await open.db.execute(sql`
    insert into mails (template, language, recipient, values, user_id, reservation_id) values
      ('welcome', 'de', 'earlier@example.com', '{}', ${user}, null),
      ('staff-invitation', 'de', upper(${address}), '{}', null, null),
      ('message-arrived', 'de', 'info@musternetz.example', jsonb_build_object('email', ${address}::text), null, null),
      ('message-arrived', 'de', ${address}, '{"email": "fremd@example.com"}', null, null),
      ('invoice-issued', 'de', ${address}, '{}', ${other}, null)`);
  await open.db.execute(sql`
    insert into staff_invitations (email, name, roles, invited_by, expires_at)
    values (${address}, '', array['Counter'], ${other}, now() + interval '1 day')`);
  await eraseUser(open.db, user);
  const kept = await rowsOf(sql`select recipient is not null as kept from mails order by id`);
  const isKept = gone === 0;
  expect(kept.map((mail) => mail.kept)).toEqual([false, isKept, isKept, true, true]);
  expect(await rowsOf(sql`select from staff_invitations`)).toHaveLength(1 - gone);
});

test('a log-in with the former password gets no session', async () => {
  const user = await newUser();
  await addOldRental(user);
  const login = (await findLogin(open.db, { id: user }))!;
  const sessions = sessionQueries(open.db);
  const [, ...tokens] = await Promise.all([
    eraseUser(open.db, user),
    ...Array.from({ length: 8 }, () => createSession(open.db, login)),
  ]);
  for (const token of tokens) expect(token && (await sessions.find(token))).toBeNull();
});

test('of bookings and an erasure at once, either the bookings win or the erasure', async () => {
  const vehicles = (await rowsOf(sql`select id from vehicles order by id`)).slice(0, 6);
  for (const place of vehicles.keys()) {
    const user = await newUser();
    await addOldRental(user);
    const bookEach = (some: typeof vehicles) =>
      some.map(({ id }) => book(user, id as number, 1 + place));
    const before = bookEach(vehicles.slice(0, place));
    const erasure = eraseUser(open.db, user);
    const after = bookEach(vehicles.slice(place));
    const outcomes = new Set(await Promise.all([...before, ...after]));
    const hasWon = (await erasure) === 'done';
    if (!hasWon) expect(await erasure).toBe('open rentals');
    expect(outcomes).toEqual(new Set([hasWon ? 'no user' : 'written']));
  }
});

test('an erased customer books nothing, whoever asks', async () => {
  const user = await newUser();
  await addOldRental(user);
  await eraseUser(open.db, user);
  const [vehicle] = await rowsOf(sql`select id from vehicles limit 1`);
  for (const own of [true, false])
    expect(await book(user, vehicle!.id as number, 2, own)).toBe('no user');
});
