import { beforeAll, describe, expect, test } from 'vitest';
import { pageHistory } from '../../contract/office/history.ts';
import { getCustomerData, getOwnData } from '../../contract/office/own-data.ts';
import {
  cancelReservation,
  changeReservation,
  createReservation,
  previewChange,
} from '../../contract/reservations/reservations.ts';
import {
  createReservationFor,
  pageReservations,
} from '../../contract/reservations/reservations-admin.ts';
import { searchAll } from '../../contract/office/search-all.ts';
import { currentUser, getUser, pageUsers } from '../../contract/users/users.ts';
import { updateProfile, updateUser } from '../../contract/users/user-edit.ts';
import { administrator, inDays, newCustomer, newVehicle, times, type Customer } from './actors.ts';
import { call } from './call.ts';
import { book, desk, full, inHours, refusal } from './counter-desk.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

const person = ({ firstName, lastName, email, phoneNumber, address, zipCode }: Customer) => ({
  firstName,
  lastName,
  email,
  phoneNumber,
  address,
  zipCode,
  roles: ['Customer'],
});
const read = async ({ id }: Customer) =>
  (await call(getUser, { token: admin, params: { id } })).body;
const write = (customer: Customer, changed: object) =>
  call(updateUser, {
    token: admin,
    params: { id: customer.id },
    body: { ...person(customer), ...changed },
  });
const nothing = { note: null, blocked: false, licenceSeenOn: null, licenceClass: null };
const known = {
  note: 'Zahlt immer bar.\nKommt mit Hund.',
  blocked: true,
  licenceSeenOn: '2026-03-29',
  licenceClass: 'BE',
};

describe('what only administrators know of a customer', () => {
  test('is stored, stays where it is left out, and goes', async () => {
    const customer = await newCustomer();
    expect(await read(customer)).toMatchObject(nothing);
    expect((await write(customer, known)).status).toBe(200);
    expect(await read(customer)).toMatchObject(known);
    await write(customer, { lastName: 'Neu', blocked: null });
    expect(await read(customer)).toMatchObject({ ...known, lastName: 'Neu' });
    // As clients do that put back what they read.
    expect((await write(customer, await read(customer))).status).toBe(200);
    await write(customer, { note: ' ', blocked: false, licenceSeenOn: '', licenceClass: null });
    expect(await read(customer)).toMatchObject(nothing);
  });

  test('is neither told to the customer nor changed by them', async () => {
    const customer = await newCustomer();
    await write(customer, known);
    const { token } = customer;
    const { body: own } = await call(getOwnData, { token });
    expect(own.user.licenceClass).toBe(known.licenceClass);
    for (const told of [(await call(currentUser, { token })).body, own.user])
      expect(Object.keys(told)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/note|blocked|licenceSeen|merged/)]),
      );
    const body = { ...person(customer), note: 'Meine', blocked: false, licenceSeenOn: null };
    expect((await call(updateProfile, { token, body })).status).toBe(200);
    expect(await read(customer)).toMatchObject(known);
    const params = { id: customer.id };
    const { body: data } = await call(getCustomerData, { token: admin, params });
    expect(data.user).toMatchObject(known);
  });

  test.each([
    ['note', 'x'.repeat(2001), 'too_long'],
    ['note', 'a\u0000b', 'bad_characters'],
    ['note', 7, 'invalid'],
    ['blocked', 'yes', 'invalid'],
    ['licenceSeenOn', '2026-02-30', 'invalid'],
    ['licenceSeenOn', inDays(2).slice(0, 10), 'in_future'],
    ['licenceClass', 'Z', 'unknown_choice'],
  ])('is refused with a wrong %s', async (field, value, code) => {
    const customer = await newCustomer();
    const { status, body } = await write(customer, { [field]: value });
    expect([status, Object.keys(body.codes ?? {})]).toEqual([400, [field]]);
    // A choice between kinds of values has no code of its own.
    expect([code, 'invalid']).toContain(body.codes?.[field]);
    expect(await read(customer)).toMatchObject(nothing);
  });
});

test('a customer tells the class of their driving licence, and takes it back', async () => {
  const customer = await newCustomer();
  const { token } = customer;
  const own = async () => (await call(currentUser, { token })).body.licenceClass;
  const put = (licenceClass?: unknown) =>
    call(updateProfile, { token, body: { ...person(customer), licenceClass } });
  expect(await own()).toBeNull();
  expect((await put('C1')).status).toBe(200);
  expect(await own()).toBe('C1');
  // Clients that do not know it leave it as it is, as do those that put back what they read.
  for (const left of [undefined, 'C1']) await put(left);
  expect(await own()).toBe('C1');
  expect((await read(customer)).licenceClass).toBe('C1');
  expect((await put('Z')).status).toBe(400);
  await put('');
  expect(await own()).toBeNull();
});

test('a licence that was seen is asked for again when the customer tells another class or name', async () => {
  const customer = await newCustomer();
  await write(customer, known);
  const put = (licenceClass: string) =>
    call(updateProfile, { token: customer.token, body: { ...person(customer), licenceClass } });
  await put(known.licenceClass);
  expect((await read(customer)).licenceSeenOn).toBe(known.licenceSeenOn);
  await put('CE');
  expect(await read(customer)).toMatchObject({ licenceClass: 'CE', licenceSeenOn: null });
  await write(customer, known);
  const body = { ...person(customer), lastName: 'Ganz-Anders' };
  await call(updateProfile, { token: customer.token, body });
  expect((await read(customer)).licenceSeenOn).toBeNull();
});

describe('a blocked customer', () => {
  test('cannot book, but an administrator can for them', async () => {
    const customer = await newCustomer();
    await write(customer, { blocked: true });
    const { token, id: userId } = customer;
    const carId = await newVehicle(admin);
    const refused = await call(createReservation, { token, query: { carId }, body: times(40) });
    expect(refusal(refused)).toEqual([409, 'customer_blocked']);
    expect(refused.body.message).toMatch(
      /^You cannot book online at present\. Please call us: \+49 [\d ]+$/,
    );
    const query = { carId, userId };
    const booked = await call(createReservationFor, { token: admin, query, body: times(40) });
    expect(booked.status).toBe(201);
    await write(customer, { blocked: false });
    expect(
      (await call(createReservation, { token, query: { carId }, body: times(41) })).status,
    ).toBe(201);
  });

  test('gets no more time, but may take less and cancel', async () => {
    const customer = await newCustomer();
    const { token, id: userId } = customer;
    const query = { carId: await newVehicle(admin), userId };
    const { body } = await call(createReservationFor, { token: admin, query, body: times(40) });
    await write(customer, { blocked: true });
    const params = { id: body.reservation!.id! };
    const change = (from: string, to: string) =>
      call(changeReservation, { token, params, body: times(40, from, to) });
    const preview = (from: string, to: string) =>
      call(previewChange, {
        token,
        params,
        query: { pickUpDateTime: inDays(40, from), dropOffDateTime: inDays(40, to) },
      });
    for (const [from, to] of [
      ['10:00', '13:00'],
      ['09:00', '12:00'],
      ['11:00', '13:00'],
    ] as const) {
      expect(refusal(await change(from, to))).toEqual([409, 'customer_blocked']);
      expect(refusal(await preview(from, to))).toEqual([409, 'customer_blocked']);
    }
    expect((await preview('10:30', '12:00')).status).toBe(200);
    expect((await change('10:30', '12:00')).status).toBe(200);
    expect((await call(cancelReservation, { token, params })).status).toBe(200);
  });

  test('is marked where administrators look, and the history tells who did it', async () => {
    const customer = await newCustomer();
    await write(customer, { blocked: true });
    const { id, email } = customer;
    await book(admin, id, [48, 50]);
    const query = { search: email };
    const { body: rows } = await call(pageReservations, { token: admin, query });
    expect(rows.content).toMatchObject([{ customerBlocked: true }]);
    const { body: users } = await call(pageUsers, { token: admin, query });
    expect(users.content).toMatchObject([{ id, blocked: true }]);
    const { body: found } = await call(searchAll, { token: admin, query: { q: email } });
    expect(found.customers.rows).toMatchObject([{ id, blocked: true }]);
    const { body: history } = await call(pageHistory, {
      token: admin,
      query: { kind: 'user', size: 1000 },
    });
    expect(history.content.find(({ subjectId }) => subjectId === id)).toMatchObject({
      kind: 'user',
      action: 'changed',
      changes: { blocked: { from: false, to: true } },
    });
  });
});

describe('a hand-over', () => {
  const seenOn = async (customer: Customer) => (await read(customer)).licenceSeenOn;

  test('says when the licence was seen', async () => {
    const customer = await newCustomer();
    const rental = await book(admin, customer.id, [-30, 4]);
    const at = inHours(-26);
    const { body } = await desk(admin, rental).handOver({ ...full, at, licenceSeen: true });
    expect(body.counter!.handOver?.licenceSeen).toBe(true);
    expect(await seenOn(customer)).toBe(at.slice(0, 10));
  });

  test.each([
    [false, false],
    [null, null],
    [undefined, false],
  ])('does not, where it was not: %j', async (licenceSeen, answer) => {
    const customer = await newCustomer();
    const rental = await book(admin, customer.id, [-1, 4]);
    const { body } = await desk(admin, rental).handOver({ ...full, licenceSeen });
    expect(body.counter!.handOver?.licenceSeen).toBe(answer);
    expect(await seenOn(customer)).toBeNull();
  });

  test('never puts back a later day', async () => {
    const customer = await newCustomer();
    const today = inDays(0).slice(0, 10);
    await write(customer, { licenceSeenOn: today });
    const rental = await book(admin, customer.id, [-60, 4]);
    await desk(admin, rental).handOver({ ...full, at: inHours(-50), licenceSeen: true });
    expect(await seenOn(customer)).toBe(today);
  });
});
