import { beforeAll, describe, expect, test } from 'vitest';
import { getCounter } from '../../contract/counter/counter.ts';
import { setDrivers, setOwnDrivers } from '../../contract/counter/drivers.ts';
import { mergeCustomers } from '../../contract/office/customers.ts';
import { exportReservations } from '../../contract/office/exports.ts';
import { getReservationHistory } from '../../contract/office/history.ts';
import { eraseCustomer, getCustomerData, getOwnData } from '../../contract/office/own-data.ts';
import {
  getOwnReservation,
  listOwnReservations,
} from '../../contract/reservations/reservations.ts';
import { getReservation } from '../../contract/reservations/reservations-admin.ts';
import { versionHeader } from '../../contract/wire/endpoint.ts';
import { administrator, newCustomer, type Customer } from './actors.ts';
import { call, send } from './call.ts';
import { book, desk, full, refusal, type Booked } from './counter-desk.ts';

let admin: string;
let customer: Customer;
let rental: Booked;
beforeAll(async () => {
  admin = await administrator();
});

/** A rental that has just begun, of a new customer. */
async function begin() {
  customer = await newCustomer();
  rental = await book(admin, customer.id, [-2, 2]);
}

const jana = { name: 'Jana Fuchs', licenceClass: 'C1', licenceSeenOn: null };
const emre = { name: 'Emre Aydın', licenceClass: null, licenceSeenOn: '2026-11-02' };

const about = () => ({ params: { id: rental.id } });
const name = (drivers: unknown, token = customer.token) =>
  call(setOwnDrivers, { token, ...about(), body: { drivers } });
const nameAsAdmin = (drivers: unknown, headers = {}) =>
  call(setDrivers, { token: admin, ...about(), body: { drivers }, headers });
const own = async () =>
  (await call(getOwnReservation, { token: customer.token, ...about() })).body.drivers;
const stored = async () => (await call(getReservation, { token: admin, ...about() })).body.drivers;
/** Its row in a download. */
const exported = async () => {
  const path = `${exportReservations.path}?ids=${rental.id}&format=csv`;
  return (await send('GET', path, { token: admin })).text;
};

describe('customers name who drives', () => {
  test('of their own reservation, but not on which day a licence was seen', async () => {
    await begin();
    expect(await own()).toEqual([]);
    const { status, body } = await name([jana, emre, { name: '  Ali   Demir ' }]);
    expect([status, body.message]).toEqual([200, 'The drivers were saved']);
    const ali = { name: 'Ali   Demir', licenceClass: null, licenceSeenOn: null };
    expect(await own()).toEqual([jana, { ...emre, licenceSeenOn: null }, ali]);
    expect(await stored()).toEqual(await own());
  });

  test('and that day stays for who is named again', async () => {
    await begin();
    await nameAsAdmin([emre, { ...jana, licenceSeenOn: '2026-11-03' }]);
    await name([jana, { ...emre, licenceClass: 'B' }]);
    expect(await own()).toEqual([
      { ...jana, licenceSeenOn: '2026-11-03' },
      { ...emre, licenceClass: 'B', licenceSeenOn: null },
    ]);
  });

  test('until the hand-over, and nobody of others', async () => {
    await begin();
    expect(refusal(await name([jana], (await newCustomer()).token))).toEqual([
      404,
      'reservation_not_found',
    ]);
    await desk(admin, rental).handOver();
    expect(refusal(await name([jana]))).toEqual([409, 'handed_over']);
    await desk(admin, rental).takeBack();
    expect(refusal(await name([jana]))).toEqual([409, 'reservation_closed']);
    expect(await own()).toEqual([]);
  });
});

describe('administrators name who drives', () => {
  test('until it is closed, and only of what they have read', async () => {
    await begin();
    const { version } = (await call(getCounter, { token: admin, ...about() })).body;
    await name([jana]);
    const stale = await nameAsAdmin([emre], { [versionHeader]: `"${version}"` });
    expect(refusal(stale)).toEqual([412, 'changed_meanwhile']);
    const next = { [versionHeader]: `"${version + 1}"` };
    expect((await nameAsAdmin([emre], next)).body.counter!.version).toBe(version + 2);
    await desk(admin, rental).handOver();
    expect((await nameAsAdmin([emre, jana])).status).toBe(200);
    await desk(admin, rental).takeBack();
    expect(refusal(await nameAsAdmin([]))).toEqual([409, 'reservation_closed']);
    expect(await stored()).toEqual([emre, jana]);
  });

  test('at the hand-over, which otherwise leaves them', async () => {
    await begin();
    await name([jana]);
    await desk(admin, rental).handOver();
    expect(await stored()).toEqual([jana]);
    await desk(admin, rental).undo('hand-over');
    await desk(admin, rental).handOver({ ...full, drivers: [emre] });
    expect(await stored()).toEqual([emre]);
  });

  test.each([
    ['nobody in a list', 'Jana Fuchs'],
    ['a driver without a name', [{ name: ' ' }]],
    ['a class that there is not', [{ ...jana, licenceClass: 'X' }]],
    ['a day that there is not', [{ ...jana, licenceSeenOn: '2026-02-30' }]],
    ['a name that documents cannot show', [{ name: 'محمد' }]],
    ['eleven', Array.from({ length: 11 }, () => jana)],
  ])('but not %s', async (_, drivers) => {
    await begin();
    for (const { status, body } of [await name(drivers), await nameAsAdmin(drivers)]) {
      expect(status).toBe(400);
      expect(Object.keys(body.errors ?? {})[0]).toMatch(/^drivers/);
    }
    expect((await desk(admin, rental).handOver({ ...full, drivers })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe('who drives', () => {
  test('is told by own data, export and history, and not in lists', async () => {
    await begin();
    await name([jana, emre]);
    const { token } = customer;
    const { body } = await call(getOwnData, { token });
    expect(body.reservations[0]!.drivers.map(({ name: each }) => each)).toEqual([
      'Jana Fuchs',
      'Emre Aydın',
    ]);
    const list = await call(listOwnReservations, { token });
    expect((list.body as object[])[0]).not.toHaveProperty('drivers');
    expect(await exported()).toContain('Jana Fuchs, Emre Aydın');
    const history = await call(getReservationHistory, { token: admin, ...about() });
    expect(history.body[0]).toMatchObject({ action: 'changed', changes: { drivers: {} } });
    expect(JSON.stringify(history.body)).not.toContain('Fuchs');
  });

  test('moves with the reservation to another record of the customer', async () => {
    await begin();
    await name([jana]);
    const kept = await newCustomer();
    const body = { otherId: customer.id };
    await call(mergeCustomers, { token: admin, params: { id: kept.id }, body });
    expect(await stored()).toEqual([jana]);
  });

  test('is locked once the customer is erased', async () => {
    await begin();
    await name([jana]);
    await desk(admin, rental).handOver();
    await desk(admin, rental).takeBack();
    await call(eraseCustomer, { token: admin, params: { id: customer.id } });
    expect(await stored()).toEqual([]);
    expect(await exported()).not.toContain('Fuchs');
    const data = await call(getCustomerData, { token: admin, params: { id: customer.id } });
    expect(JSON.stringify(data.body)).not.toContain('Fuchs');
  });
});
