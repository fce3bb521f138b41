import { beforeAll, describe, expect, test } from 'vitest';
import { setDrivers } from '../../contract/counter/drivers.ts';
import { getReservationHistory } from '../../contract/office/history.ts';
import { eraseCustomer } from '../../contract/office/own-data.ts';
import { unlockWhoHadIt, whoHadIt, writeLetter } from '../../contract/office/who-had-it.ts';
import { retireVehicle } from '../../contract/vehicles/retirement.ts';
import { getFleetVehicle } from '../../contract/vehicles/vehicles.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { readPdf } from '../support/pdf.ts';
import { administrator, newCustomer, newVehicle, type Customer } from './actors.ts';
import { call, send } from './call.ts';
import { desk, full, refusal, type Booked } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

interface Times {
  from: string;
  until: string;
  out?: string;
  back?: string;
}

/** A rental of a vehicle, handed over and brought back when it says so. */
async function rental(
  vehicleId: number,
  { from, until, out, back }: Times,
  userId = customer.id,
): Promise<Booked> {
  const { status, body } = await call(createReservationFor, {
    token: admin,
    query: { carId: vehicleId, userId },
    body: { ...sampleRental(), pickUpTime: from, dropOffTime: until },
  });
  if (status !== 201) throw new Error(body.message);
  const booked = { id: body.reservation!.id!, vehicleId };
  const counter = desk(admin, booked);
  if (out) await ok(counter.handOver({ ...full, at: out }));
  if (back) await ok(counter.takeBack({ ...full, at: back }));
  return booked;
}

async function ok(answer: Promise<{ status: number; body: { message?: string | undefined } }>) {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(body.message);
}

const plateOf = async (id: number) =>
  (await call(getFleetVehicle, { token: admin, params: { id } })).body.licencePlate!;

const ask = (plate: string, at: string, more: Record<string, string> = {}) =>
  call(whoHadIt, { token: admin, query: { plate, at, ...more } });
const holder = async (plate: string, at: string, more = {}) =>
  (await ask(plate, at, more)).body.reservation?.id ?? null;

const last = Temporal.Now.plainDateISO('Europe/Berlin').subtract({ days: 30 });
/** A wall-clock time so many days after one a month ago. */
const on = (days: number, clock: string) => `${last.add({ days }).toString()}T${clock}:00`;

describe('a vehicle was with', () => {
  test('whom it was handed over to, to the minute, until it came back, however late', async () => {
    const vehicle = await newVehicle(admin);
    const plate = await plateOf(vehicle);
    const { id } = await rental(vehicle, {
      from: on(0, '10:00'),
      until: on(0, '16:00'),
      out: on(0, '10:20'),
      back: on(1, '09:30'),
    });
    expect(await holder(plate, on(0, '10:19'))).toBeNull();
    expect(await holder(plate, on(0, '10:20'))).toBe(id);
    expect(await holder(plate, on(0, '16:01'))).toBe(id);
    expect(await holder(plate.toLowerCase().replaceAll('-', ' '), on(1, '09:29'))).toBe(id);
    expect(await holder(plate, on(1, '09:30'))).toBeNull();
    const { body } = await ask(plate, on(0, '12:00'));
    expect(body).toMatchObject({
      vehicle: { id: vehicle, licencePlate: plate },
      customer: { id: customer.id, name: expect.stringContaining(customer.lastName) },
      from: on(0, '10:20'),
      until: on(1, '09:30'),
      source: 'counter',
      isLocked: false,
      between: null,
    });
    expect(body.customer!.address).toContain(customer.address);
  });

  test('who had agreed to have it, where no hand-over is recorded', async () => {
    const vehicle = await newVehicle(admin);
    const plate = await plateOf(vehicle);
    const { id } = await rental(vehicle, { from: on(0, '10:00'), until: on(0, '16:00') });
    const { body } = await ask(plate, on(0, '15:59'));
    expect([body.reservation!.id, body.source]).toEqual([id, 'agreed']);
    expect(await holder(plate, on(0, '16:00'))).toBeNull();
  });

  test('who has it still, and nobody who gave it up', async () => {
    const vehicle = await newVehicle(admin);
    const plate = await plateOf(vehicle);
    const gone = await rental(vehicle, { from: on(0, '10:00'), until: on(0, '12:00') });
    await desk(admin, gone).noShow();
    expect(await holder(plate, on(0, '11:00'))).toBeNull();
    const out = { from: on(2, '10:00'), until: on(2, '16:00'), out: on(2, '10:00') };
    const { id } = await rental(vehicle, out);
    const { body } = await ask(plate, on(9, '10:00'));
    expect([body.reservation!.id, body.until]).toEqual([id, null]);
  });

  test('nobody, but between two rentals', async () => {
    const vehicle = await newVehicle(admin);
    const plate = await plateOf(vehicle);
    const first = await rental(vehicle, { from: on(0, '10:00'), until: on(0, '12:00') });
    const second = await rental(vehicle, { from: on(4, '10:00'), until: on(4, '12:00') });
    const between = async (at: string) =>
      (await ask(plate, at)).body.between!.map((stay) => stay?.reservation.id ?? null);
    expect(await between(on(2, '10:00'))).toEqual([first.id, second.id]);
    expect(await between(on(-2, '10:00'))).toEqual([null, first.id]);
    expect(await between(on(6, '10:00'))).toEqual([second.id, null]);
  });

  test('whom it was moved to before the hand-over', async () => {
    const [broken, other] = [await newVehicle(admin), await newVehicle(admin)];
    const booked = await rental(broken, { from: on(0, '10:00'), until: on(0, '16:00') });
    await ok(desk(admin, booked).put('CREATED', {}, other));
    await ok(
      desk(admin, { ...booked, vehicleId: other }).handOver({ ...full, at: on(0, '10:05') }),
    );
    expect(await holder(await plateOf(broken), on(0, '12:00'))).toBeNull();
    expect(await holder(await plateOf(other), on(0, '12:00'))).toBe(booked.id);
  });

  test('the same one under its former plate, as far as the history knows, and when it is retired', async () => {
    const vehicle = await newVehicle(admin);
    const old = await plateOf(vehicle);
    const { id } = await rental(vehicle, {
      from: on(0, '10:00'),
      until: on(0, '16:00'),
      out: on(0, '10:00'),
      back: on(0, '16:00'),
    });
    const params = { id: vehicle };
    const { body } = await call(getFleetVehicle, { token: admin, params });
    const { image, ...facts } = body;
    const plate = `N-${crypto.randomUUID().slice(0, 8)}`;
    const query = { id: vehicle, imageId: image![0]! };
    await ok(call(updateVehicle, { token: admin, query, body: { ...facts, licencePlate: plate } }));
    await ok(call(retireVehicle, { token: admin, params, body: {} }));
    expect(await holder(old, on(0, '12:00'))).toBe(id);
    expect(refusal(await ask(plate, on(0, '12:00')))).toEqual([404, 'vehicle_not_found']);
    expect((await ask(old, on(0, '12:00'))).body.vehicle.licencePlate).toBe(old);
    expect(refusal(await ask('ZZ-ZZ 99999', on(0, '12:00')))).toEqual([404, 'vehicle_not_found']);
  });
});

test('of the hour that comes twice either is found', async () => {
  const year = Temporal.Now.plainDateISO().subtract({ days: 60 }).year;
  const end = Temporal.PlainDate.from(`${year}-10-31`);
  const day = end.subtract({ days: end.dayOfWeek % 7 }).toString();
  const vehicle = await newVehicle(admin);
  const plate = await plateOf(vehicle);
  // It comes back at 2:30 for the first time.
  const { id } = await rental(vehicle, {
    from: `${day}T00:00:00`,
    until: `${day}T06:00:00`,
    out: `${day}T00:00:00`,
    back: `${day}T02:30:00`,
  });
  const { body } = await ask(plate, `${day}T02:20:00`);
  expect([body.reservation?.id, body.isTwice]).toEqual([id, true]);
  expect(await holder(plate, `${day}T02:20:00`, { second: 'true' })).toBeNull();
  expect((await ask(plate, `${day}T04:00:00`)).body.isTwice).toBe(false);
});

test('500 times agree with a reckoning of its own', async () => {
  const vehicle = await newVehicle(admin);
  const plate = await plateOf(vehicle);
  const random = (count: number) => Math.floor(Math.random() * count);
  const two = (value: number) => String(value).padStart(2, '0');
  const known: { id: number; from: string; until: string }[] = [];
  for (let day = 0; day < 16; day += 2) {
    const out = random(3) > 0 ? on(day, `09:${two(random(60))}`) : undefined;
    const back = out && on(day + random(2), `${11 + random(12)}:${two(random(60))}`);
    const times = { from: on(day, '10:00'), until: on(day, '16:00') };
    const { id } = await rental(vehicle, { ...times, ...(out && { out }), ...(back && { back }) });
    known.push({ id, from: out ?? times.from, until: back ?? times.until });
  }
  const times = Array.from({ length: 500 }, () =>
    on(random(18) - 1, `${two(random(24))}:${two(random(60))}`),
  );
  const expected = times.map(
    (at) => known.find(({ from, until }) => from <= at && at < until)?.id ?? null,
  );
  const found: (number | null)[] = [];
  for (let from = 0; from < times.length; from += 20)
    found.push(...(await Promise.all(times.slice(from, from + 20).map((at) => holder(plate, at)))));
  expect(found).toEqual(expected);
}, 120_000);

describe('of an erased customer', () => {
  test('locked data is read for a reason only, which the history keeps', async () => {
    const erased = await newCustomer();
    const vehicle = await newVehicle(admin);
    const plate = await plateOf(vehicle);
    const times = { from: on(0, '10:00'), until: on(0, '16:00'), out: on(0, '10:00') };
    const booked = await rental(vehicle, times, erased.id);
    const params = { id: booked.id };
    const drivers = [{ name: 'Jana Fuchs', licenceClass: null, licenceSeenOn: null }];
    await ok(call(setDrivers, { token: admin, params, body: { drivers } }));
    await ok(desk(admin, booked).takeBack({ ...full, at: on(0, '16:00') }));
    await ok(call(eraseCustomer, { token: admin, params: { id: erased.id } }));
    const locked = (await ask(plate, on(0, '12:00'))).body;
    expect(locked).toMatchObject({
      isLocked: true,
      customer: { name: null, address: null },
      drivers: [],
    });
    const notes = async () =>
      (await call(getReservationHistory, { token: admin, params })).body.flatMap(
        ({ changes: { disclosed, letter } }) => [disclosed?.to, letter?.to].filter(Boolean),
      );
    expect(await notes()).toEqual([]);
    const asked = { plate, at: on(0, '12:00') };
    const unlock = (body: object) => send('POST', unlockWhoHadIt.path, { token: admin, body });
    expect((await unlock(asked)).status).toBe(400);
    expect(await notes()).toEqual([]);
    const { body } = await call(unlockWhoHadIt, {
      token: admin,
      body: { ...asked, reason: 'Az. 1' },
    });
    expect(body).toMatchObject({ isLocked: true, drivers });
    expect(body.customer!.name).toContain(erased.lastName);
    expect(await notes()).toEqual(['Az. 1']);
  });
});

describe('the letter', () => {
  const write = (body: object) => send('POST', '/who-had-it/letter', { token: admin, body });
  const bytesOf = async (body: object) => {
    const { inject } = await import('vitest');
    const answer = await fetch(`${inject('api')}${writeLetter.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return readPdf(Buffer.from(await answer.arrayBuffer()));
  };

  test('tells authorities all, private claimants name and address only, and is noted', async () => {
    const vehicle = await newVehicle(admin);
    const plate = await plateOf(vehicle);
    const booked = await rental(vehicle, { from: on(0, '10:00'), until: on(0, '16:00') });
    const params = { id: booked.id };
    const drivers = [{ name: 'Jana Fuchs' }];
    await ok(call(setDrivers, { token: admin, params, body: { drivers } }));
    const asked = { plate, at: on(0, '12:00'), reason: 'Az. 2', language: 'de' };
    const all = await bytesOf({
      ...asked,
      to: 'authority',
      recipient: 'Stadt Musterstadt\n12345 Musterstadt',
      reference: 'B 4711',
    });
    for (const expected of [plate, customer.lastName, customer.address, 'Jana Fuchs', 'B 4711'])
      expect(all.text).toContain(expected);
    const some = await bytesOf({ ...asked, to: 'private' });
    expect(some.text).toContain(customer.address);
    for (const hidden of ['Jana Fuchs', 'R-000']) expect(some.text).not.toContain(hidden);
    const { body } = await call(getReservationHistory, { token: admin, params });
    expect(body.filter(({ changes }) => changes.letter?.to === 'Az. 2')).toHaveLength(2);
  });

  test('is not written without a reason, nor about nobody', async () => {
    const plate = await plateOf(await newVehicle(admin));
    const asked = { plate, at: on(0, '12:00'), to: 'authority' };
    expect((await write(asked)).status).toBe(400);
    expect((await write({ ...asked, reason: 'Az. 3' })).status).toBe(409);
  });
});
