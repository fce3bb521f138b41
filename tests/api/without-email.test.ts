import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomer, inviteCustomer, mergeCustomers } from '../../contract/office/customers.ts';
import { eraseCustomer, getCustomerData } from '../../contract/office/own-data.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { forgotPassword } from '../../contract/users/account.ts';
import { login } from '../../contract/users/auth.ts';
import { register } from '../../contract/users/registration.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { getUser, pageUsers } from '../../contract/users/users.ts';
import { mails, users } from '../../server/db/schema/index.ts';
import { english } from '../support/english.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { config } from '../../server/config.ts';
import { ensureAdministrator } from '../../server/users/administrator.ts';
import { newSession } from '../support/session.ts';
import { addVehicles } from '../support/vehicles.ts';
import { form, times } from './actors.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let admin: string;
beforeAll(async () => {
  server = await startOwnServer({ SMTP_URL: 'smtp://localhost:1' });
  const { id } = await server.newUser();
  const roles: ['Administrator'] = ['Administrator'];
  await server.db.update(users).set({ roles }).where(eq(users.id, id));
  admin = await newSession(server.db, id);
  await addVehicles(server.db, 2);
});
afterAll(() => server.close());

const { password, confirmPassword, ...person } = form();
const { email: _, ...unnamed } = person;
const create = (body: object) => server.call(createCustomer, { token: admin, body });
const read = async (id: number) =>
  (await server.call(getUser, { token: admin, params: { id } })).body;
const update = async (id: number, change: object) => {
  const { firstName, lastName, email, phoneNumber, address, zipCode, roles } = await read(id);
  const body = { firstName, lastName, email, phoneNumber, address, zipCode, roles, ...change };
  return server.call(updateUser, { token: admin, params: { id }, body });
};
const mailsOf = (id: number) => server.db.select().from(mails).where(eq(mails.userId, id));
const walkIn = async () => Number((await create(unnamed)).body.id);
const book = (userId: number, days: number) =>
  server.call(createReservationFor, {
    token: admin,
    query: { userId, carId: 1 },
    body: times(days),
  });

describe('a customer without an e-mail address', () => {
  test('is created more than once, booked for, and told nothing', async () => {
    const { status, body } = await create({ ...unnamed, email: '' });
    expect([status, body.message]).toEqual([201, english.account.customerAdded]);
    const [first, second] = [Number(body.id), await walkIn()];
    expect(second).not.toBe(first);
    expect(await read(first)).toMatchObject({ email: '', emailConfirmed: false });
    expect((await book(first, 40)).status).toBe(201);
    expect(await mailsOf(first)).toEqual([]);
    const found = await server.call(pageUsers, {
      token: admin,
      query: { sort: 'email', search: unnamed.lastName },
    });
    expect(JSON.stringify(found.body.content)).toContain(`"id":${first},`);
  });

  test('cannot log in, nor ask for a password, and is not invited', async () => {
    const id = await walkIn();
    for (const email of ['', ' ']) {
      const tried = await server.call(login, { body: { email, password: 'unmatchable' } });
      expect(tried.status).toBe(400);
      expect((await server.call(forgotPassword, { body: { email } })).status).toBe(400);
    }
    const invited = await server.call(inviteCustomer, { token: admin, params: { id } });
    expect([invited.status, invited.body.code]).toEqual([409, 'email_missing']);
    expect(await mailsOf(id)).toEqual([]);
  });

  test('is invited once an address is given, which then stays', async () => {
    const id = await walkIn();
    expect((await update(id, { note: 'ohne Adresse' })).status).toBe(200);
    expect(await mailsOf(id)).toEqual([]);
    const { email } = form();
    expect((await update(id, { email })).status).toBe(200);
    expect(await mailsOf(id)).toMatchObject([{ template: 'invitation', recipient: email }]);
    const emptied = await update(id, { email: '' });
    expect([emptied.status, emptied.body.message]).toEqual([400, english.auth.email]);
    expect(await read(id)).toMatchObject({ email });
    const other = await walkIn();
    expect((await update(other, { email: email.toUpperCase() })).body.code).toBe('email_taken');
  });

  test('takes over the log-in of a record that is merged into theirs', async () => {
    const id = await walkIn();
    const { id: other, email } = await server.newUser();
    const [{ passwordHash } = { passwordHash: '' }] = await server.db
      .select()
      .from(users)
      .where(eq(users.id, other));
    const merge = { token: admin, params: { id }, body: { otherId: other } };
    expect((await server.call(mergeCustomers, merge)).status).toBe(200);
    const [kept] = await server.db.select().from(users).where(eq(users.id, id));
    expect(kept).toMatchObject({ email, passwordHash });
  });

  test('of the staff takes over the address alone: its owner chooses a password', async () => {
    const id = await walkIn();
    await server.db
      .update(users)
      .set({ roles: ['Customer', 'Counter'] })
      .where(eq(users.id, id));
    const { id: other, email, password } = await server.newUser();
    await server.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, other));
    const merge = { token: admin, params: { id }, body: { otherId: other } };
    expect((await server.call(mergeCustomers, merge)).status).toBe(200);
    const [kept] = await server.db.select().from(users).where(eq(users.id, id));
    expect(kept).toMatchObject({ email, emailConfirmedAt: null });
    expect((await server.call(login, { body: { email, password } })).status).toBe(401);
  });

  test('gets their data and is erased like any other', async () => {
    const id = await walkIn();
    const data = await server.call(getCustomerData, { token: admin, params: { id } });
    expect(data.body.user).toMatchObject({ email: '' });
    const neighbour = await walkIn();
    const erased = await server.call(eraseCustomer, { token: admin, params: { id } });
    expect(erased.status).toBe(200);
    expect(await read(neighbour)).toMatchObject({ email: '', erased: false });
  });

  test('has none, not a wrong one', async () => {
    for (const email of ['kaputt', 7]) {
      const { status, body } = await create({ ...unnamed, email });
      expect([status, body.message]).toEqual([400, english.auth.email]);
    }
  });

  test('is nobody who registers', async () => {
    const body = { ...unnamed, email: '', password, confirmPassword };
    const { status, body: answer } = await server.call(register, { body });
    expect([status, answer.message]).toEqual([400, english.auth.email]);
  });

  test('two with one address are impossible in the database', async () => {
    const [one, two] = [await server.newUser(), await server.newUser()];
    const same = server.db.execute(
      sql`update ${users} set email = ${one.email} where id = ${two.id}`,
    );
    await expect(same).rejects.toThrow();
  });
});

test('without mails nobody is told of an invitation', async () => {
  const production = {
    NODE_ENV: 'production',
    ADMIN_PASSWORD: 'Geheim-Wort-9!',
    RATE_LIMITS: 'on',
  };
  const silent = await startOwnServer(production);
  try {
    const published = demoLogins.administrator;
    await ensureAdministrator(silent.db, config({}), { published, show: () => undefined });
    const token = await silent.tokenOf(published);
    const { body: answer } = await silent.call(createCustomer, { token, body: person });
    expect(answer.message).toBe(english.account.customerAdded);
  } finally {
    await silent.close();
  }
});
