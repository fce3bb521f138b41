import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDashboard } from '../../contract/office/dashboard.ts';
import { searchAll } from '../../contract/office/search-all.ts';
import { getTimeline } from '../../contract/reservations/timeline.ts';
import {
  getReservation,
  listReservationsOf,
  pageReservations,
} from '../../contract/reservations/reservations-admin.ts';
import {
  getOwnReservation,
  listOwnReservations,
} from '../../contract/reservations/reservations.ts';
import { vehicleName } from '../../contract/vehicles/vehicle-name.ts';
import { reinstateVehicle, retireVehicle } from '../../contract/vehicles/retirement.ts';
import { getFleetVehicle, pageFleet } from '../../contract/vehicles/vehicles.ts';
import { createVehicle, updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { connect, type Database } from '../../server/db/index.ts';
import { migrateTables, readMigrations } from '../../server/db/migrate.ts';
import { vehicles } from '../../server/db/schema/index.ts';
import { describeSharedPlates } from '../../server/vehicles/index.ts';
import { unusedPlate } from '../support/vehicles.ts';
import {
  administrator,
  facts,
  inDays,
  newCustomer,
  newImage,
  newVehicle,
  unique,
} from './actors.ts';
import { call } from './call.ts';
import { book, desk, type Booked } from './counter-desk.ts';
import { newDatabase } from './database.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

/** Creates a vehicle as an administrator does. */
const create = async (licencePlate: string | null) =>
  call(createVehicle, {
    token: admin,
    params: { imageId: await newImage(admin) },
    body: { ...facts(), licencePlate },
  });
const read = async (id: number) =>
  (await call(getFleetVehicle, { token: admin, params: { id } })).body;
async function change(id: number, changed: object) {
  const vehicle = await read(id);
  return call(updateVehicle, {
    token: admin,
    query: { id, imageId: vehicle.image![0]! },
    body: { ...vehicle, ...changed },
  });
}
const retire = (id: number) =>
  call(retireVehicle, { token: admin, params: { id }, body: { move: [] } });

/** The same plate as different people write it. */
const writings = (plate: string) => [
  plate,
  plate.toLowerCase(),
  plate.replace('-', ' '),
  plate.replace('-', '–'),
  ` ${plate.replace('-', ' . ')} `,
];

describe('a licence plate of a vehicle in service', () => {
  test.each(writings('XX-AB 17').map((_, index) => index))(
    'is refused for another one, however it is written (%i)',
    async (index) => {
      const plate = unusedPlate();
      const id = await newVehicle(admin, { licencePlate: plate });
      const answer = await create(writings(plate)[index]!);
      expect(answer.status).toBe(409);
      const message = `Another vehicle in service has this licence plate: ${vehicleName(await read(id))} (no. ${id})`;
      expect(answer.body).toMatchObject({
        code: 'plate_taken',
        message,
        errors: { licencePlate: message },
        codes: { licencePlate: 'plate_taken' },
      });
    },
  );

  test('stays its own: it may write it in another way', async () => {
    const plate = unusedPlate();
    const id = await newVehicle(admin, { licencePlate: plate });
    expect((await change(id, { licencePlate: plate.replace('-', ' ') })).status).toBe(200);
    expect((await read(id)).licencePlate).toBe(plate.replace('-', ' '));
  });

  test('is refused in a change, which changes nothing', async () => {
    const plate = unusedPlate();
    await newVehicle(admin, { licencePlate: plate });
    const id = await newVehicle(admin);
    const before = await read(id);
    expect((await change(id, { licencePlate: plate, seats: 9 })).body.code).toBe('plate_taken');
    expect(await read(id)).toEqual(before);
  });

  test('is free again once it is taken off', async () => {
    const plate = unusedPlate();
    const id = await newVehicle(admin, { licencePlate: plate });
    await change(id, { licencePlate: null });
    expect((await create(plate)).status).toBe(201);
  });

  test('goes to one of two that are created at once', async () => {
    const plate = unusedPlate();
    const answers = await Promise.all([create(plate), create(plate.toLowerCase())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('is unknown of many', async () => {
    for (const plate of [null, '-', null]) expect((await create(plate)).status).toBe(201);
  });
});

describe('a retired vehicle', () => {
  test('leaves its plate to another one, and returns only with a plate of its own', async () => {
    const plate = unusedPlate();
    const id = await newVehicle(admin, { licencePlate: plate });
    await retire(id);
    const other = await newVehicle(admin, { licencePlate: plate });
    const refused = await call(reinstateVehicle, { token: admin, params: { id } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'plate_taken' } });
    expect((await read(id)).retiredAt).not.toBeNull();
    await retire(other);
    expect((await call(reinstateVehicle, { token: admin, params: { id } })).status).toBe(200);
  });

  test('may have any plate in its form', async () => {
    const plate = unusedPlate();
    await newVehicle(admin, { licencePlate: plate });
    const id = await newVehicle(admin);
    await retire(id);
    expect((await change(id, { licencePlate: plate })).status).toBe(200);
  });
});

describe('a search', () => {
  const model = unique('Suchwagen');
  const plate = unusedPlate();
  let id: number;
  let rental: Booked;
  let name: string;
  beforeAll(async () => {
    id = await newVehicle(admin, { model, licencePlate: plate });
    const customer = await newCustomer();
    name = `${customer.firstName} ${customer.lastName}`;
    rental = await book(admin, customer.id, [0, 30], id);
  });

  test.each([0, 1, 2, 3, 4])(
    'finds the vehicle by its plate, however it is written (%i)',
    async (index) => {
      const search = writings(plate)[index]!.trim();
      const query = { search, from: inDays(0).slice(0, 10), until: inDays(2).slice(0, 10) };
      const lanes = await call(getTimeline, { token: admin, query });
      expect(lanes.body.content.map(({ vehicle }) => vehicle.id)).toEqual([id]);
      const fleet = await call(pageFleet, { token: admin, query: { search } });
      expect(fleet.body.content.map((vehicle) => vehicle.id)).toEqual([id]);
      const all = await call(searchAll, { token: admin, query: { q: search } });
      expect(all.body.vehicles.rows.map((vehicle) => vehicle.id)).toEqual([id]);
      const theirs = await call(pageReservations, { token: admin, query: { search } });
      expect(theirs.body.content.map((reservation) => reservation.id)).toEqual([rental.id]);
    },
  );

  test('finds it by plate and model together, and not by a hyphen', async () => {
    const found = async (search: string) =>
      (await call(pageFleet, { token: admin, query: { search } })).body.content.map(
        (vehicle) => vehicle.id,
      );
    expect(await found(`${model} ${plate.replace('-', '')}`)).toEqual([id]);
    expect(await found(`${model} -`)).toEqual([id]);
    expect(await found(`${unique('Nichts')} -`)).toEqual([]);
  });

  test('says who has it, and until when', async () => {
    const found = async (q: string) =>
      (await call(searchAll, { token: admin, query: { q } })).body.vehicles.rows;
    const free = unusedPlate();
    const freeId = await newVehicle(admin, { licencePlate: free });
    const { model: itsModel } = await read(freeId);
    expect(await found(free)).toEqual([
      {
        id: freeId,
        model: itsModel,
        licencePlate: free,
        state: { kind: 'free', until: null },
        customer: null,
      },
    ]);
    expect((await desk(admin, rental).handOver()).status).toBe(200);
    expect(await found(plate)).toEqual([
      expect.objectContaining({
        state: { kind: 'rented', until: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string },
        customer: name,
      }),
    ]);
  });
});

describe('plates that two vehicles had before', () => {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, close } = await newDatabase(connect));
    const migrations = readMigrations();
    const before = migrations.findIndex(({ name }) => name.endsWith('_unique_plates'));
    await migrateTables(db, migrations.slice(0, before));
    await db.execute(sql`
      insert into vehicles (model, image_id, doors, seats, luggage, transmission, air_conditioning, fuel_type, age,
        price_per_hour, licence_plate, retired_at)
      select model, gen_random_uuid(), 4, 5, 2, 'Manuel', true, 'Diesel', 1, 10, plate, retired
      from (values ('Alt', 'XX-AB 1', null), ('Neu', 'xx ab1', null), ('Fort', 'XX-AB1', now()), ('Ohne', null, null),
        ('Auch', null, null)) as those (model, plate, retired)`);
    await migrateTables(db, migrations);
  });
  afterAll(() => close());

  test('belong to the newer one', async () => {
    const rows = await db
      .select({ model: vehicles.model, sharedPlate: vehicles.sharedPlate })
      .from(vehicles)
      .where(eq(vehicles.sharedPlate, true));
    expect(rows).toEqual([{ model: 'Alt', sharedPlate: true }]);
  });

  test('are named at the start', async () => {
    expect(await describeSharedPlates(db)).toEqual([
      'Licence plate of two vehicles, please correct it: Alt, XX-AB 1 (no. 1)',
    ]);
  });

  test('cannot be given to a third one, whoever writes it', async () => {
    const plate = sql`update vehicles set licence_plate = 'X XAB-1' where model = 'Ohne'`;
    await expect(db.execute(plate)).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'vehicles_plate' },
    });
  });
});

describe('a reservation', () => {
  test('tells staff its plate on its page, in the customer’s list and among today’s work; customers never', async () => {
    const customer = await newCustomer();
    const licencePlate = unusedPlate();
    const { id } = await book(admin, customer.id, [1, 30], { licencePlate });
    const one = await call(getReservation, { token: admin, params: { id } });
    const query = { userId: customer.id, page: 0 };
    const list = await call(listReservationsOf, { token: admin, query });
    const { body } = await call(getDashboard, { token: admin });
    const today = [...body.today.pickUps, ...body.today.returns].filter((row) => row.id === id);
    const rows = [one.body, ...(Array.isArray(list.body) ? [] : list.body.content)];
    expect(rows.map((row) => row.car?.licencePlate)).toEqual([licencePlate, licencePlate]);
    for (const row of today) expect(row.car?.licencePlate).toBe(licencePlate);
    const { token } = customer;
    const own = await call(listOwnReservations, { token, query: { page: 0 } });
    const mine = await call(getOwnReservation, { token, params: { id } });
    expect(JSON.stringify([own.body, mine.body])).not.toContain(licencePlate);
  });
});
