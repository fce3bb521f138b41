import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import {
  addLine,
  getCounter,
  handOver,
  recordNoShow,
  takeBack,
  undoCounterStep,
  type Counter,
} from '../../contract/counter/counter.ts';
import { createBlock } from '../../contract/vehicles/blocks.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { eraseCustomer } from '../../contract/office/own-data.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { counterSteps, reservations, users, vehicles } from '../../server/db/schema/index.ts';
import { newSession } from '../support/session.ts';
import { addVehicles } from '../support/vehicles.ts';
import { full, inHours } from './counter-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let admin: string;
let clerk: number;
beforeAll(async () => {
  server = await startOwnServer({ FUEL_PRICE_PER_EIGHTH: '12.5' });
  ({ id: clerk } = await server.newUser());
  await server.db
    .update(users)
    .set({ roles: ['Administrator'], firstName: 'Ida', lastName: 'Muster' })
    .where(eq(users.id, clerk));
  admin = await newSession(server.db, clerk);
});
afterAll(() => server.close());

async function newVehicle(): Promise<number> {
  await addVehicles(server.db, 1, () => ({ bufferMinutes: 0, pricePerDay: null }));
  const { rows } = await server.db.execute<{ id: number }>(sql`select max(id) as id from vehicles`);
  return rows[0]!.id;
}

/** A reservation from and until so many hours from now, at ten an hour. */
async function book(vehicleId: number, userId: number, [from, until]: [number, number]) {
  const now = Temporal.Now.zonedDateTimeISO('Europe/Berlin');
  const times = { pickUpTime: inHours(from, now), dropOffTime: inHours(until, now) };
  const { body } = await server.call(createReservationFor, {
    token: admin,
    query: { carId: vehicleId, userId },
    body: { ...sampleRental(), ...times },
  });
  return (body.reservation as { id: number }).id;
}

const write = async (endpoint: Endpoint, id: number, body: object = {}) => {
  const answer = await server.call(endpoint, { token: admin, params: { id }, body });
  expect(answer.status, String(answer.body.message)).toBe(200);
  return answer.body.counter as Counter;
};
const read = async (id: number) =>
  (await server.call(getCounter, { token: admin, params: { id } })).body as unknown as Counter;

test('missing fuel is charged at the price of the company', async () => {
  const { id: userId } = await server.newUser();
  const id = await book(await newVehicle(), userId, [-2, 3]);
  await write(handOver, id, full);
  expect(await write(takeBack, id, { ...full, fuelEighths: 6 })).toMatchObject({
    totalPrice: 75,
    lines: [{ source: 'rental' }, { kind: 'fuel', quantity: 2, unitPrice: 12.5, amount: 25 }],
  });
});

describe('the mileage of a vehicle', () => {
  const mileage = async (id: number) => {
    const [row] = await server.db.select().from(vehicles).where(eq(vehicles.id, id));
    return row!.mileageKm;
  };

  test('follows the newest reading, not the one that was entered last', async () => {
    const vehicleId = await newVehicle();
    const { id: userId } = await server.newUser();
    const first = await book(vehicleId, userId, [-48, -24]);
    const second = await book(vehicleId, userId, [-3, 5]);
    await write(handOver, second, {
      ...full,
      mileageKm: 30_000,
      at: inHours(-3),
      confirmed: true,
    });
    await write(takeBack, second, { ...full, mileageKm: 30_100 });
    const earlier = { ...full, mileageKm: 29_000, at: inHours(-48), confirmed: true };
    await write(handOver, first, earlier);
    await write(takeBack, first, { ...full, mileageKm: 29_500, at: inHours(-24) });
    expect(await mileage(vehicleId)).toBe(30_100);
    await write(undoCounterStep, first, { step: 'return' });
    expect(await mileage(vehicleId)).toBe(30_100);
  });

  test('goes back with the step, unless it was changed meanwhile', async () => {
    const vehicleId = await newVehicle();
    const { id: userId } = await server.newUser();
    const before = await mileage(vehicleId);
    const id = await book(vehicleId, userId, [-3, 5]);
    await write(handOver, id, full);
    await write(undoCounterStep, id, { step: 'hand-over' });
    expect(await mileage(vehicleId)).toBe(before);
    await write(handOver, id, full);
    await server.db.update(vehicles).set({ mileageKm: 21_000 }).where(eq(vehicles.id, vehicleId));
    await write(undoCounterStep, id, { step: 'hand-over' });
    expect(await mileage(vehicleId)).toBe(21_000);
  });
});

test('what a return moved goes back in its transaction', async () => {
  const [vehicleId, other] = [await newVehicle(), await newVehicle()];
  const { id: userId } = await server.newUser();
  const id = await book(vehicleId, userId, [-3, 1]);
  const next = await book(vehicleId, userId, [5, 8]);
  await write(handOver, id, full);
  await write(takeBack, id, full);
  const move = [{ reservationId: next, vehicleId: other }];
  const repair = { vehicleId, from: inHours(0), until: null, reason: 'repair' };
  const block = { ...repair, move, ofReturn: id };
  expect((await server.call(createBlock, { token: admin, body: block })).status).toBe(201);
  await write(undoCounterStep, id, { step: 'return' });
  const { rows } = await server.db.execute<{ vehicle: number; times: number }>(sql`
    select (select vehicle_id from reservations where id = ${next}) as vehicle,
      count(distinct at)::integer as times
    from (select distinct on (subject_id) at from history
      where kind = 'reservation' and subject_id in (${id}, ${next}) order by subject_id, id desc) as last`);
  expect(rows).toEqual([{ vehicle: vehicleId, times: 1 }]);
});

describe('a customer is told by mail', () => {
  const told = async (work: (id: number) => Promise<unknown>) => {
    const { id: userId, email } = await server.newUser();
    const id = await book(await newVehicle(), userId, [-2, 30]);
    await work(id);
    const mails = await server.mailsTo(email);
    return mails.map(({ template }) => template).filter((name) => name.startsWith('booking'));
  };
  const confirmed = 'booking-confirmed';

  test('nothing of what happens at the counter', async () => {
    const all = await told(async (id) => {
      await write(handOver, id, full);
      await write(addLine, id, { kind: 'fee', amount: 5, text: 'Kindersitz' });
      await write(takeBack, id, { ...full, mileageKm: 25_000, confirmed: true });
      await write(undoCounterStep, id, { step: 'return' });
      await write(undoCounterStep, id, { step: 'hand-over' });
      await write(recordNoShow, id, { fee: 5 });
      await write(undoCounterStep, id, { step: 'no-show' });
    });
    expect(all).toEqual([confirmed]);
  });

  test('of another price before the hand-over', async () => {
    const all = await told((id) =>
      write(addLine, id, { kind: 'fee', amount: 5, text: 'Kindersitz' }),
    );
    expect(all).toEqual([confirmed, 'booking-changed']);
  });
});

test('erasing a customer empties what was written at the counter, and locks it', async () => {
  const { id: userId } = await server.newUser();
  const vehicleId = await newVehicle();
  await server.db.execute(
    sql`update vehicles set safety_check_due_on = '2020-01-01' where id = ${vehicleId}`,
  );
  const id = await book(vehicleId, userId, [-2, 3]);
  await write(handOver, id, { ...full, note: 'Wirkte müde', reason: 'Termin steht' });
  await write(takeBack, id, { ...full, note: 'Sauber' });
  const erased = await server.call(eraseCustomer, { token: admin, params: { id: userId } });
  expect(erased.status).toBe(200);
  const steps = await server.db
    .select()
    .from(counterSteps)
    .where(eq(counterSteps.reservationId, id));
  expect(steps).toMatchObject([
    { note: '', reason: null, mileageKm: full.mileageKm },
    { note: '', reason: null },
  ]);
  for (const [endpoint, body] of [
    [undoCounterStep, { step: 'return' }],
    [addLine, { kind: 'fee', amount: 5, text: 'Reinigung' }],
  ] as const) {
    const answer = await server.call(endpoint, { token: admin, params: { id }, body });
    expect([answer.status, answer.body.code]).toEqual([403, 'user_erased']);
  }
});

test('a step outlives the account of who recorded it, without the name', async () => {
  const { id: userId } = await server.newUser();
  const id = await book(await newVehicle(), userId, [-2, 3]);
  const other = await server.newUser();
  await server.db
    .update(users)
    .set({ roles: ['Administrator'] })
    .where(eq(users.id, other.id));
  const token = await newSession(server.db, other.id);
  await server.call(handOver, { token, params: { id }, body: full });
  expect((await read(id)).handOver).toMatchObject({ by: 'Erika Mustermann' });
  await server.db.delete(users).where(eq(users.id, other.id));
  expect((await read(id)).handOver).toMatchObject({ by: null });
});

test('a step is undone within a day, later or of others by who may lower prices', async () => {
  const { id: userId } = await server.newUser();
  const id = await book(await newVehicle(), userId, [-50, 2]);
  const colleague = await server.newUser();
  await server.db
    .update(users)
    .set({ roles: ['Counter'] })
    .where(eq(users.id, colleague.id));
  const token = await newSession(server.db, colleague.id);
  const undo = async (step: string, by = token) =>
    (await server.call(undoCounterStep, { token: by, params: { id }, body: { step } })).status;
  const mayUndo = async () => {
    const { body } = await server.call(getCounter, { token, params: { id } });
    return (body as Counter).mayUndo;
  };
  const age = () =>
    server.db
      .update(counterSteps)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(counterSteps.reservationId, id));
  await server.call(handOver, { token, params: { id }, body: full });
  expect(await mayUndo()).toBe(true);
  expect(await undo('hand-over')).toBe(200);
  await server.call(handOver, { token: admin, params: { id }, body: full });
  expect([await mayUndo(), await undo('hand-over')]).toEqual([false, 403]);
  expect(await undo('hand-over', admin)).toBe(200);
  await server.call(handOver, { token, params: { id }, body: full });
  await age();
  expect(await mayUndo()).toBe(false);
  expect(await undo('hand-over')).toBe(403);
  await server.call(takeBack, { token, params: { id }, body: full });
  expect(await undo('return')).toBe(200);
  await server.call(takeBack, { token, params: { id }, body: full });
  await age();
  expect(await undo('return')).toBe(403);
  expect(await undo('return', admin)).toBe(200);
  // It ends before it was to, so that it could be shortened.
  await server.call(takeBack, { token: admin, params: { id }, body: full });
  expect([await mayUndo(), await undo('return')]).toEqual([false, 403]);
});

test('a late return of a reservation without agreed rates costs what it did, and its kilometres nothing', async () => {
  const { id: userId } = await server.newUser();
  const id = await book(await newVehicle(), userId, [-5, -3]);
  const noRates = {
    pricePerHour: null,
    pricePerDay: null,
    pricePerWeek: null,
    includedKmPerDay: null,
    pricePerExtraKm: null,
  };
  await server.db
    .update(reservations)
    .set({ ...noRates, totalPrice: 33 })
    .where(eq(reservations.id, id));
  await write(handOver, id, { ...full, at: inHours(-5) });
  const back = await write(takeBack, id, { mileageKm: 29_000, fuelEighths: 7, confirmed: true });
  expect(back).toMatchObject({ totalPrice: 45.5, lines: [{ kind: 'fuel' }] });
  expect(await write(undoCounterStep, id, { step: 'return' })).toMatchObject({ totalPrice: 33 });
});
