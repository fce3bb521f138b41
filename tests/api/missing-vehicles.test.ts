import { beforeAll, describe, expect, test } from 'vitest';
import { createBlock, deleteBlock } from '../../contract/vehicles/blocks.ts';
import { retireVehicle } from '../../contract/vehicles/retirement.ts';
import { getDashboard } from '../../contract/office/dashboard.ts';
import { pageMails } from '../../contract/office/mails.ts';
import { createReservation, getOwnReservation } from '../../contract/reservations/reservations.ts';
import {
  getReservation,
  pageReservations,
} from '../../contract/reservations/reservations-admin.ts';
import { getTimeline } from '../../contract/reservations/timeline.ts';
import { quoteVehicle } from '../../contract/reservations/search.ts';
import { administrator, inDays, newCustomer, newVehicle, times, type Customer } from './actors.ts';
import { call } from './call.ts';
import { book, desk, inHours, plain, refusal } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

const days = 40;
const block = (vehicleId: number, changed: object = {}) =>
  call(createBlock, {
    token: admin,
    body: { vehicleId, from: inDays(days, '08:00'), until: null, reason: 'repair', ...changed },
  });
async function booked(changed: object = { category: 'van' }) {
  const vehicleId = await newVehicle(admin, changed);
  const query = { carId: vehicleId };
  const { body } = await call(createReservation, {
    token: customer.token,
    query,
    body: times(days),
  });
  const id = body.reservation!.id!;
  return { id, vehicleId, ...desk(admin, { id, vehicleId }) };
}
const stored = async (id: number) =>
  (await call(getReservation, { token: admin, params: { id } })).body;
const isFree = async (id: number) => {
  const query = { pickUpDateTime: inDays(days), dropOffDateTime: inDays(days, '12:00') };
  return (await call(quoteVehicle, { params: { id }, query })).body.available;
};

describe('a block that leaves a reservation without a vehicle', () => {
  test('is stored at once; the reservation stands, is found, and keeps the vehicle that it had', async () => {
    const { id, vehicleId, read } = await booked();
    expect(refusal(await block(vehicleId))).toEqual([409, 'conflicts']);
    const { status, body } = await block(vehicleId, { leave: true });
    expect([status, body.moved, body.left]).toEqual([
      201,
      [],
      [{ reservationId: id, version: expect.any(Number) }],
    ]);
    expect(await stored(id)).toMatchObject({
      status: 'CREATED',
      vehicleMissing: true,
      car: { id: vehicleId },
    });
    expect(await read()).toMatchObject({ vehicleMissing: true, nextStep: null });
    const query = { due: 'missing', carId: String(vehicleId) } as const;
    const { body: page } = await call(pageReservations, { token: admin, query });
    expect(page.content.map((row) => [row.id, row.vehicleMissing])).toEqual([[id, true]]);
    const day = inDays(days).slice(0, 10);
    const search = { from: day, until: day, search: `${(await stored(id)).car!.model}` };
    const { body: timeline } = await call(getTimeline, { token: admin, query: search });
    const lane = timeline.content.find(({ vehicle }) => vehicle.id === vehicleId);
    expect(lane?.reservations).toMatchObject([{ id, vehicleMissing: true }]);
    const { body: dashboard } = await call(getDashboard, { token: admin });
    expect(dashboard.today.counts.missing).toBeGreaterThan(0);
    expect(dashboard.today.missing).toContainEqual(
      expect.objectContaining({ id, phone: '(555) 555-0199', customer: 'Erika Mustermann' }),
    );
  });

  test('tells the customer nothing, whose reservation stands', async () => {
    const { id, vehicleId } = await booked();
    await block(vehicleId, { leave: true });
    const own = await call(getOwnReservation, { token: customer.token, params: { id } });
    expect(own.body).toMatchObject({ status: 'CREATED', car: { id: vehicleId } });
    expect(own.body).not.toHaveProperty('vehicleMissing');
    const { body } = await call(pageMails, { token: admin, query: { search: customer.email } });
    expect(body.content.map(({ template }) => template)).not.toContain('vehicle-exchanged');
  });

  test('moves what it names, to another kind only if that is said, and leaves the rest', async () => {
    const { id, vehicleId } = await booked();
    const box = await newVehicle(admin, { category: 'box' });
    const move = { reservationId: id, vehicleId: box };
    expect(refusal(await block(vehicleId, { move: [move], leave: true }))).toEqual([
      409,
      'not_movable',
    ]);
    const made = await block(vehicleId, { move: [{ ...move, anyKind: true }], leave: true });
    expect([made.status, made.body.left]).toEqual([201, []]);
    expect(await stored(id)).toMatchObject({ vehicleMissing: false, car: { id: box } });
    const params = { id: made.body.block.id };
    const moveBack = made.body.moved;
    const { body } = await call(deleteBlock, { token: admin, params, body: { moveBack } });
    expect([body.stayed, (await stored(id)).car?.id]).toEqual([[], vehicleId]);
  });

  test('gives the vehicle back when it is taken back', async () => {
    const { id, vehicleId } = await booked();
    const { body: made } = await block(vehicleId, { leave: true });
    const params = { id: made.block.id };
    const body = { moveBack: made.left! };
    expect((await call(deleteBlock, { token: admin, params, body })).body.stayed).toEqual([]);
    expect(await stored(id)).toMatchObject({ vehicleMissing: false });
    expect(await isFree(vehicleId)).toBe(false);
  });

  test('leaves nothing that runs', async () => {
    const running = await book(admin, customer.id, [-1, 3], plain);
    expect((await desk(admin, running).handOver()).status).toBe(200);
    const refused = await block(running.vehicleId, { from: inHours(0), leave: true });
    expect(refusal(refused)).toEqual([409, 'conflicts']);
    expect(refused.body.conflicts).toEqual([expect.objectContaining({ isOut: true })]);
  });
});

describe('a reservation without a vehicle', () => {
  test('is not handed over', async () => {
    const late = await book(admin, customer.id, [1, 3], plain);
    await block(late.vehicleId, { from: inHours(0), leave: true });
    expect(refusal(await desk(admin, late).handOver())).toEqual([409, 'vehicle_missing']);
  });

  test('is edited otherwise while its vehicle is taken, and has it again once that is free', async () => {
    const { id, vehicleId, put } = await booked();
    const { body: made } = await block(vehicleId, { leave: true });
    expect((await put('CREATED', { pickUpLocation: 'Gießen' })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ vehicleMissing: true, pickUpLocation: 'Gießen' });
    const later = { pickUpTime: inDays(days, '14:00'), dropOffTime: inDays(days, '16:00') };
    expect(refusal(await put('CREATED', later))).toEqual([409, 'vehicle_taken']);
    await call(deleteBlock, { token: admin, params: { id: made.block.id }, body: {} });
    expect((await put('CREATED')).status).toBe(200);
    expect([(await stored(id)).vehicleMissing, await isFree(vehicleId)]).toEqual([false, false]);
  });

  test('gets another vehicle of any kind', async () => {
    const { id, vehicleId, put } = await booked();
    await block(vehicleId, { leave: true });
    const box = await newVehicle(admin, { category: 'box' });
    expect((await put('CREATED', {}, box)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ vehicleMissing: false, car: { id: box } });
    expect(await isFree(box)).toBe(false);
  });

  test.each(['CANCELLED', 'DONE'])('needs none once it is %s', async (status) => {
    const past = await book(admin, customer.id, [-3, 3], plain);
    await block(past.vehicleId, { from: inHours(-4), leave: true });
    expect((await desk(admin, past).put(status)).status).toBe(200);
    expect(await stored(past.id)).toMatchObject({ status, vehicleMissing: false });
  });

  test('needs none when nobody comes, and is open again without it only where that is free', async () => {
    const past = await book(admin, customer.id, [-3, 3], plain);
    const { noShow, undo } = desk(admin, past);
    await block(past.vehicleId, { from: inHours(-4), leave: true });
    expect((await noShow()).status).toBe(200);
    expect(refusal(await undo('no-show'))).toEqual([409, 'vehicle_taken']);
  });

  test('is what a retired vehicle leaves, if that is said', async () => {
    const { id, vehicleId } = await booked();
    const params = { id: vehicleId };
    const retire = (body: object) => call(retireVehicle, { token: admin, params, body });
    expect(refusal(await retire({}))).toEqual([409, 'conflicts']);
    const { status, body } = await retire({ leave: true });
    expect([status, body.left?.map(({ reservationId }) => reservationId)]).toEqual([200, [id]]);
    expect(await stored(id)).toMatchObject({ vehicleMissing: true });
  });
});

test('undoing a return takes back the block of its dialog, with what made way for it', async () => {
  const back = await book(admin, customer.id, [-2, 1], { ...plain, category: 'van' });
  const next = await book(admin, customer.id, [5, 8], back.vehicleId);
  const { handOver, takeBack, undo } = desk(admin, back);
  await handOver();
  await takeBack({ mileageKm: 20_010, fuelEighths: 8 });
  const { body: made } = await block(back.vehicleId, {
    from: inHours(0),
    leave: true,
    ofReturn: back.id,
  });
  expect(await stored(next.id)).toMatchObject({ vehicleMissing: true });
  const undone = await undo('return');
  expect([undone.status, undone.body.stayed]).toEqual([200, []]);
  expect(await stored(next.id)).toMatchObject({ vehicleMissing: false });
  const params = { id: made.block.id };
  expect((await call(deleteBlock, { token: admin, params })).status).toBe(404);
});

test('undoing a return says what made way and was changed since', async () => {
  const back = await book(admin, customer.id, [-2, 1], { ...plain, category: 'van' });
  const next = await book(admin, customer.id, [5, 8], back.vehicleId);
  const other = await newVehicle(admin, { category: 'van' });
  const { handOver, takeBack, undo } = desk(admin, back);
  await handOver();
  await takeBack({ mileageKm: 20_010, fuelEighths: 8 });
  const move = [{ reservationId: next.id, vehicleId: other }];
  await block(back.vehicleId, { from: inHours(0), move, ofReturn: back.id });
  await desk(admin, { ...next, vehicleId: other }).put('CREATED', { pickUpLocation: 'Gießen' });
  const { body } = await undo('return');
  expect(body.stayed).toEqual([{ reservationId: next.id, code: 'changed_meanwhile' }]);
  expect((await stored(next.id)).car?.id).toBe(other);
});
