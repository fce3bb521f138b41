import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBlock, deleteBlock, updateBlock } from '../../contract/vehicles/blocks.ts';
import { deletePhoto } from '../../contract/counter/condition-photos.ts';
import {
  addLine,
  handOver,
  recordNoShow,
  removeLine,
  takeBack,
  undoCounterStep,
  type Counter,
} from '../../contract/counter/counter.ts';
import {
  getVehicleHistory,
  pageHistory,
  type AnyHistoryEntry,
} from '../../contract/office/history.ts';
import { deleteImage } from '../../contract/vehicles/images.ts';
import { eraseAccount, eraseCustomer } from '../../contract/office/own-data.ts';
import { addPayment, removePayment } from '../../contract/counter/payments.ts';
import {
  deleteReservation,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import {
  cancelReservation,
  changeReservation,
  createReservation,
} from '../../contract/reservations/reservations.ts';
import { deleteUser } from '../../contract/users/users.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { changePrices } from '../../contract/vehicles/vehicle-prices.ts';
import { deleteVehicle } from '../../contract/vehicles/vehicles.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { facts, form, inDays, password, times } from './actors.ts';
import { full, inHours } from './counter-desk.ts';
import { historyDesk, type Person } from './history-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let desk: ReturnType<typeof historyDesk>;
let anna: Person;
let ben: Person;
let customer: Person;
beforeAll(async () => {
  server = await startOwnServer();
  desk = historyDesk(server);
  anna = await desk.administrator('Anna');
  ben = await desk.administrator('Ben');
  customer = await desk.person();
});
afterAll(() => server.close());

const annaAdmin = () => ({ id: anna.id, name: 'Anna Admin', key: null });
const benAdmin = () => ({ id: ben.id, name: 'Ben Admin', key: null });
const erika = () => ({ id: customer.id, name: 'Erika Mustermann' });

/** A reservation by Anna of a new vehicle. */
const booked = async (hours: [number, number]) =>
  desk.book(anna, customer.id, await desk.newVehicle(anna), hours);
const byBen = (id: number, body: object = {}) => ({ token: ben.token, params: { id }, body });
const newest = async (id: number) => (await desk.of(anna, id))[0];

describe('of a reservation', () => {
  test('a customer’s own booking, change and cancellation', async () => {
    const { token } = customer;
    const carId = await desk.newVehicle(anna);
    const made = await desk.make(createReservation, { token, query: { carId }, body: times(30) });
    const { id } = made.reservation as { id: number };
    await desk.make(changeReservation, { token, params: { id }, body: times(31) });
    await desk.make(cancelReservation, { token, params: { id } });
    const entries = await desk.of(anna, id);
    expect(entries).toMatchObject([
      { by: erika(), action: 'changed', changes: { status: { from: 'CREATED', to: 'CANCELLED' } } },
      {
        by: erika(),
        action: 'changed',
        changes: {
          pickUpTime: { from: inDays(30), to: inDays(31) },
          dropOffTime: { from: inDays(30, '12:00'), to: inDays(31, '12:00') },
        },
      },
      { by: erika(), action: 'created', changes: {} },
    ]);
    expect(Object.keys(entries[1]!.changes).toSorted()).toEqual(['dropOffTime', 'pickUpTime']);
  });

  test('an administrator’s booking and edit, of places only that they changed', async () => {
    const id = await booked([24 * 40, 24 * 40 + 2]);
    expect(await desk.of(anna, id)).toMatchObject([{ by: annaAdmin(), action: 'created' }]);
    const carId = await desk.newVehicle(anna, { pricePerHour: 20 });
    const rental = { ...times(41), pickUpLocation: 'Bei Familie Muster', status: 'CREATED' };
    const query = { reservationId: id, carId };
    await desk.make(updateReservation, { token: ben.token, query, body: rental });
    const entry = await newest(id);
    expect(entry).toMatchObject({
      by: benAdmin(),
      changes: { vehicleId: { to: carId }, pickUpTime: { to: inDays(41) }, pickUpLocation: {} },
    });
    expect(entry!.changes.pickUpLocation).toEqual({});
    expect(JSON.stringify(entry)).not.toContain('Familie');
  });

  test('each step at the counter', async () => {
    const id = await booked([-2, 3]);
    await desk.make(handOver, byBen(id, full));
    expect(await newest(id)).toMatchObject({
      by: benAdmin(),
      changes: { pickedUpAt: { from: null } },
    });
    const fee = { kind: 'fee', amount: 30, text: 'Hat geraucht' };
    const answer = await desk.make(addLine, byBen(id, fee));
    const price = { from: 50, to: 80 };
    expect(await newest(id)).toMatchObject({ by: benAdmin(), changes: { totalPrice: price } });
    const { lines } = answer.counter as Counter;
    const lineId = lines.find(({ kind }) => kind === 'fee')!.id!;
    await desk.make(removeLine, { ...byBen(id), params: { id, lineId } });
    expect(await newest(id)).toMatchObject({ by: benAdmin(), changes: { totalPrice: { to: 50 } } });
    await desk.make(takeBack, byBen(id, full));
    expect(await newest(id)).toMatchObject({ by: benAdmin(), changes: { status: { to: 'DONE' } } });
    await desk.make(undoCounterStep, byBen(id, { step: 'return' }));
    expect(await newest(id)).toMatchObject({
      by: benAdmin(),
      changes: { returnedAt: { to: null } },
    });
    await desk.make(undoCounterStep, byBen(id, { step: 'hand-over' }));
    await desk.make(recordNoShow, byBen(id));
    expect(await newest(id)).toMatchObject({
      by: benAdmin(),
      changes: { noShowAt: { from: null } },
    });
    expect(JSON.stringify(await desk.of(anna, id))).not.toContain('geraucht');
  });

  test('money that was noted, given back or removed, with what it came to', async () => {
    const id = await booked([24 * 45, 24 * 45 + 2]);
    const note = async (kind: string, amount: number) => {
      const body = { id: crypto.randomUUID(), kind, method: 'card', amount };
      await desk.make(addPayment, byBen(id, body));
      return body.id;
    };
    const told = async () => {
      const { by, action, changes } = (await newest(id))!;
      expect([by, action]).toEqual([benAdmin(), 'changed']);
      return changes;
    };
    await note('payment', 30.5);
    expect(await told()).toEqual({ paid: { from: 0, to: 30.5 } });
    await note('refund', 10);
    expect(await told()).toEqual({ paid: { from: 30.5, to: 20.5 } });
    const deposit = await note('deposit_taken', 300);
    expect(await told()).toEqual({ depositHeld: { from: 0, to: 300 } });
    const params = { id, paymentId: deposit };
    await desk.make(removePayment, { ...byBen(id), params });
    expect(await told()).toEqual({ depositHeld: { from: 300, to: 0 } });
  });

  test('that photos were deleted, once for all that went together, and not with the reservation', async () => {
    const id = await booked([24 * 46, 24 * 46 + 2]);
    const store = async () => {
      const { rows } = await server.db.execute<{ id: string }>(sql`
        insert into condition_photos (id, reservation_id, step, taken_at, width, height, bytes, preview)
        values (gen_random_uuid(), ${id}, 'hand-over', now(), 1, 1, '', '') returning id`);
      return rows[0]!.id;
    };
    const photoId = await store();
    await desk.make(deletePhoto, { ...byBen(id), params: { id, photoId } });
    expect(await newest(id)).toMatchObject({ by: benAdmin(), changes: { photos: {} } });
    for (let more = 0; more < 2; more += 1) await store();
    const before = (await desk.of(anna, id)).length;
    await server.db.execute(sql`delete from condition_photos where reservation_id = ${id}`);
    const after = await desk.of(anna, id);
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toMatchObject({ by: null, changes: { photos: {} } });
    await store();
    await desk.make(deleteReservation, byBen(id));
    expect(await newest(id)).toMatchObject({ action: 'deleted' });
  });

  test('its deletion, after which the history is still there', async () => {
    const id = await booked([24 * 50, 24 * 50 + 2]);
    await desk.make(deleteReservation, byBen(id));
    expect(await desk.of(anna, id)).toMatchObject([
      { by: benAdmin(), action: 'deleted', changes: {} },
      { by: benAdmin(), action: 'changed', changes: { status: { to: 'CANCELLED' } } },
      { action: 'created' },
    ]);
  });

  test('what its customer’s erasing took, and who did it, then without a name', async () => {
    const other = await desk.person();
    const id = await desk.book(anna, other.id, await desk.newVehicle(anna), [48, 50]);
    await desk.make(cancelReservation, { token: other.token, params: { id } });
    await desk.make(eraseAccount, { token: other.token, body: { password } });
    const entry = await newest(id);
    expect(entry).toMatchObject({ by: { id: other.id, name: null }, action: 'changed' });
    expect(Object.keys(entry!.changes).toSorted()).toEqual([
      ...['customerAddress', 'customerName', 'customerZipCode'],
      ...['dropOffLocation', 'pickUpLocation'],
    ]);
    expect(Object.values(entry!.changes)).toEqual([{}, {}, {}, {}, {}]);

    const another = await desk.person();
    const second = await desk.book(anna, another.id, await desk.newVehicle(anna), [48, 50]);
    await desk.make(cancelReservation, { token: another.token, params: { id: second } });
    await desk.make(eraseCustomer, byBen(another.id));
    expect(await newest(second)).toMatchObject({ by: benAdmin(), changes: { customerName: {} } });
  });
});

describe('of all records', () => {
  const berlin = Temporal.Now.zonedDateTimeISO('Europe/Berlin');
  const day = (later: number) => berlin.add({ days: later }).toPlainDate().toString();

  test('is filtered by who, on which days and of which record', async () => {
    const id = await desk.newVehicle(ben);
    const own = { kind: 'vehicle', subjectId: id };
    const all = (query: object) => desk.all(anna, { ...own, ...query });
    const one = [expect.objectContaining({ ...own, action: 'created' }) as AnyHistoryEntry];
    expect(await all({})).toEqual(one);
    expect(await all({ by: ben.id, from: day(0), until: day(0) })).toEqual(one);
    for (const other of [{ by: anna.id }, { from: day(1) }, { until: day(-1) }])
      expect(await all(other)).toEqual([]);
    const ofBen = await desk.all(anna, { by: ben.id, size: 100 });
    expect(new Set(ofBen.map(({ by }) => by?.id))).toEqual(new Set([ben.id]));
  });

  test.each([
    [{ from: '2030-01-02', until: '2030-01-01' }, 'until'],
    [{ from: 'gestern' }, 'from'],
    [{ by: 'Anna' }, 'by'],
    [{ subjectId: -1 }, 'subjectId'],
  ])('is not filtered by %j', async (query, field) => {
    const answer = await server.call(pageHistory, { token: anna.token, query });
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(['errors', field]);
  });
});

describe('of a vehicle', () => {
  test('who made it, changed a price and its pictures, and deleted it', async () => {
    const id = await desk.newVehicle(anna);
    const history = () => desk.of(anna, id, getVehicleHistory);
    const before = { pricePerHour: 10, pricePerDay: null, pricePerWeek: null };
    const to = { ...before, pricePerHour: 11.5 };
    await desk.make(changePrices, {
      token: ben.token,
      body: { prices: [{ id, from: before, to }] },
    });
    expect(await history()).toMatchObject([
      { by: benAdmin(), action: 'changed', changes: { pricePerHour: { from: 10, to: 11.5 } } },
      { by: annaAdmin(), action: 'created' },
    ]);
    const [main, further] = [await desk.newImage(), await desk.newImage()];
    const body = { ...facts(), ...to, mileageKm: 5 };
    const query = { id, imageId: main };
    const sent = { token: ben.token, query, body };
    await desk.make(updateVehicle, sent);
    expect((await history())[0]).toMatchObject({ changes: { imageId: {}, mileageKm: { to: 5 } } });
    await desk.make(updateVehicle, { ...sent, body: { ...body, furtherImages: [further] } });
    const pictures = { by: benAdmin(), changes: { furtherImages: {} } };
    expect((await history())[0]).toMatchObject(pictures);
    await desk.make(deleteImage, { token: anna.token, params: { imageId: further } });
    expect((await history())[0]).toMatchObject({ ...pictures, by: annaAdmin() });
    await desk.make(deleteVehicle, byBen(id));
    expect((await history())[0]).toMatchObject({ by: benAdmin(), action: 'deleted', changes: {} });
  });

  test('its mileage, which follows the counter', async () => {
    const id = await booked([-2, 3]);
    await desk.make(handOver, byBen(id, full));
    const [entry] = await desk.all(anna, { kind: 'vehicle', size: 1 });
    expect(entry).toMatchObject({ by: benAdmin(), changes: { mileageKm: { to: full.mileageKm } } });
  });
});

test('of a block, and of the reservations that it moves', async () => {
  const category = { category: 'van' };
  const [one, two] = [await desk.newVehicle(anna, category), await desk.newVehicle(anna, category)];
  const reservationId = await desk.book(anna, customer.id, one, [100, 102]);
  const block = {
    vehicleId: one,
    from: inHours(90),
    until: inHours(120),
    reason: 'repair',
    note: 'Motor',
  };
  const made = await desk.make(createBlock, {
    token: ben.token,
    body: { ...block, move: [{ reservationId, vehicleId: two }] },
  });
  const { id } = made.block as { id: number };
  expect(await newest(reservationId)).toMatchObject({
    by: benAdmin(),
    changes: { vehicleId: { from: one, to: two } },
    vehicles: { [one]: expect.any(String), [two]: expect.any(String) },
  });
  await desk.make(updateBlock, byBen(id, { ...block, reason: 'inspection', note: 'Getriebe' }));
  await desk.make(deleteBlock, { ...byBen(id), token: anna.token });
  const entries = await desk.all(anna, { kind: 'block' });
  expect(entries.filter(({ subjectId }) => subjectId === id)).toMatchObject([
    { by: annaAdmin(), action: 'deleted' },
    { by: benAdmin(), changes: { reason: { from: 'repair', to: 'inspection' }, note: {} } },
    { by: benAdmin(), action: 'created' },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Motor|Getriebe/);
});

test('of users only their roles', async () => {
  const one = await desk.person();
  const { firstName, lastName, email, phoneNumber, address, zipCode } = form();
  const fields = { firstName, lastName, email, phoneNumber, address, zipCode };
  const update = (roles: string[]) =>
    desk.make(updateUser, { ...byBen(one.id), body: { ...fields, roles } });
  const entries = async () =>
    (await desk.all(anna, { kind: 'user' })).filter(({ subjectId }) => subjectId === one.id);
  await update(['Customer']);
  expect(await entries()).toEqual([]);
  await update(['Administrator']);
  const changes = { roles: { from: ['Customer'], to: ['Administrator'] } };
  expect(await entries()).toMatchObject([{ by: benAdmin(), action: 'changed', changes }]);
  await desk.make(deleteUser, byBen(one.id));
  expect(await entries()).toMatchObject([{ by: benAdmin(), action: 'deleted' }, { changes }]);
});

test('of all, page by page and newest first', async () => {
  const entries = await desk.all(anna, { size: 1000 });
  const ids = entries.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(
    new Set(['reservation', 'vehicle', 'block', 'user']),
  );
  const second = await desk.all(anna, { size: 5, page: 1 });
  expect(second.map(({ id }) => id)).toEqual(ids.slice(5, 10));
});

test('of what never was there is none', async () => {
  const { status } = await server.call(getVehicleHistory, {
    token: anna.token,
    params: { id: 2_000_000_000 },
  });
  expect(status).toBe(404);
});
