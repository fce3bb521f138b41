import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createBlock,
  deleteBlock,
  listBlocks,
  updateBlock,
} from '../../contract/vehicles/blocks.ts';
import { createReservation } from '../../contract/reservations/reservations.ts';
import {
  getReservation,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { english } from '../support/english.ts';
import {
  administrator,
  facts,
  inDays,
  newCustomer,
  newImage,
  newVehicle,
  times,
  type Customer,
} from './actors.ts';
import { call } from './call.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
});
beforeEach(async () => {
  customer = await newCustomer();
});

const vehicles = (count: number, changed: object = {}) =>
  Promise.all(
    Array.from({ length: count }, () => newVehicle(admin, { category: 'van', ...changed })),
  );
const block = (vehicleId: number, changed: object = {}) => ({
  vehicleId,
  from: inDays(30, '08:00'),
  until: inDays(31, '16:00'),
  reason: 'repair',
  note: 'Bremsen',
  ...changed,
});
const create = async (body: object) => (await call(createBlock, { token: admin, body })).body;
const ifMatch = (version = 0) => ({ 'if-match': `"${version}"` });
const book = async (carId: number, days: number, changed: object = {}) => {
  const { body } = await call(createReservation, {
    token: customer.token,
    query: { carId },
    body: { ...times(days), ...changed },
  });
  return body.reservation!.id!;
};
const reservationOf = async (id: number) =>
  (await call(getReservation, { token: admin, params: { id } })).body;
const vehicleOf = async (id: number) => (await reservationOf(id)).car!.id;
const blocksOf = async (vehicleId: number) => {
  const days = { from: inDays(0).slice(0, 10), until: inDays(90).slice(0, 10) };
  const query = { ...days, vehicleId: String(vehicleId) };
  return (await call(listBlocks, { token: admin, query })).body;
};
const edit = async (id: number, carId: number, changed: object) => {
  const { pickUpTime, dropOffTime, pickUpLocation, dropOffLocation, status } =
    await reservationOf(id);
  const known = { pickUpTime, dropOffTime, pickUpLocation, dropOffLocation, status };
  const query = { reservationId: id, carId };
  const body = { ...known, ...changed };
  expect((await call(updateReservation, { token: admin, query, body })).status).toBe(200);
};

/** A vehicle whose reservations, of a day each, have gone to another one so that it could be blocked. */
async function movedAway(days = [30]) {
  const [from, to] = (await vehicles(2)) as [number, number];
  const ids: number[] = [];
  for (const day of days) ids.push(await book(from, day));
  const move = ids.map((reservationId) => ({ reservationId, vehicleId: to }));
  const made = await create(block(from, { move }));
  for (const id of ids) expect(await vehicleOf(id)).toBe(to);
  return { from, to, ids, made: made.block, moveBack: made.moved };
}
const remove = (id: number, moveBack: unknown, version?: number) =>
  call(deleteBlock, {
    token: admin,
    params: { id },
    body: { moveBack },
    ...(version && { headers: ifMatch(version) }),
  });

describe('a block that made way for itself', () => {
  test('is deleted, and what it moved goes back at its price', async () => {
    const { from, ids, made, moveBack } = await movedAway([30, 31]);
    const { totalPrice } = await reservationOf(ids[0]!);
    expect(moveBack.map(({ reservationId }) => reservationId)).toEqual(ids);
    const { status, body } = await remove(made.id, moveBack, made.version);
    expect([status, body.message, body.stayed]).toEqual([200, english.blocks.deleted, []]);
    for (const id of ids) expect(await vehicleOf(id)).toBe(from);
    expect((await reservationOf(ids[0]!)).totalPrice).toBe(totalPrice);
    expect(await blocksOf(from)).toEqual([]);
    expect((await remove(made.id, moveBack)).status).toBe(404);
  });

  test('gets its former time and vehicle back, and what it moved goes back, too', async () => {
    const [first, second, other] = (await vehicles(3)) as [number, number, number];
    const id = await book(second, 30);
    const before = (await create(block(first))).block;
    const params = { id: before.id };
    const move = [{ reservationId: id, vehicleId: other }];
    const changed = await call(updateBlock, {
      token: admin,
      params,
      body: block(second, { move }),
    });
    expect([changed.status, await vehicleOf(id)]).toEqual([200, other]);
    const { body } = await call(updateBlock, {
      token: admin,
      params,
      headers: ifMatch(changed.body.block.version),
      body: block(first, { moveBack: changed.body.moved }),
    });
    expect([body.block.vehicleId, body.stayed]).toEqual([first, []]);
    expect(await vehicleOf(id)).toBe(second);
    expect(await blocksOf(second)).toEqual([]);
  });

  test('also goes back to a vehicle that is past due, where it was before', async () => {
    const [from, to] = (await vehicles(2)) as [number, number];
    const at = (hours: number) =>
      Temporal.Now.zonedDateTimeISO('Europe/Berlin')
        .add({ hours })
        .toPlainDateTime()
        .round('minute')
        .toString();
    const id = await book(from, 1, { pickUpTime: at(2), dropOffTime: at(5) });
    await call(updateVehicle, {
      token: admin,
      query: { id: from, imageId: await newImage(admin) },
      body: { ...facts(), category: 'van', inspectionDueOn: inDays(-1).slice(0, 10) },
    });
    const move = [{ reservationId: id, vehicleId: to }];
    const made = await create(block(from, { from: at(1), until: at(9), move }));
    expect((await remove(made.block.id, made.moved)).body.stayed).toEqual([]);
    expect(await vehicleOf(id)).toBe(from);
  });

  test.each([
    ['edited', { pickUpLocation: 'Marburg' }],
    ['cancelled', { status: 'CANCELLED' }],
  ])('leaves a reservation that was %s meanwhile where it is', async (_, changed) => {
    const { from, to, ids, made, moveBack } = await movedAway([30, 31]);
    await edit(ids[0]!, to, changed);
    const { status, body } = await remove(made.id, moveBack, made.version);
    expect([status, body.stayed]).toEqual([
      200,
      [{ reservationId: ids[0], code: 'changed_meanwhile' }],
    ]);
    expect([await vehicleOf(ids[0]!), await vehicleOf(ids[1]!)]).toEqual([to, from]);
    expect(await blocksOf(from)).toEqual([]);
  });

  test('leaves a reservation whose former time is taken where it is', async () => {
    const { from, to, ids, made, moveBack } = await movedAway([30, 31]);
    // Beside the block that it will be, so that somebody else can have the first reservation's time.
    const shorter = block(from, { from: inDays(31, '08:00') });
    const { body: changed } = await call(updateBlock, {
      token: admin,
      params: { id: made.id },
      body: shorter,
    });
    await book(from, 30);
    const { status, body } = await remove(made.id, moveBack, changed.block.version);
    expect([status, body.stayed]).toEqual([
      200,
      [{ reservationId: ids[0], code: 'vehicle_taken' }],
    ]);
    expect([await vehicleOf(ids[0]!), await vehicleOf(ids[1]!)]).toEqual([to, from]);
  });

  test('takes nothing back if its own former time is taken', async () => {
    const [vehicleId, to] = (await vehicles(2)) as [number, number];
    const id = await book(vehicleId, 30);
    const former = block(vehicleId, { from: inDays(40, '08:00'), until: inDays(40, '16:00') });
    const before = (await create(former)).block;
    const params = { id: before.id };
    const move = [{ reservationId: id, vehicleId: to }];
    const { body } = await call(updateBlock, {
      token: admin,
      params,
      body: block(vehicleId, { move }),
    });
    await book(vehicleId, 40);
    const undone = await call(updateBlock, {
      token: admin,
      params,
      headers: ifMatch(body.block.version),
      body: { ...former, moveBack: body.moved },
    });
    expect([undone.status, undone.body.code]).toEqual([409, 'conflicts']);
    expect(await vehicleOf(id)).toBe(to);
    expect(await blocksOf(vehicleId)).toEqual([body.block]);
  });

  test('moves nothing to a vehicle of another category', async () => {
    const { made } = await movedAway();
    const [other] = await vehicles(1, { category: 'box' });
    const id = await book(other!, 33);
    const { body } = await remove(made.id, [{ reservationId: id, version: 1 }]);
    expect(body.stayed).toEqual([{ reservationId: id, code: 'changed_meanwhile' }]);
    expect(await vehicleOf(id)).toBe(other);
  });
});

describe('a block that somebody else has changed', () => {
  const changedMeanwhile = async () => {
    const known = await movedAway();
    const { made, from } = known;
    const body = block(from, { note: 'Reifen' });
    await call(updateBlock, { token: admin, params: { id: made.id }, body });
    return known;
  };

  test('is not deleted unseen, and nothing goes back', async () => {
    const { from, to, ids, made, moveBack } = await changedMeanwhile();
    const { status, body, headers } = await remove(made.id, moveBack, made.version);
    expect([status, body.code]).toEqual([412, 'changed_meanwhile']);
    expect(body.current).toEqual({ ...made, note: 'Reifen', version: 2 });
    expect(headers.get('etag')).toBe('"2"');
    expect([await vehicleOf(ids[0]!), await blocksOf(from)]).toEqual([to, [body.current]]);
  });

  test('is not changed back unseen, even if reservations are in the way', async () => {
    const { to, ids, made, moveBack } = await changedMeanwhile();
    await book(made.vehicleId, 40);
    const former = block(made.vehicleId, {
      from: inDays(40, '08:00'),
      until: inDays(40, '16:00'),
      moveBack,
    });
    const { status, body } = await call(updateBlock, {
      token: admin,
      params: { id: made.id },
      body: former,
      headers: ifMatch(made.version),
    });
    expect([status, body.current]).toMatchObject([412, { note: 'Reifen' }]);
    expect(await vehicleOf(ids[0]!)).toBe(to);
  });

  test('is deleted by who does not say what was read', async () => {
    const { from, made } = await changedMeanwhile();
    const { status } = await call(deleteBlock, { token: admin, params: { id: made.id } });
    expect([status, await blocksOf(from)]).toEqual([200, []]);
  });
});
