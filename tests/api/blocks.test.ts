import { beforeAll, describe, expect, test } from 'vitest';
import {
  createBlock,
  deleteBlock,
  listBlocks,
  updateBlock,
} from '../../contract/vehicles/blocks.ts';
import { createReservation } from '../../contract/reservations/reservations.ts';
import { getReservation } from '../../contract/reservations/reservations-admin.ts';
import { quoteVehicle } from '../../contract/reservations/search.ts';
import { getTimeline } from '../../contract/reservations/timeline.ts';
import { english } from '../support/english.ts';
import {
  administrator,
  inDays,
  newCustomer,
  newVehicle,
  times,
  unique,
  type Customer,
} from './actors.ts';
import { call } from './call.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

const block = (vehicleId: number, changed: object = {}) => ({
  vehicleId,
  from: inDays(30, '08:00'),
  until: inDays(31, '16:00'),
  reason: 'repair',
  note: 'Bremsen',
  ...changed,
});
const create = (body: object) => call(createBlock, { token: admin, body });
const book = (carId: number, days: number) =>
  call(createReservation, { token: customer.token, query: { carId }, body: times(days) });
const isFree = async (id: number, days: number) => {
  const query = { pickUpDateTime: inDays(days), dropOffDateTime: inDays(days, '12:00') };
  return (await call(quoteVehicle, { params: { id }, query })).body.available;
};

describe('a block', () => {
  test('takes a vehicle out of service until it is changed or deleted', async () => {
    const vehicleId = await newVehicle(admin);
    const { status, body } = await create(block(vehicleId));
    expect([status, body.message]).toEqual([201, english.blocks.created]);
    expect(body.block).toEqual({ id: body.block.id, ...block(vehicleId), version: 1 });
    expect((await book(vehicleId, 30)).body.code).toBe('vehicle_taken');
    expect(await isFree(vehicleId, 32)).toBe(true);
    const params = { id: body.block.id };
    const moved = block(vehicleId, { from: inDays(32, '08:00'), until: null });
    expect((await call(updateBlock, { token: admin, params, body: moved })).status).toBe(200);
    expect([await isFree(vehicleId, 30), await isFree(vehicleId, 300)]).toEqual([true, false]);
    const query = { from: inDays(200).slice(0, 10), until: inDays(201).slice(0, 10) };
    const { body: listed } = await call(listBlocks, {
      token: admin,
      query: { ...query, vehicleId: String(vehicleId) },
    });
    expect(listed).toEqual([{ id: params.id, ...moved, version: 2 }]);
    expect((await call(deleteBlock, { token: admin, params })).status).toBe(200);
    expect(await isFree(vehicleId, 300)).toBe(true);
    expect((await call(deleteBlock, { token: admin, params })).status).toBe(404);
  });

  test('says which reservations are in its way', async () => {
    const vehicleId = await newVehicle(admin);
    const { body: made } = await book(vehicleId, 30);
    const { status, body } = await create(block(vehicleId));
    expect([status, body.code]).toEqual([409, 'conflicts']);
    expect(body.conflicts).toEqual([
      {
        id: made.reservation!.id,
        phone: '(555) 555-0199',
        isOut: false,
        customer: 'Erika Mustermann',
        pickUpTime: inDays(30),
        dropOffTime: inDays(30, '12:00'),
      },
    ]);
    expect(await isFree(vehicleId, 31)).toBe(true);
  });

  test('moves them to a free vehicle of the same category, all or nothing', async () => {
    const [from, to, box] = [
      await newVehicle(admin, { category: 'van', pricePerHour: 10 }),
      await newVehicle(admin, { category: 'van', pricePerHour: 90 }),
      await newVehicle(admin, { category: 'box' }),
    ];
    const { body: made } = await book(from, 30);
    const reservationId = made.reservation!.id!;
    for (const vehicleId of [box, from]) {
      const refused = await create(block(from, { move: [{ reservationId, vehicleId }] }));
      expect([refused.status, refused.body.code]).toEqual([
        409,
        vehicleId === box ? 'not_movable' : 'conflicts',
      ]);
    }
    const { status } = await create(block(from, { move: [{ reservationId, vehicleId: to }] }));
    expect(status).toBe(201);
    const { body } = await call(getReservation, { token: admin, params: { id: reservationId } });
    expect(body).toMatchObject({ car: { id: to }, totalPrice: made.reservation!.totalPrice });
    expect(await isFree(to, 30)).toBe(false);
  });

  test('that somebody else has changed is not changed again unseen', async () => {
    const model = unique('Sperrwagen');
    const vehicleId = await newVehicle(admin, { model });
    const { body } = await create(block(vehicleId));
    const days = { from: inDays(30).slice(0, 10), until: inDays(31).slice(0, 10) };
    const lanes = { token: admin, query: { ...days, search: model } };
    const { version } = (await call(getTimeline, lanes)).body.content[0]!.blocks![0]!;
    const change = (note: string) =>
      call(updateBlock, {
        token: admin,
        params: { id: body.block.id },
        body: block(vehicleId, { note }),
        headers: { 'if-match': `"${version}"` },
      });
    expect((await change('Reifen')).status).toBe(200);
    const late = await change('Öl');
    expect([late.status, late.body.code]).toEqual([412, 'changed_meanwhile']);
    expect(late.body.current).toMatchObject({ id: body.block.id, note: 'Reifen' });
  });

  test('that is gone moves nothing', async () => {
    const [from, to] = [
      await newVehicle(admin, { category: 'estate' }),
      await newVehicle(admin, { category: 'estate' }),
    ];
    const { body: made } = await book(from, 30);
    const reservationId = made.reservation!.id!;
    const { status } = await call(updateBlock, {
      token: admin,
      params: { id: 2_000_000_000 },
      body: block(from, { move: [{ reservationId, vehicleId: to }] }),
    });
    expect(status).toBe(404);
    const { body } = await call(getReservation, { token: admin, params: { id: reservationId } });
    expect(body).toMatchObject({ car: { id: from } });
  });

  test('has a reservation in its way while its vehicle is prepared after it', async () => {
    const vehicleId = await newVehicle(admin, { bufferMinutes: 60 });
    const { body: made } = await book(vehicleId, 30);
    const from = (clock: string) => block(vehicleId, { from: inDays(30, clock) });
    const { body } = await create(from('12:30'));
    expect(body.conflicts).toMatchObject([
      { id: made.reservation!.id, dropOffTime: inDays(30, '12:00') },
    ]);
    expect((await create(from('13:00'))).status).toBe(201);
  });

  test('moves no reservation to a vehicle that will not be ready', async () => {
    const [from, past, soon] = [
      await newVehicle(admin, { category: 'pickup' }),
      await newVehicle(admin, { category: 'pickup', inspectionDueOn: inDays(-1).slice(0, 10) }),
      await newVehicle(admin, { category: 'pickup', inspectionDueOn: inDays(60).slice(0, 10) }),
    ];
    const at = (hours: number) =>
      Temporal.Now.zonedDateTimeISO('Europe/Berlin')
        .add({ hours })
        .toPlainDateTime()
        .round('minute')
        .toString();
    const { body: made } = await call(createReservation, {
      token: customer.token,
      query: { carId: from },
      body: { ...times(1), pickUpTime: at(2), dropOffTime: at(5) },
    });
    const reservationId = made.reservation!.id!;
    const moved = (vehicleId: number) =>
      create(block(from, { from: at(1), until: at(9), move: [{ reservationId, vehicleId }] }));
    const refused = await moved(past);
    expect([refused.status, refused.body.code]).toEqual([409, 'not_movable']);
    expect((await moved(soon)).status).toBe(201);
  });

  test('gives a moved reservation the time that its new vehicle needs afterwards', async () => {
    const [from, to] = [
      await newVehicle(admin, { category: 'minibus', bufferMinutes: 0 }),
      await newVehicle(admin, { category: 'minibus', bufferMinutes: 120 }),
    ];
    const { body: made } = await book(from, 30);
    const move = [{ reservationId: made.reservation!.id, vehicleId: to }];
    expect((await create(block(from, { move }))).status).toBe(201);
    const after = block(to, { from: inDays(30, '13:30') });
    expect((await create(after)).body.code).toBe('conflicts');
    expect((await create({ ...after, from: inDays(30, '14:00') })).status).toBe(201);
  });

  test('overlaps no other one, also if two are made at once', async () => {
    const vehicleId = await newVehicle(admin);
    const answers = await Promise.all([create(block(vehicleId)), create(block(vehicleId))]);
    const [made, refused] = answers.toSorted((one, other) => one.status - other.status);
    expect([made!.status, refused!.status]).toEqual([201, 409]);
    expect([refused!.body.code, refused!.body.message]).toEqual([
      ...['conflicts', english.blocks.blocked],
    ]);
    expect(refused!.body.conflicts).toEqual([]);
  });

  test('goes to another vehicle, unless that is reserved', async () => {
    const [one, other] = [await newVehicle(admin), await newVehicle(admin)];
    const { body } = await create(block(one));
    const params = { id: body.block.id };
    const change = (changed: object) =>
      call(updateBlock, { token: admin, params, body: block(other, changed) });
    await book(other, 31);
    expect((await change({})).body.conflicts).toHaveLength(1);
    expect((await change({ until: inDays(31, '09:00') })).status).toBe(200);
    expect([await isFree(one, 30), await isFree(other, 30)]).toEqual([true, false]);
    await call(deleteBlock, { token: admin, params });
    expect((await change({ until: inDays(31, '09:00') })).body.code).toBe('block_not_found');
  });

  test('begins and ends at times that the clock shows', async () => {
    const vehicleId = await newVehicle(admin);
    const night = (from: string, until: string) =>
      create(block(vehicleId, { from: `2031-03-30T${from}:00`, until: `2031-03-30T${until}:00` }));
    const skipped = await night('02:30', '04:00');
    expect([skipped.status, skipped.body.codes]).toEqual([400, { from: 'time_skipped' }]);
    expect((await night('01:45', '03:00')).status).toBe(201);
    // In autumn the hour from two to three comes twice: the first is meant.
    const twice = await create(
      block(vehicleId, { from: '2031-10-26T02:15:00', until: '2031-10-26T02:45:00' }),
    );
    expect(twice.body.block).toMatchObject({ from: '2031-10-26T02:15:00' });
  });

  test.each([
    [{ until: inDays(29) }, 'until', english.blocks.order],
    [{ reason: 'holiday' }, 'reason', english.blocks.reason],
    [{ from: '' }, 'from', english.blocks.from],
  ])('is refused with %o', async (wrong, field, message) => {
    const { status, body } = await create(block(await newVehicle(admin), wrong));
    expect([status, body.errors]).toEqual([400, { [field]: message }]);
  });

  test('needs a vehicle', async () => {
    expect((await create(block(2_000_000_000))).status).toBe(404);
  });
});
