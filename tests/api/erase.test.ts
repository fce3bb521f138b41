import { beforeAll, describe, expect, test } from 'vitest';
import { login } from '../../contract/users/auth.ts';
import { register } from '../../contract/users/registration.ts';
import {
  eraseAccount,
  eraseCustomer,
  getCustomerData,
  getOwnData,
} from '../../contract/office/own-data.ts';
import { getDocument, listDocuments } from '../../contract/counter/documents.ts';
import { createReservation } from '../../contract/reservations/reservations.ts';
import {
  createReservationFor,
  deleteReservation,
  getReservation,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { getTimeline } from '../../contract/reservations/timeline.ts';
import { currentUser, deleteUser, getUser, pageUsers } from '../../contract/users/users.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import {
  administrator,
  form,
  inDays,
  newAdministrator,
  newColleague,
  newCustomer,
  newVehicle,
  password,
  times,
  tokenOf,
  unique,
  type Customer,
} from './actors.ts';
import { call } from './call.ts';
import { english } from '../support/english.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

const eraseOwn = ({ token }: Customer, secret = password) =>
  call(eraseAccount, { token, body: { password: secret } });
const eraseAs = (token: string, id: number) => call(eraseCustomer, { token, params: { id } });
const stored = (id: number) => call(getUser, { token: admin, params: { id } });

/** Books a rental of today in two months, or of another day, for a customer. */
async function rental({ id: userId }: Customer, model = unique('Löschwagen'), day = 60) {
  const carId = await newVehicle(admin, { model });
  const query = { carId, userId };
  const { body } = await call(createReservationFor, { token: admin, query, body: times(day) });
  const id = body.reservation!.id!;
  const set = (status: string) =>
    call(updateReservation, {
      token: admin,
      query: { carId, reservationId: id },
      body: { ...times(day), status },
    });
  return { id, carId, model, set };
}

/** A customer with a cancelled rental, whose row is therefore kept. */
async function formerCustomer() {
  const customer = await newCustomer();
  const { set, ...made } = await rental(customer);
  expect((await set('CANCELLED')).status).toBe(200);
  return { ...customer, reservation: { ...made, set } };
}

const emptied = (id: number) => ({
  id,
  firstName: '',
  lastName: '',
  phoneNumber: '',
  address: '',
  zipCode: '',
  latinName: null,
  city: null,
  country: null,
  companyName: null,
  vatId: null,
  leitwegId: null,
  invoiceEmail: null,
  language: null,
  email: `erased-${id}@invalid`,
  builtIn: false,
  roles: ['Customer'],
  emailConfirmed: false,
  pendingEmail: null,
  erased: true,
  note: null,
  blocked: false,
  trusted: false,
  licenceSeenOn: null,
  licenceClass: null,
  mergedInto: null,
});

describe('a customer who erases the own account', () => {
  test('is gone without reservations', async () => {
    const customer = await newCustomer();
    const { status, body } = await eraseOwn(customer);
    expect([status, body]).toEqual([
      200,
      { success: true, message: english.users.accountErased, contactMessages: 0 },
    ]);
    expect((await stored(customer.id)).status).toBe(404);
    expect((await call(currentUser, { token: customer.token })).status).toBe(401);
    expect((await call(register, { body: { ...form(), email: customer.email } })).status).toBe(201);
  });

  test('leaves an empty row to the reservations', async () => {
    const customer = await formerCustomer();
    const other = await tokenOf(customer.email);
    expect((await eraseOwn(customer)).status).toBe(200);
    expect((await stored(customer.id)).body).toEqual(emptied(customer.id));
    for (const token of [customer.token, other])
      expect((await call(currentUser, { token })).status).toBe(401);
    const credentials = { email: customer.email, password };
    expect((await call(login, { body: credentials })).status).toBe(401);
    const params = { id: customer.reservation.id };
    const { body } = await call(getReservation, { token: admin, params });
    expect(body).toMatchObject({ userId: customer.id, customerErased: true });
  });

  test('has to bring the vehicle back first', async () => {
    const customer = await newCustomer();
    const { set } = await rental(customer, undefined, -3);
    const { status, body } = await eraseOwn(customer);
    expect([status, body]).toMatchObject([
      409,
      { code: 'open_rentals', message: english.users.openRentals },
    ]);
    expect((await call(currentUser, customer)).body).toMatchObject({ email: customer.email });
    await set('DONE');
    expect((await eraseOwn(customer)).status).toBe(200);
  });

  test.each([
    ['Falsch-Wort-1!', 'wrong_password', english.users.passwordWrong],
    ['', 'required', english.auth.password],
    [undefined, 'required', english.auth.password],
    [7, 'invalid', english.auth.password],
  ])('needs the password, not %j', async (secret, code, message) => {
    const customer = await newCustomer();
    const { status, body } = await call(eraseAccount, {
      token: customer.token,
      body: { password: secret },
    });
    expect([status, body]).toMatchObject([
      400,
      { message, code, errors: { password: message }, codes: { password: code } },
    ]);
    expect((await call(eraseAccount, { token: customer.token })).status).toBe(400);
    expect((await call(currentUser, customer)).status).toBe(200);
  });

  test('does it once', async () => {
    const customer = await newCustomer();
    const answers = await Promise.all([1, 2, 3].map(() => eraseOwn(customer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is not a built-in one', async () => {
    const { ADMIN_PASSWORD = 'Fuhrpark-Demo-1!' } = process.env;
    const answer = await call(eraseAccount, { token: admin, body: { password: ADMIN_PASSWORD } });
    expect([answer.status, answer.body.code]).toEqual([403, 'built_in']);
  });
});

describe('an administrator', () => {
  test('erases a customer, who can be neither changed, deleted nor booked for', async () => {
    const customer = await formerCustomer();
    const { status, body } = await eraseAs(admin, customer.id);
    expect([status, body.message]).toEqual([200, english.users.dataErased]);
    expect((await stored(customer.id)).body).toEqual(emptied(customer.id));
    const params = { id: customer.id };
    for (const answer of [
      await eraseAs(admin, customer.id),
      await call(updateUser, { token: admin, params, body: customer }),
      await call(deleteUser, { token: admin, params }),
      await call(getCustomerData, { token: admin, params }),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'user_erased']);
    const query = { userId: customer.id, carId: customer.reservation.carId };
    const booked = await call(createReservationFor, { token: admin, query, body: times(70) });
    expect([booked.status, booked.body.code]).toEqual([404, 'user_not_found']);
  });

  test('erases the own account only with its password', async () => {
    const { token, id } = await newAdministrator();
    const answer = await eraseAs(token, id);
    expect([answer.status, answer.body]).toMatchObject([
      403,
      { code: 'own_account', message: english.users.ownAccount },
    ]);
  });

  test('cannot delete an erased customer’s reservation', async () => {
    const customer = await formerCustomer();
    await eraseAs(admin, customer.id);
    const params = { id: customer.reservation.id };
    const answer = await call(deleteReservation, { token: admin, params });
    expect([answer.status, answer.body.code]).toEqual([403, 'user_erased']);
    expect((await call(getReservation, { token: admin, params })).status).toBe(200);
  });

  test('alone sees the papers of an erased customer, not the counter', async () => {
    const customer = await formerCustomer();
    await eraseAs(admin, customer.id);
    const counter = (await newColleague('Counter')).token;
    const params = { id: customer.reservation.id };
    const listed = async (token: string) => (await call(listDocuments, { token, params })).status;
    expect(await listed(counter)).toBe(404);
    const contract = { ...params, kind: 'contract' };
    expect((await call(getDocument, { token: counter, params: contract })).status).toBe(404);
    expect(await listed(admin)).toBe(200);
  });

  test('cannot open an erased customer’s reservation again', async () => {
    const customer = await formerCustomer();
    await eraseAs(admin, customer.id);
    const answer = await customer.reservation.set('CREATED');
    expect([answer.status, answer.body]).toMatchObject([
      403,
      { code: 'user_erased', message: english.reservations.customerErased },
    ]);
  });

  test('is told of open rentals, unknown users and built-in ones', async () => {
    const customer = await newCustomer();
    await rental(customer);
    const open = await eraseAs(admin, customer.id);
    expect([open.status, open.body.code]).toEqual([409, 'open_rentals']);
    const unknown = await eraseAs(admin, 2_000_000_000);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'user_not_found']);
    const { body: me } = await call(currentUser, { token: admin });
    const builtIn = await eraseAs((await newAdministrator()).token, me.id);
    expect([builtIn.status, builtIn.body.code]).toEqual([403, 'built_in']);
  });

  test('can be erased by another one', async () => {
    const other = await newAdministrator();
    const { set } = await rental(other);
    await set('CANCELLED');
    expect((await eraseAs(admin, other.id)).status).toBe(200);
    expect((await stored(other.id)).body).toEqual(emptied(other.id));
  });

  test('finds erased users, or leaves them out', async () => {
    const customer = await formerCustomer();
    await eraseAs(admin, customer.id);
    const search = `erased-${customer.id}@invalid`;
    const found = async (query: Record<string, string>) =>
      (await call(pageUsers, { token: admin, query })).body.content?.map(({ id }) => id);
    expect(await found({ search })).toEqual([customer.id]);
    expect(await found({ search, erased: 'true' })).toEqual([customer.id]);
    expect(await found({ search, erased: 'false' })).toEqual([]);
    const wrong = await call(pageUsers, { token: admin, query: { erased: 'maybe' } });
    expect([wrong.status, wrong.body.message]).toEqual([400, english.users.whetherErased]);
  });

  test('sees no name on the timeline', async () => {
    const customer = await newCustomer();
    const { id, set, model } = await rental(customer, undefined, -2);
    await set('DONE');
    await eraseAs(admin, customer.id);
    const day = inDays(-2).slice(0, 10);
    const query = { from: day, until: day, search: model };
    const { body } = await call(getTimeline, { token: admin, query });
    expect(body.content[0]?.reservations).toMatchObject([{ id, customer: '' }]);
  });
});

test('a reservation keeps name and address as at booking, which own data tells', async () => {
  const customer = await newCustomer();
  const { id, email, token } = customer;
  const body = { ...form(), email, roles: ['Customer'], companyName: 'Muster GmbH', password: '' };
  const carId = await newVehicle(admin);
  await call(createReservation, { token, query: { carId }, body: times(61) });
  await call(updateUser, { token: admin, params: { id }, body: { ...body, lastName: 'Neu' } });
  await call(createReservation, { token, query: { carId }, body: times(62) });
  const { body: data } = await call(getOwnData, { token });
  const address = { customerAddress: 'Musterstraße 1', customerZipCode: '12345' };
  expect(data.reservations).toMatchObject([
    { customerName: 'Erika Mustermann', customerCompany: null, ...address },
    { customerName: 'Erika Neu', customerCompany: 'Muster GmbH', ...address },
  ]);
});
