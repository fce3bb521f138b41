import { beforeAll, describe, expect, test } from 'vitest';
import { createBlock } from '../../contract/vehicles/blocks.ts';
import { handOver } from '../../contract/counter/counter.ts';
import { getVehicleHistory } from '../../contract/office/history.ts';
import { createReservation, checkAvailability } from '../../contract/reservations/reservations.ts';
import {
  createReservationFor,
  getReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { reinstateVehicle, retireVehicle } from '../../contract/vehicles/retirement.ts';
import {
  quoteVehicle,
  searchVehicles,
  type SearchResult,
  vehicleCalendar,
} from '../../contract/reservations/search.ts';
import { getTimeline } from '../../contract/reservations/timeline.ts';
import {
  deleteVehicle,
  getFleetVehicle,
  getVehicle,
  listVehicles,
  pageFleet,
} from '../../contract/vehicles/vehicles.ts';
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

const retire = (id: number, move?: object[]) =>
  call(retireVehicle, { token: admin, params: { id }, body: { move } });
const reinstate = (id: number) => call(reinstateVehicle, { token: admin, params: { id } });
const book = (carId: number, days: number) =>
  call(createReservation, { token: customer.token, query: { carId }, body: times(days) });
const record = (carId: number, days: number) =>
  call(createReservationFor, {
    token: admin,
    query: { carId, userId: customer.id },
    body: times(days),
  });
const listed = async (state?: string, search?: string) => {
  const query = { size: '1000', ...(state && { state }), ...(search && { search }) };
  const { body } = await call(pageFleet, { token: admin, query });
  return body.content.map(({ id }) => id);
};

describe('a retired vehicle', () => {
  test('is gone for visitors and from what is free', async () => {
    const id = await newVehicle(admin);
    const { status, body } = await retire(id);
    expect([status, body.moved]).toEqual([200, []]);
    const query = { pickUpDateTime: inDays(40), dropOffDateTime: inDays(41) };
    const missing = await Promise.all([
      call(getVehicle, { params: { id } }),
      call(getVehicle, { params: { id }, token: customer.token }),
      call(quoteVehicle, { params: { id }, query }),
      call(vehicleCalendar, { params: { id }, query: { from: inDays(1).slice(0, 10), days: '7' } }),
      call(checkAvailability, { token: customer.token, query: { ...query, carId: id } }),
      book(id, 40),
    ]);
    expect(missing.map((answer) => [answer.status, answer.body.code])).toEqual(
      missing.map(() => [404, 'vehicle_not_found']),
    );
    const lists = await Promise.all([
      call(listVehicles).then(({ body: all }) => all.map((vehicle) => vehicle.id)),
      ...[{}, query, { ...query, include: 'taken' }].map((asked) =>
        call(searchVehicles, { query: { ...asked, size: '100' } }).then(({ body: found }) =>
          (found.content as SearchResult[]).map((vehicle) => vehicle.id),
        ),
      ),
    ]);
    for (const ids of lists) expect(ids).not.toContain(id);
  });

  test('stays with the administrators, in a list of its own', async () => {
    const model = unique('Altwagen');
    const id = await newVehicle(admin, { model });
    await retire(id);
    expect(await listed(undefined, model)).toEqual([]);
    expect(await listed('free', model)).toEqual([]);
    expect(await listed('retired', model)).toEqual([id]);
    const { body } = await call(getFleetVehicle, { token: admin, params: { id } });
    expect(body.retiredAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect((await call(getVehicle, { token: admin, params: { id } })).status).toBe(200);
    const days = { from: inDays(0).slice(0, 10), until: inDays(6).slice(0, 10) };
    const lanes = await call(getTimeline, { token: admin, query: { ...days, search: model } });
    expect(lanes.body.content).toEqual([]);
    const history = await call(getVehicleHistory, { token: admin, params: { id } });
    expect(history.body[0]!.changes).toMatchObject({ retiredAt: { from: null } });
  });

  test('comes back into service as it was', async () => {
    const id = await newVehicle(admin);
    await retire(id);
    await retire(id);
    expect((await reinstate(id)).status).toBe(200);
    expect((await reinstate(id)).status).toBe(200);
    expect((await book(id, 40)).status).toBe(201);
    const { body } = await call(getFleetVehicle, { token: admin, params: { id } });
    expect(body.retiredAt).toBeNull();
  });

  test('keeps its past, and what is recorded of it later', async () => {
    const id = await newVehicle(admin);
    const { body: made } = await record(id, -3);
    // Open, but over: nothing lies ahead.
    expect((await retire(id)).status).toBe(200);
    const params = { id: made.reservation!.id! };
    const { body } = await call(getReservation, { token: admin, params });
    expect(body.car).toMatchObject({ id });
    expect((await record(id, -2)).status).toBe(201);
    const removed = await call(deleteVehicle, { token: admin, params: { id } });
    expect([removed.status, removed.body.code]).toEqual([400, 'vehicle_has_reservations']);
  });

  test('takes its blocks with it', async () => {
    const id = await newVehicle(admin);
    const block = { vehicleId: id, reason: 'repair', note: '' };
    for (const [from, until] of [
      [inDays(-2), inDays(2)],
      [inDays(5), null],
    ])
      await call(createBlock, { token: admin, body: { ...block, from, until } });
    expect((await retire(id)).status).toBe(200);
    const late = await call(createBlock, { token: admin, body: { ...block, from: inDays(9) } });
    expect(late.status).toBe(404);
    await reinstate(id);
    expect((await book(id, 1)).status).toBe(201);
    expect((await book(id, 6)).status).toBe(201);
  });

  test('is deleted if it has no past', async () => {
    const id = await newVehicle(admin);
    await retire(id);
    expect((await call(deleteVehicle, { token: admin, params: { id } })).status).toBe(200);
    expect((await call(getFleetVehicle, { token: admin, params: { id } })).status).toBe(404);
  });
});

describe('what lies ahead', () => {
  test('keeps a vehicle in service until it is moved', async () => {
    const [from, to, box] = [
      await newVehicle(admin, { category: 'van' }),
      await newVehicle(admin, { category: 'van' }),
      await newVehicle(admin, { category: 'box' }),
    ];
    const { body: made } = await book(from, 40);
    const reservationId = made.reservation!.id!;
    const refused = await retire(from);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflicts']);
    expect(refused.body.conflicts).toEqual([
      {
        id: reservationId,
        phone: '(555) 555-0199',
        isOut: false,
        customer: 'Erika Mustermann',
        pickUpTime: inDays(40),
        dropOffTime: inDays(40, '12:00'),
      },
    ]);
    const other = await retire(from, [{ reservationId, vehicleId: box }]);
    expect(other.body.code).toBe('not_movable');
    const { status, body } = await retire(from, [{ reservationId, vehicleId: to }]);
    expect([status, body.moved.map((one) => one.reservationId)]).toEqual([200, [reservationId]]);
    const now = await call(getReservation, { token: admin, params: { id: reservationId } });
    expect(now.body.car).toMatchObject({ id: to });
    const back = await retire(to, [{ reservationId, vehicleId: from }]);
    expect(back.body.code).toBe('not_movable');
  });

  test('is also a customer who is late with it', async () => {
    const id = await newVehicle(admin);
    const { body: made } = await record(id, -3);
    const params = { id: made.reservation!.id! };
    const readings = { mileageKm: 20_000, fuelEighths: 8, licenceSeen: true, note: '' };
    const out = await call(handOver, { token: admin, params, body: readings });
    expect(out.status).toBe(200);
    const refused = await retire(id);
    expect(refused.body.code).toBe('conflicts');
    expect(refused.body.conflicts).toMatchObject([{ id: params.id }]);
  });

  test('or the vehicle wins, never both, however they meet', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await newVehicle(admin);
      const [retired, booked] = await Promise.all([retire(id), book(id, 60 + round)]);
      expect([
        [200, 404],
        // The booking had found it before it was retired.
        [200, 409],
        [409, 201],
      ]).toContainEqual([retired.status, booked.status]);
    }
  });
});

test('unknown vehicles are not retired', async () => {
  for (const change of [retire, reinstate])
    expect((await change(2_000_000_000)).body.code).toBe('vehicle_not_found');
});
