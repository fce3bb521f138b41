import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgotPassword, resetPassword } from '../../contract/users/account.ts';
import { createCustomer, inviteCustomer } from '../../contract/office/customers.ts';
import { createReservation } from '../../contract/reservations/reservations.ts';
import { getUser } from '../../contract/users/users.ts';
import { users } from '../../server/db/schema/index.ts';
import { newToken } from '../../server/mail/tokens.ts';
import { english } from '../support/english.ts';
import { newSession } from '../support/session.ts';
import { addVehicles } from '../support/vehicles.ts';
import { form, times } from './actors.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let admin: string;
beforeAll(async () => {
  server = await startOwnServer({
    SMTP_URL: 'smtp://localhost:1',
    MAX_OPEN_RESERVATIONS_UNCONFIRMED: '1',
    MAX_OPEN_RESERVATIONS: '2',
  });
  const { id } = await server.newUser();
  const roles: ['Administrator'] = ['Administrator'];
  await server.db.update(users).set({ roles }).where(eq(users.id, id));
  admin = await newSession(server.db, id);
  await addVehicles(server.db, 3);
});
afterAll(() => server.close());

const person = () => {
  const { firstName, lastName, email, phoneNumber, address, zipCode } = form();
  return { firstName, lastName, email, phoneNumber, address, zipCode };
};
const create = (body: object) => server.call(createCustomer, { token: admin, body });
const invite = (id: number) => server.call(inviteCustomer, { token: admin, params: { id } });
const templates = async (email: string) =>
  (await server.mailsTo(email)).map(({ template }) => template);

describe('a customer at the counter', () => {
  test('is created without a password and invited', async () => {
    const body = { ...person(), companyName: 'Muster GmbH', language: 'en' };
    const { status, body: answer } = await create(body);
    expect([status, answer.message]).toEqual([201, english.account.customerCreated]);
    const id = Number(answer.id);
    const { body: stored } = await server.call(getUser, { token: admin, params: { id } });
    expect(stored).toMatchObject({ ...body, roles: ['Customer'], emailConfirmed: false });
    expect(await server.mailsTo(body.email)).toMatchObject([
      { template: 'invitation', language: 'en', userId: id },
    ]);
    const token = await newToken(server.db, {
      userId: id,
      purpose: 'invitation',
      email: body.email,
    });
    const password = 'Anderes-Wort-3!';
    const passwords = { password, confirmPassword: password };
    expect((await server.call(resetPassword, { body: { token, ...passwords } })).status).toBe(200);
    expect(await server.tokenOf({ email: body.email, password })).toHaveLength(43);
  });

  test('can get a link without the invitation, too', async () => {
    const { email, ...rest } = person();
    await create({ email, ...rest });
    await server.call(forgotPassword, { body: { email } });
    expect(await templates(email)).toEqual(['invitation', 'password-reset']);
  });

  test('has an address of their own', async () => {
    const { email } = await server.newUser();
    const answer = await create({ ...person(), email: email.toUpperCase() });
    expect([answer.status, answer.body.code]).toEqual([409, 'email_taken']);
    expect(await templates(email)).toEqual(['welcome']);
  });

  test.each([
    [{ firstName: '' }, 'firstName'],
    [{ email: 'nobody' }, 'email'],
    [{ phoneNumber: '+49 1' }, 'phoneNumber'],
    [{ language: 'fr' }, 'language'],
    [{ vatId: '???' }, 'vatId'],
  ])('is not created with %j', async (changed, field) => {
    const { status, body } = await create({ ...person(), ...changed });
    expect([status, Object.keys(body.codes as object)]).toEqual([400, [field]]);
  });

  test('is invited again, until they come', async () => {
    const body = person();
    const id = Number((await create(body)).body.id);
    expect((await invite(id)).body.message).toBe(english.account.invited);
    expect(await templates(body.email)).toEqual(['invitation', 'invitation']);
    await server.db
      .update(users)
      .set({ emailConfirmedAt: sql`now()` })
      .where(eq(users.id, id));
    expect(await invite(id)).toMatchObject({ status: 409, body: { code: 'customer_joined' } });
    expect((await invite(2_000_000_000)).status).toBe(404);
  });

  test('is not invited if built in or erased', async () => {
    const { id } = await server.newUser();
    await server.db.update(users).set({ builtIn: true }).where(eq(users.id, id));
    expect(await invite(id)).toMatchObject({ status: 403, body: { code: 'built_in' } });
    await server.db.update(users).set({ builtIn: false }).where(eq(users.id, id));
    await server.erase(id);
    expect(await invite(id)).toMatchObject({ status: 403, body: { code: 'user_erased' } });
  });
});

test('whoever has not confirmed the address may have fewer open reservations', async () => {
  const { id } = await server.newUser();
  const token = await newSession(server.db, id);
  const book = async (carId: number) => {
    const { status, body } = await server.call(createReservation, {
      token,
      query: { carId },
      body: times(40),
    });
    return [status, body.code ?? null, body.message];
  };
  expect(await book(1)).toEqual([201, null, english.bookings.created]);
  const message = english.reservations.addressUnconfirmed({ max: 1 });
  expect(await book(2)).toEqual([409, 'address_unconfirmed', message]);
  await server.db
    .update(users)
    .set({ emailConfirmedAt: sql`now()` })
    .where(eq(users.id, id));
  expect(await book(2)).toEqual([201, null, english.bookings.created]);
  expect((await book(3))[1]).toBe('too_many_reservations');
});
