import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { cancelForCustomer } from '../../contract/counter/cancelling.ts';
import { addLine, getCounter, handOver, removeLine } from '../../contract/counter/counter.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import type { CallName } from '../../contract/calls.ts';
import { getDashboard } from '../../contract/office/dashboard.ts';
import { listKeys } from '../../contract/office/keys.ts';
import { searchAll } from '../../contract/office/search-all.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import { createCustomer, inviteCustomer } from '../../contract/office/customers.ts';
import {
  getReservation,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { currentUser, getUser, pageUsers } from '../../contract/users/users.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { keyRights, rights, type Role } from '../../contract/wire/rights.ts';
import { addressOf } from '../support/address.ts';
import { callsByName } from '../support/calls.ts';
import {
  form,
  newAdministrator,
  newApiKey,
  newColleague,
  newCustomer,
  unique,
  type Customer,
} from './actors.ts';
import { call, send, type Sent } from './call.ts';
import { book, full } from './counter-desk.ts';
import { requests } from './requests.ts';

let admin: Customer;
let counter: Customer;
let accounting: Customer;
let customer: Customer;
beforeAll(async () => {
  admin = await newAdministrator();
  counter = await newColleague('Counter');
  accounting = await newColleague('Accounting');
  customer = await newCustomer();
});

const make = async (endpoint: Endpoint, sent: Sent) => {
  const { status, body } = await call(endpoint, sent);
  return { status, code: (body as { code?: string }).code, body: body as Record<string, unknown> };
};

describe('fields of a user', () => {
  const edit = async (by: Customer, id: number, changed: object) => {
    const read = await call(getUser, { token: by.token, params: { id } });
    const { body } = read;
    return make(updateUser, { token: by.token, params: { id }, body: { ...body, ...changed } });
  };

  test('are taken by the counter as they were read, and contact data may change', async () => {
    expect((await edit(counter, customer.id, {})).status).toBe(200);
    expect((await edit(counter, customer.id, { address: 'Neue Straße 2' })).status).toBe(200);
  });

  test.each([
    { roles: ['Customer', 'Counter'] },
    { roles: ['Administrator'] },
    { password: 'Anderes-Wort-2!' },
    { email: `${unique('neu')}@example.com` },
  ])('%j is refused to the counter', async (changed) => {
    expect(await edit(counter, customer.id, changed)).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    expect((await edit(accounting, customer.id, changed)).status).toBe(403);
    const { body } = await call(getUser, { token: admin.token, params: { id: customer.id } });
    expect(body).toMatchObject({ roles: ['Customer'], email: customer.email });
  });

  test('a first address is theirs to note', async () => {
    const body = { ...form(), email: '' };
    const made = await make(createCustomer, { token: counter.token, body });
    const id = made.body.id as number;
    const email = `${unique('erste')}@example.com`;
    expect((await edit(counter, id, { email })).status).toBe(200);
    expect((await edit(counter, id, { email: `x${email}` })).status).toBe(403);
  });

  test('of who holds a right that the caller lacks nobody changes', async () => {
    for (const { id } of [admin, accounting]) {
      expect((await edit(counter, id, { address: 'Neue Straße 3' })).status).toBe(403);
      const invited = await make(inviteCustomer, { token: counter.token, params: { id } });
      expect(invited.status).toBe(403);
    }
    const colleague = await newColleague('Counter');
    expect((await edit(counter, colleague.id, { address: 'Neue Straße 4' })).status).toBe(200);
    expect((await edit(admin, colleague.id, { roles: ['Customer'] })).status).toBe(200);
  });

  test('notes are for who keeps the records', async () => {
    await edit(counter, customer.id, { note: 'Zahlt bar' });
    const noteFor = async (by: Customer) => {
      const { body } = await call(getUser, { token: by.token, params: { id: customer.id } });
      const query = { search: customer.email };
      const page = await call(pageUsers, { token: by.token, query });
      return [body.note, page.body.content[0]!.note];
    };
    expect(await noteFor(counter)).toEqual(['Zahlt bar', 'Zahlt bar']);
    expect(await noteFor(accounting)).toEqual([null, null]);
  });
});

describe('prices', () => {
  let id: number;
  beforeAll(async () => {
    id = (await book(admin.token, customer.id, [48, 60])).id;
  });
  const line = (by: Customer, body: object) =>
    make(addLine, {
      token: by.token,
      params: { id },
      body: { kind: 'discount', text: 'Stammkunde', ...body },
    });
  const idOf = ({ body }: Awaited<ReturnType<typeof line>>, kind: string) =>
    (body.counter as { lines: { id: number; kind: string }[] }).lines.find(
      (added) => added.kind === kind,
    )!.id;
  const remove = (by: Customer, lineId: number) =>
    make(removeLine, { token: by.token, params: { id, lineId } });

  test('are lowered by the counter in percent, together up to the limit', async () => {
    const limited = { status: 403, code: 'discount_too_high' };
    expect(await line(counter, { percent: 10.01 })).toMatchObject(limited);
    expect(await line(counter, { amount: 0.01 })).toMatchObject(limited);
    expect((await line(counter, { percent: 6 })).status).toBe(200);
    const second = await line(counter, { percent: 4 });
    expect(second.status).toBe(200);
    expect(await line(counter, { percent: 0.01 })).toMatchObject(limited);
    expect((await line(admin, { amount: 1, text: 'Kulanz' })).status).toBe(200);
    expect((await remove(counter, idOf(second, 'discount'))).status).toBe(200);
  });

  test('what is charged the counter adds and does not waive', async () => {
    const charged = await line(counter, { kind: 'cleaning', amount: 20, text: 'Innen' });
    expect(charged.status).toBe(200);
    const lineId = idOf(charged, 'cleaning');
    expect((await remove(counter, lineId)).status).toBe(403);
    expect((await remove(admin, lineId)).status).toBe(200);
  });

  test('by hand are set within the limit, and taken unchanged beyond', async () => {
    const other = (await book(admin.token, customer.id, [48, 60])).id;
    const { body: read } = await call(getReservation, {
      token: admin.token,
      params: { id: other },
    });
    const { car, status, pickUpTime, dropOffTime, pickUpLocation, dropOffLocation } = read;
    const body = { status, pickUpTime, dropOffTime, pickUpLocation, dropOffLocation };
    const query = { carId: car!.id, reservationId: other };
    const set = async (by: Customer, changed: object) =>
      (await make(updateReservation, { token: by.token, query, body: { ...body, ...changed } }))
        .status;
    const percent = (amount: number) => ({ adjustment: { percent: amount, text: 'Stammkunde' } });
    expect(await set(counter, percent(10))).toBe(200);
    expect(await set(counter, percent(11))).toBe(403);
    expect(await set(counter, { adjustment: { amount: -1, text: 'Kulanz' } })).toBe(403);
    expect(await set(counter, { allowFree: true })).toBe(403);
    expect(await set(admin, percent(50))).toBe(200);
    expect(await set(counter, percent(50))).toBe(200);
    expect(await set(counter, {})).toBe(200);
    expect(await set(accounting, {})).toBe(403);
  });
});

describe('payments', () => {
  const payment = (kind: string, more: object = {}) => ({
    id: randomUUID(),
    kind,
    method: 'card',
    amount: 1,
    note: '',
    ...more,
  });
  let id: number;
  beforeAll(async () => {
    id = (await book(admin.token, customer.id, [48, 60])).id;
  });
  const note = async (by: Customer, body: object) =>
    (await make(addPayment, { token: by.token, params: { id }, body })).status;

  test('are noted at the counter, money back and a kept deposit are not', async () => {
    expect(await note(counter, payment('payment'))).toBe(200);
    expect(await note(counter, payment('deposit_taken'))).toBe(200);
    for (const kind of ['refund', 'deposit_kept']) {
      expect(await note(counter, payment(kind))).toBe(403);
      const further = [payment(kind)];
      expect(await note(counter, payment('payment', { further }))).toBe(403);
    }
    expect(await note(counter, payment('deposit_returned'))).toBe(200);
    expect(await note(accounting, payment('refund'))).toBe(200);
  });
});

test('accounting sees money, and neither notes, damages nor messages', async () => {
  const id = (await book(admin.token, customer.id, [-1, 6])).id;
  const found = { id: randomUUID(), place: 'front', note: 'Kratzer' };
  const body = { ...full, note: 'Eilig', damages: [found] };
  const handed = await make(handOver, { token: counter.token, params: { id }, body });
  expect(handed.status).toBe(200);
  const seen = async (by: Customer) => {
    const { body } = await call(getCounter, { token: by.token, params: { id } });
    return [body.handOver!.note, body.damages.length, body.handOver!.mileageKm];
  };
  expect(await seen(counter)).toEqual(['Eilig', 1, 20_000]);
  expect(await seen(accounting)).toEqual(['', 0, 20_000]);

  const { id: cancelled } = await book(admin.token, customer.id, [96, 99]);
  const because = { reason: 'Betrunken', tell: false };
  await make(cancelForCustomer, { token: counter.token, params: { id: cancelled }, body: because });
  const reasonFor = async ({ token }: Customer) =>
    (await call(getCounter, { token, params: { id: cancelled } })).body.cancelledBecause;
  expect([await reasonFor(counter), await reasonFor(accounting)]).toEqual(['Betrunken', null]);

  const subject = unique('Nachricht');
  const message = { name: 'Erika', subject, body: 'Wann haben Sie geöffnet?' };
  await call(sendMessage, { body: { ...message, email: 'erika@example.com' } });
  const messagesFor = async (by: Customer) => {
    const all = await call(searchAll, { token: by.token, query: { q: subject } });
    const { body } = await call(getDashboard, { token: by.token });
    return [all.body.messages.rows.length, body.today.messages > 0, Boolean(body.revenue)];
  };
  expect(await messagesFor(counter)).toEqual([1, true, false]);
  expect(await messagesFor(accounting)).toEqual([0, false, true]);
});

/** Which end the account that calls. */
const ends = new Set<CallName>(['logout', 'eraseAccount', 'changePassword', 'endSession']);

test.each<Role>(['Customer', 'Counter', 'Accounting'])(
  '%s gains no role by any call',
  { timeout: 120_000 },
  async (role) => {
    const me = role === 'Customer' ? await newCustomer() : await newColleague(role);
    const person = { ...me, password: undefined, token: undefined };
    const wanted = { roles: ['Administrator'], role: 'Administrator', builtIn: true };
    for (const [name, endpoint] of Object.entries(callsByName) as [CallName, Endpoint][]) {
      if (ends.has(name) || endpoint.method === 'GET') continue;
      const request = await requests[name]({ admin, customer: me }, me);
      const own = request.params && 'id' in request.params ? { id: me.id } : {};
      const body =
        request.body instanceof FormData
          ? request.body
          : { ...person, ...(request.body as object), ...wanted };
      const sent = { ...request, params: { ...request.params, ...own }, body, token: me.token };
      await send(endpoint.method, addressOf(endpoint, sent as Sent), sent as Sent);
      const { status, body: now } = await call(currentUser, { token: me.token });
      expect([name, status, now.roles]).toEqual([name, 200, me.roles]);
    }
  },
);

test(
  'an API key with all rights that it may have gains none by any call',
  { timeout: 120_000 },
  async () => {
    const maker = await newAdministrator();
    const key = await newApiKey(maker.token, keyRights);
    const wanted = {
      roles: ['Administrator'],
      role: 'Administrator',
      rights,
      password: 'Neues-Wort-3!',
    };
    for (const [name, endpoint] of Object.entries(callsByName) as [CallName, Endpoint][]) {
      if (endpoint.method === 'GET' || endpoint.auth === 'none') continue;
      const me = { ...customer, token: key };
      const request = await requests[name]({ admin, customer }, { ...customer });
      const own = request.params && 'id' in request.params ? { id: me.id } : {};
      const body =
        request.body instanceof FormData
          ? request.body
          : { ...form(), ...(request.body as object), ...wanted };
      for (const params of [request.params, { ...request.params, ...own }]) {
        const sent = { ...request, params, body, token: key } as Sent;
        await send(endpoint.method, addressOf(endpoint, sent), sent);
      }
      const { body: now } = await call(getUser, { token: maker.token, params: { id: me.id } });
      expect([name, now.roles, now.email]).toEqual([name, ['Customer'], customer.email]);
    }
    expect(await call(currentUser, { token: customer.token })).toMatchObject({ status: 200 });
    const { body: all } = await call(listKeys, { token: maker.token });
    const own = all.filter(({ by }) => by.id === maker.id);
    expect([own.length, own[0]?.rights]).toEqual([1, keyRights]);
  },
);
