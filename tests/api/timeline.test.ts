import { beforeAll, expect, test } from 'vitest';
import { createBlock } from '../../contract/vehicles/blocks.ts';
import {
  createReservation,
  listOwnReservations,
} from '../../contract/reservations/reservations.ts';
import { getTimeline } from '../../contract/reservations/timeline.ts';
import { administrator, facts, inDays, newCustomer, newVehicle, times, unique } from './actors.ts';
import { unusedPlate } from '../support/vehicles.ts';
import { call } from './call.ts';
import { english } from '../support/english.ts';
import { duesOf } from '../support/dues.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});
const day = (days: number) => inDays(days).slice(0, 10);
const view = (from: number, until: number) => ({ from: day(from), until: day(until) });

test('vehicles with their reservations in view', async () => {
  const [model, customer] = [unique('Zeitwagen'), await newCustomer()];
  const plates = [unusedPlate(), unusedPlate()];
  const [one, two] = [
    await newVehicle(admin, { model: `${model} A`, licencePlate: plates[0] }),
    await newVehicle(admin, { model: `${model} B`, licencePlate: plates[1] }),
  ];
  const { token } = customer;
  for (const days of [200, 202, 204])
    await call(createReservation, { token, query: { carId: one }, body: times(days) });
  const query = { ...view(201, 204), search: model.toUpperCase() };
  const { status, body } = await call(getTimeline, { token: admin, query });
  expect(status).toBe(200);
  const own = await call(listOwnReservations, { token });
  const ids = Array.isArray(own.body) ? own.body.map(({ id }) => id) : [];
  const bar = (days: number, place: number) => ({
    id: ids[place],
    userId: customer.id,
    customer: 'Erika Mustermann',
    companyName: null,
    pickUpTime: inDays(days),
    dropOffTime: inDays(days, '12:00'),
    status: 'CREATED',
    pickedUpAt: null,
    returnedAt: null,
    vehicleMissing: false,
  });
  const lane = (id: number, name: string) => {
    const { category, homePlace, inspectionDueOn, safetyCheckDueOn } = facts();
    const dues = duesOf({ inspectionDueOn, safetyCheckDueOn });
    const known = { category, homePlace, inspectionDueOn, safetyCheckDueOn, dues };
    const licencePlate = plates[name === 'A' ? 0 : 1]!;
    return { id, model: `${model} ${name}`, licencePlate, ...known, inspectionFrom: null };
  };
  expect(body).toMatchObject({ totalElements: 2, number: 0, last: true });
  expect(body.content).toEqual([
    {
      vehicle: lane(one, 'A'),
      reservations: [bar(202, 1), bar(204, 2)],
      blocks: [],
      transfers: [],
    },
    { vehicle: lane(two, 'B'), reservations: [], blocks: [], transfers: [] },
  ]);
  const past = await call(getTimeline, { token: admin, query: { ...query, page: 1, size: 2 } });
  expect(past.body).toMatchObject({ content: [], totalElements: 2 });
});

test('vehicles by words of the model and licence plate, in any order', async () => {
  const [model, licencePlate] = [unique('Suchwagen'), unique('KS').slice(0, 15)];
  const id = await newVehicle(admin, { model: `${model} Kombi`, licencePlate });
  for (const search of [`kombi ${model}`, licencePlate]) {
    const query = { ...view(1, 2), search };
    const { body } = await call(getTimeline, { token: admin, query });
    expect(body.content.map(({ vehicle }) => vehicle.id)).toEqual([id]);
  }
});

test('vehicles with their blocks in view, and the next one for an inspection', async () => {
  const model = unique('Sperrwagen');
  const vehicleId = await newVehicle(admin, { model });
  const block = async (from: number, until: number | null, reason: string) => {
    const note = `${reason} ${from}`;
    const times = { from: inDays(from), until: until && inDays(until) };
    const { body } = await call(createBlock, {
      token: admin,
      body: { vehicleId, ...times, reason, note },
    });
    return { id: body.block.id, ...times, reason, note };
  };
  const [, repair, inspection] = [
    await block(20, 21, 'own_use'),
    await block(30, 31, 'repair'),
    await block(40, 41, 'inspection'),
    await block(50, null, 'inspection'),
  ];
  const query = { ...view(31, 45), search: model };
  const { body } = await call(getTimeline, { token: admin, query });
  expect(body.content).toMatchObject([
    {
      vehicle: { id: vehicleId, inspectionFrom: inspection.from },
      blocks: [repair, inspection],
    },
  ]);
  const later = await call(getTimeline, { token: admin, query: { ...query, ...view(90, 91) } });
  expect(later.body.content[0]!.blocks).toMatchObject([{ until: null }]);
});

test.each([
  [{}, english.times.bad],
  [{ from: '2030-02-30', until: '2030-03-01' }, english.times.bad],
  [{ from: '0001-01-01', until: '0001-01-02' }, english.times.bad],
  [{ from: '2030-02-02', until: '2030-02-01' }, english.filters.order],
  [{ from: '2030-01-01', until: '2030-04-11' }, english.timeline.tooLong],
  [{ from: '2030-01-01', until: '2030-01-02', size: 0 }, english.common.badSize],
  [{ from: '2030-01-01', until: '2030-01-02', sort: 'age' }, english.common.badSort],
])('%j is refused', async (query: Record<string, string | number>, message) => {
  const answer = await call(getTimeline, { token: admin, query });
  expect([answer.status, answer.body.message]).toEqual([400, message]);
});

test('the vehicles of one category, or those of each together', async () => {
  const model = unique('Gruppe');
  const van = await newVehicle(admin, { model: `${model} A`, category: 'van' });
  const estate = await newVehicle(admin, { model: `${model} B`, category: 'estate' });
  const other = await newVehicle(admin, { model: `${model} C`, category: 'van' });
  const idsOf = async (query: object) => {
    const lanes = await call(getTimeline, {
      token: admin,
      query: { ...view(1, 2), search: model, ...query },
    });
    return lanes.body.content.map(({ vehicle }) => vehicle.id);
  };
  expect(await idsOf({ category: 'van' })).toEqual([van, other]);
  expect(await idsOf({ sort: 'category' })).toEqual([estate, van, other]);
  const wrong = { ...view(1, 2), category: 'boat' };
  expect((await call(getTimeline, { token: admin, query: wrong as never })).status).toBe(400);
});
