import { beforeAll, describe, expect, test } from 'vitest';
import { getCounter } from '../../contract/counter/counter.ts';
import {
  setOrderReference,
  setOwnOrderReference,
} from '../../contract/counter/order-references.ts';
import { exportReservations } from '../../contract/office/exports.ts';
import { eraseCustomer } from '../../contract/office/own-data.ts';
import { createReservation, getOwnReservation } from '../../contract/reservations/reservations.ts';
import {
  createReservationFor,
  getReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { versionHeader } from '../../contract/wire/endpoint.ts';
import { administrator, newCustomer, newVehicle, times } from './actors.ts';
import { call, send } from './call.ts';
import { book, desk, refusal } from './counter-desk.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

describe('what the invoice is to name', () => {
  const reference = { orderNumber: '4500012345', costCentre: 'Bau 7' };
  const ownOf = async (token: string, id: number) =>
    (await call(getOwnReservation, { token, params: { id } })).body;

  test('is said with a booking, by customers and for them', async () => {
    const { token, id: userId } = await newCustomer();
    const own = await call(createReservation, {
      token,
      query: { carId: await newVehicle(admin) },
      body: { ...times(40), ...reference },
    });
    expect(await ownOf(token, own.body.reservation!.id!)).toMatchObject(reference);
    const theirs = await call(createReservationFor, {
      token: admin,
      query: { carId: await newVehicle(admin), userId },
      body: { ...times(41), orderNumber: ' 12 ', costCentre: '' },
    });
    expect(await ownOf(token, theirs.body.reservation!.id!)).toMatchObject({
      orderNumber: '12',
      costCentre: null,
    });
  });

  test('is changed later, too, even once the rental is over', async () => {
    const { token, id: userId } = await newCustomer();
    const rental = await book(admin, userId, [-2, 2]);
    const about = { params: { id: rental.id } };
    expect(await ownOf(token, rental.id)).toMatchObject({ orderNumber: null, costCentre: null });
    await desk(admin, rental).handOver();
    await desk(admin, rental).takeBack();
    const { status } = await call(setOwnOrderReference, { token, ...about, body: reference });
    expect([status, await ownOf(token, rental.id)]).toMatchObject([200, reference]);
    const { version } = (await call(getCounter, { token: admin, ...about })).body;
    const edit = (by: number) =>
      call(setOrderReference, {
        token: admin,
        ...about,
        body: { orderNumber: '7' },
        headers: { [versionHeader]: `"${by}"` },
      });
    expect(refusal(await edit(version - 1))).toEqual([412, 'changed_meanwhile']);
    expect((await edit(version)).body.counter!.version).toBe(version + 1);
    const { body } = await call(getReservation, { token: admin, ...about });
    expect(body).toMatchObject({ orderNumber: '7', costCentre: null });
  });

  test('is not said for others, not by strangers, and not in any text', async () => {
    const [owner, stranger] = [await newCustomer(), await newCustomer()];
    const { id } = await book(admin, owner.id, [48, 50]);
    const set = (token: string | undefined, body: object = reference) =>
      call(setOwnOrderReference, { ...(token && { token }), params: { id }, body });
    expect(refusal(await set(stranger.token))).toEqual([404, 'reservation_not_found']);
    expect((await set(undefined)).status).toBe(401);
    const asStaff = { token: owner.token, params: { id }, body: reference };
    expect((await call(setOrderReference, asStaff)).status).toBe(403);
    for (const orderNumber of ['x'.repeat(51), 7, 'محمد']) {
      const { status, body } = await set(owner.token, { orderNumber });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['orderNumber']]);
    }
    expect(await ownOf(owner.token, id)).toMatchObject({ orderNumber: null });
  });

  test('is exported with the address, and stays with a receipt', async () => {
    const { token: _, ...customer } = await newCustomer();
    const body = { ...customer, companyName: 'Quadrat GmbH', city: 'Mannheim' };
    await call(updateUser, { token: admin, params: { id: customer.id }, body });
    const rental = await book(admin, customer.id, [-2, 2]);
    const about = { params: { id: rental.id } };
    await call(setOrderReference, { token: admin, ...about, body: reference });
    await desk(admin, rental).handOver();
    await desk(admin, rental).takeBack();
    const path = `${exportReservations.path}?ids=${rental.id}&format=csv`;
    const exported = async () =>
      (await send('GET', path, { token: admin, headers: { 'accept-language': 'de' } })).text;
    for (const cell of ['Musterstraße 1, 12345 Mannheim', '4500012345', 'Bau 7'])
      expect(await exported()).toContain(cell);
    await call(eraseCustomer, { token: admin, params: { id: customer.id } });
    const left = await exported();
    expect(left).toContain('Quadrat GmbH, Erika Mustermann');
    expect(left).toContain('Musterstraße 1, 12345 Mannheim');
    const closed = await call(setOrderReference, { token: admin, ...about, body: {} });
    expect(refusal(closed)).toEqual([403, 'user_erased']);
  });
});
