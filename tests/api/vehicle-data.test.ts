import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../contract/values/limits.ts';
import {
  perVehicleField,
  privateFieldNames,
  vehicleFieldNames,
  vehicleFields,
  type VehicleField,
} from '../../contract/vehicles/vehicle-fields.ts';
import {
  getFleetVehicle,
  getVehicle,
  listVehicles,
  pageFleet,
  pageVehicles,
} from '../../contract/vehicles/vehicles.ts';
import { createVehicle, updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import {
  createReservation,
  listOwnReservations,
} from '../../contract/reservations/reservations.ts';
import { versionHeader } from '../../contract/wire/endpoint.ts';
import {
  administrator,
  facts,
  newCustomer,
  newImage,
  newVehicle,
  times,
  unique,
} from './actors.ts';
import { call } from './call.ts';
import { english } from '../support/english.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

const optionalNames = vehicleFieldNames.filter((name) => 'isOptional' in vehicleFields[name]);
/** What clients of the original contract know of a vehicle. */
const known = (body: object) =>
  Object.fromEntries(
    Object.entries(body).filter(([name]) => !(optionalNames as string[]).includes(name)),
  );
const inFleet = async (id: number) =>
  (await call(getFleetVehicle, { token: admin, params: { id } })).body;
const change = async (id: number, body: object) => {
  const imageId = (await call(getVehicle, { params: { id } })).body.image![0]!;
  return call(updateVehicle, { token: admin, query: { id, imageId }, body });
};

describe('what is optional', () => {
  test('is stored and answered', async () => {
    const body = facts();
    const id = await newVehicle(admin, body);
    expect(await inFleet(id)).toMatchObject(body);
  });

  test('is null for clients that never say it', async () => {
    const body = known(facts());
    const imageId = await newImage(admin);
    expect((await call(createVehicle, { token: admin, params: { imageId }, body })).status).toBe(
      201,
    );
    const { body: all } = await call(listVehicles);
    const { id } = all.find(({ model }) => model === body.model)!;
    const nulls = Object.fromEntries(optionalNames.map((name) => [name, null]));
    expect(await inFleet(id)).toMatchObject({ ...body, ...nulls });
  });

  test('stays as it was for clients that do not know it, and is cleared by null and by empty texts', async () => {
    const body = facts();
    const id = await newVehicle(admin, body);
    expect((await change(id, known({ ...body, doors: 2 }))).status).toBe(200);
    expect(await inFleet(id)).toMatchObject({ ...body, doors: 2 });
    for (const [value, others] of [
      [null, body],
      ['', known(body)],
    ] as const) {
      await change(id, body);
      const cleared = Object.fromEntries(optionalNames.map((name) => [name, value]));
      expect((await change(id, { ...others, ...cleared })).status).toBe(200);
      const nulls = Object.fromEntries(optionalNames.map((name) => [name, null]));
      expect(await inFleet(id)).toMatchObject(nulls);
    }
  });

  test('is taken back as everybody and as an administrator got it, and changes nothing', async () => {
    const id = await newVehicle(admin);
    const before = await inFleet(id);
    const { body: read } = await call(getVehicle, { params: { id } });
    for (const got of [read, before]) expect((await change(id, got)).status).toBe(200);
    expect(await inFleet(id)).toEqual(before);
  });

  test('may be typed', async () => {
    const typed = {
      payloadKg: '1.250,00',
      loadVolumeM3: '10,5',
      towBar: 'true',
      deposit: '750,50',
    };
    const id = await newVehicle(admin, typed);
    expect(await inFleet(id)).toMatchObject({
      payloadKg: 1250,
      loadVolumeM3: 10.5,
      towBar: true,
      deposit: 750.5,
    });
  });

  const tooLong = `Must be at most ${limits.licencePlate} characters`;
  test.each([
    ['category', 'tank', english.vehicles.category],
    ['licencePlate', 'X'.repeat(limits.licencePlate + 1), tooLong],
    ['payloadKg', -1, english.vehicles.payloadKg],
    ['payloadKg', 0.5, english.vehicles.payloadKg],
    ['payloadKg', 50_001, english.vehicles.payloadKg],
    ['loadVolumeM3', 1.25, english.vehicles.loadVolumeM3],
    ['loadVolumeM3', 200.1, english.vehicles.loadVolumeM3],
    ['loadLengthCm', 'long', english.vehicles.loadLengthCm],
    ['towBar', 'perhaps', english.vehicles.towBar],
    ['licenceClass', 'A', english.vehicles.licenceClass],
    ['minimumAge', 100, english.vehicles.minimumAge],
    ['pricePerDay', 0, english.vehicles.pricePerDay],
    ['pricePerWeek', 10.005, english.vehicles.pricePerWeek],
    ['includedKmPerDay', [], english.vehicles.includedKmPerDay],
    ['pricePerExtraKm', -0.01, english.vehicles.pricePerExtraKm],
    ['deposit', limits.longPrice + 1, english.vehicles.deposit],
    ['mileageKm', 10_000_000, english.vehicles.mileageKm],
    ['bufferMinutes', 1441, english.vehicles.bufferMinutes],
    ['inspectionDueOn', '2030-02-30', english.vehicles.inspectionDueOn],
    ['safetyCheckDueOn', '30.10.2030', english.vehicles.safetyCheckDueOn],
    ['furtherImages', 'one', english.vehicles.images],
  ])('is refused as %s %j', async (field, value, message) => {
    const imageId = await newImage(admin);
    const body = { ...facts(), [field]: value };
    const answer = await call(createVehicle, { token: admin, params: { imageId }, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message, errors: { [field]: message } });
  });

  test.each(
    vehicleFieldNames.flatMap((name) => {
      const field: VehicleField = vehicleFields[name];
      if (field.kind !== 'count' && field.kind !== 'decimal' && field.kind !== 'price') return [];
      const least = field.kind === 'count' ? field.min : 0;
      const lowest = field.kind === 'price' && !field.mayBeZero ? 0.01 : least;
      return [[name, lowest, field.max ?? limits.count] as const];
    }),
  )('%s may be %d and %d, also in the database', async (name, lowest, highest) => {
    const id = await newVehicle(admin, { [name]: lowest });
    expect(
      (await change(id, { ...facts(), firstRegisteredOn: null, [name]: highest })).status,
    ).toBe(200);
    expect((await inFleet(id))[name]).toBe(highest);
  });
});

describe('what only administrators see', () => {
  test('is in no answer that others get', async () => {
    const secret = unique('P').slice(0, limits.licencePlate);
    const id = await newVehicle(admin, { licencePlate: secret });
    const { token } = await newCustomer();
    await call(createReservation, { token, query: { carId: id }, body: times(41) });
    const answers = [
      await call(getVehicle, { params: { id } }),
      await call(listVehicles),
      await call(listVehicles, { token: admin }),
      await call(pageVehicles, { query: { size: 1000 } }),
      await call(listOwnReservations, { token }),
    ];
    for (const { status, body } of answers) {
      const text = JSON.stringify(body);
      expect(status).toBe(200);
      expect(text).not.toContain(secret);
      for (const name of privateFieldNames) expect(text).not.toContain(name);
    }
  });

  test('is read with a version, by which a change is refused with all fields as stored', async () => {
    const id = await newVehicle(admin);
    const { headers, body } = await call(getFleetVehicle, { token: admin, params: { id } });
    expect(headers.get('cache-control')).toBe('no-store');
    const etag = headers.get('etag')!;
    await change(id, { ...facts(), licencePlate: 'XX-AB 1' });
    const stale = await call(updateVehicle, {
      token: admin,
      query: { id, imageId: body.image![0]! },
      body: facts(),
      headers: { [versionHeader]: etag },
    });
    expect([stale.status, stale.body.current]).toEqual([412, await inFleet(id)]);
  });

  test('the licence plate is in the public call, too, for their clients', async () => {
    const id = await newVehicle(admin, { licencePlate: 'XX-AB 2' });
    const { body } = await call(getVehicle, { params: { id }, token: admin });
    expect(body.licencePlate).toBe('XX-AB 2');
  });

  test('of a vehicle that does not exist', async () => {
    const missing = await call(getFleetVehicle, { token: admin, params: { id: 2_000_000_000 } });
    expect([missing.status, missing.body.message]).toEqual([404, english.vehicles.notFound]);
  });
});

describe('the fleet', () => {
  const find = async (query: object) => {
    const { body } = await call(pageFleet, { token: admin, query: { size: 1000, ...query } });
    return { ids: body.content.map(({ id }) => id), total: body.totalElements };
  };

  test('is found by words of model and licence plate, and by category', async () => {
    const word = unique('Küfer');
    const plate = `XX-${unique('').slice(1, 8)}`;
    const one = await newVehicle(admin, { model: `${word} eins`, category: 'van' });
    const two = await newVehicle(admin, {
      model: `${word} zwei`,
      category: 'box',
      licencePlate: plate,
    });
    expect((await find({ search: word })).ids.toSorted()).toEqual([one, two].toSorted());
    expect(await find({ search: `${plate.toLowerCase()} ${word.replace('ü', 'ue')}` })).toEqual({
      ids: [two],
      total: 1,
    });
    expect((await find({ search: word, category: 'van' })).ids).toEqual([one]);
    expect((await find({ search: word, category: 'minibus' })).ids).toEqual([]);
  });

  test('is in no category that does not exist', async () => {
    const bad = await call(pageFleet, { token: admin, query: { category: 'tank' } });
    expect([bad.status, bad.body.message]).toEqual([400, english.vehicles.category]);
  });

  test('is listed with all fields and images', async () => {
    const model = unique('Flotte');
    const body = { ...facts(model), furtherImages: [await newImage(admin)] };
    await newVehicle(admin, body);
    const page = await call(pageFleet, { token: admin, query: { search: model } });
    const [vehicle] = page.body.content;
    expect(vehicle).toMatchObject(perVehicleField((name) => body[name]));
    expect(vehicle!.furtherImages).toEqual(body.furtherImages);
  });
});
