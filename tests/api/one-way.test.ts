import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  endTransfer,
  getCounter,
  handOver,
  takeBack,
  undoCounterStep,
} from '../../contract/counter/counter.ts';
import { getDay } from '../../contract/office/day-list.ts';
import { updateSettings } from '../../contract/office/settings.ts';
import {
  cancelReservation,
  changeReservation,
  checkAvailability,
  createReservation,
  previewChange,
} from '../../contract/reservations/reservations.ts';
import {
  createReservationFor,
  getReservation,
  quoteRental,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { listChoices, quoteVehicle } from '../../contract/reservations/search.ts';
import { getTimeline } from '../../contract/reservations/timeline.ts';
import { createBlock } from '../../contract/vehicles/blocks.ts';
import { pageFleet } from '../../contract/vehicles/vehicles.ts';
import { getFeatures } from '../../contract/wire/features.ts';
import { config } from '../../server/config.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { ensureAdministrator } from '../../server/users/administrator.ts';
import { addVehicles } from '../support/vehicles.ts';
import { inHours } from './counter-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

const hours = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '23:59' }];
const placeOf = (slug: string, name: string) => ({
  slug,
  name,
  address: 'Kabelweg 3, 12347 Musterstadt',
  map: 'https://maps.example/',
  hours,
});
const places = [placeOf('depot', 'Depot'), placeOf('yard', 'Yard'), placeOf('hall', 'Hall')];

let site: string;
let server: OwnServer;
let customer: { id: number; token: string };
let admin: string;
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'vehicle-rental-one-way-'));
  const facts = JSON.parse(
    readFileSync(new URL('./site/.company.json', import.meta.url), 'utf8'),
  ) as object;
  writeFileSync(join(site, '.company.json'), JSON.stringify({ ...facts, places }));
  const limits = { MAX_OPEN_RESERVATIONS: '0', MAX_BOOKINGS_PER_HOUR: '0', MAX_OPEN_DAYS_NEW: '0' };
  server = await startOwnServer({ ...limits, ONE_WAY_FEE: '', TRANSFER_HOURS: '' }, site);
  const published = demoLogins.administrator;
  await ensureAdministrator(server.db, config({}), { published, show: () => undefined });
  admin = await server.tokenOf(published);
  const user = await server.newUser();
  customer = { id: user.id, token: await server.tokenOf(user) };
  await addVehicles(server.db, 13, (number) => ({
    model: number <= 3 ? 'Gleicher' : `Einzelner Nr${number}`,
    homePlace: 'depot',
    bufferMinutes: 30,
    pricePerHour: 10,
    pricePerDay: null,
    pricePerWeek: null,
  }));
  await server.call(updateSettings, { token: admin, body: { oneWayFee: '89,50' } });
});
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
});

const at = (hour: number) => `${inHours(hour).slice(0, 13)}:00:00`;
const oneWay = { pickUpPlace: 'depot', dropOffPlace: 'yard' };
const texts = { pickUpLocation: 'Depot', dropOffLocation: 'Yard' };
const times = (from: number, until: number) => ({
  pickUpTime: at(from),
  dropOffTime: at(until),
});
const wireTimes = (from: number, until: number) => ({
  pickUpDateTime: at(from),
  dropOffDateTime: at(until),
});
const book = (
  carId: number,
  [from, until]: [number, number],
  places_: object = oneWay,
  query: object = {},
) =>
  server.call(createReservation, {
    token: customer.token,
    query: { carId, ...query },
    body: { ...times(from, until), ...texts, ...places_ },
  });
const idOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  return (body.reservation as { id: number }).id;
};
const about = (id: number) => ({ token: admin, params: { id } });
const stored = async (id: number) =>
  (await server.call(getReservation, about(id))).body as {
    totalPrice: number;
    lines: { kind: string; amount: number }[];
    pickUpTime: string;
    dropOffTime: string;
  };
const kinds = async (id: number) => (await stored(id)).lines.map(({ kind }) => kind);
const transferOf = async (id: number) => {
  const { rows } = await server.db.execute<{ hours: number; from: string; vehicle: number }>(sql`
    select extract(epoch from upper(during) - lower(during))::float8 / 3600 as hours, vehicle_id as vehicle,
      to_char(lower(during) at time zone 'Europe/Berlin', 'YYYY-MM-DD"T"HH24:MI:SS') as "from"
    from occupancies where kind = 'transfer' and reservation_id = ${id}`);
  return rows[0] ?? null;
};
const isFree = async (id: number, from: number, until: number) =>
  (await server.call(quoteVehicle, { params: { id }, query: wireTimes(from, until) })).body
    .available;
const full = { mileageKm: 20_000, fuelEighths: 8 };
/** A rental that has begun, handed over and taken back now. */
async function returned(vehicle: number, until = 2): Promise<number> {
  const id = idOf(
    await server.call(createReservationFor, {
      token: admin,
      query: { carId: vehicle, userId: customer.id },
      body: { pickUpTime: inHours(-3), dropOffTime: inHours(until), ...texts, ...oneWay },
    }),
  );
  expect((await server.call(handOver, { ...about(id), body: full })).status).toBe(200);
  const { status, body } = await server.call(takeBack, { ...about(id), body: full });
  expect([status, body.message]).toEqual([200, expect.any(String)]);
  return id;
}
const counterOf = async (id: number) =>
  (await server.call(getCounter, about(id))).body.transfer as Record<string, unknown> | null;
const end = (id: number, ended = true, token = admin) =>
  server.call(endTransfer, { token, params: { id }, body: { ended } });

describe('a booking', () => {
  test('costs the fee that its quote says, and takes the vehicle until it is home', async () => {
    expect((await server.call(getFeatures, {})).body).toMatchObject({ oneWayFee: 89.5 });
    const query = { ...wireTimes(48, 52), ...oneWay };
    const { body: quoted } = await server.call(quoteVehicle, { params: { id: 4 }, query });
    expect(quoted).toMatchObject({
      totalPrice: 129.5,
      lines: [{ kind: 'rental' }, { kind: 'one_way', unit: 'flat', amount: 89.5 }],
    });
    const { body: checked } = await server.call(checkAvailability, {
      token: customer.token,
      query: { ...query, carId: 4 },
    });
    expect(checked).toMatchObject({ available: true, totalPrice: 129.5 });
    const id = idOf(await book(4, [48, 52], { ...oneWay, expectedPrice: 129.5 }));
    expect(await stored(id)).toMatchObject({
      totalPrice: 129.5,
      lines: [{ kind: 'rental' }, { kind: 'one_way', amount: 89.5 }],
    });
    expect(await transferOf(id)).toMatchObject({ hours: 24, vehicle: 4 });
    expect(await isFree(4, 60, 62)).toBe(false);
    expect(await isFree(4, 77, 79)).toBe(true);
    expect((await book(4, [60, 62], {})).body.code).toBe('vehicle_taken');
    expect(
      (await server.call(cancelReservation, { token: customer.token, params: { id } })).status,
    ).toBe(200);
    expect(await transferOf(id)).toBeNull();
    expect((await stored(id)) as object).toMatchObject({ amountDue: 0 });
  });

  test('needs a gap that holds the transfer, whoever asks', async () => {
    idOf(await book(5, [60, 62], {}));
    const query = { ...wireTimes(48, 52), ...oneWay };
    const { body } = await server.call(quoteVehicle, { params: { id: 5 }, query });
    expect(body).toMatchObject({
      available: false,
      nextFree: { pickUpTime: at(62).slice(0, 14) + '30:00' },
    });
    const checked = await server.call(checkAvailability, {
      token: customer.token,
      query: { ...query, carId: 5 },
    });
    expect(checked.body.available).toBe(false);
    expect((await book(5, [48, 52])).body.code).toBe('vehicle_taken');
    const choices = await server.call(listChoices, {
      token: admin,
      query: { ...query, search: 'Einzelner Nr5' },
    });
    expect(choices.body.content).toContainEqual(
      expect.objectContaining({ id: 5, available: false }),
    );
    const staff = await server.call(quoteRental, { token: admin, query: { ...query, carId: 5 } });
    expect(staff.body).toMatchObject({ available: false, totalPrice: 129.5 });
    expect(idOf(await book(5, [48, 52], {}))).toBeGreaterThan(0);
  });

  test('of any equal vehicle takes one whose gap holds it', async () => {
    idOf(await book(1, [60, 62], {}));
    idOf(await book(2, [60, 62], {}));
    const id = idOf(await book(1, [48, 52], oneWay, { anyEqual: 'true' }));
    expect(await transferOf(id)).toMatchObject({ vehicle: 3 });
    const query = { ...wireTimes(48, 52), ...oneWay, anyEqual: 'true' };
    const { body } = await server.call(quoteVehicle, { params: { id: 1 }, query });
    expect(body.available).toBe(false);
  });

  test.each([
    ['by texts alone', {}],
    ['at an unnamed place', { pickUpPlace: 'depot' }],
    ['at one place', { pickUpPlace: 'depot', dropOffPlace: 'depot' }],
  ])('%s costs nothing more', async (_, given) => {
    const id = idOf(await book(6, [200, 204], given));
    expect(await stored(id)).toMatchObject({ totalPrice: 40, lines: [{ kind: 'rental' }] });
    expect(await transferOf(id)).toBeNull();
    await server.call(cancelReservation, { token: customer.token, params: { id } });
  });

  test('one of many at once gets into a transfer, none of the others', async () => {
    const asked = [
      book(7, [48, 50]),
      ...[55, 60, 65, 70].map((from) => book(7, [from, from + 2], {})),
    ];
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    const { rows } = await server.db.execute(sql`
      select 1 from occupancies a join occupancies b on a.vehicle_id = b.vehicle_id and a.during && b.during
        and (a.reservation_id, a.kind) < (b.reservation_id, b.kind)`);
    expect(rows).toEqual([]);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
    expect(statuses[0] === 201 ? statuses.slice(1) : [409]).toContain(409);
  });

  test('is refused where no fee is set, and a wrong price is not booked', async () => {
    expect((await book(8, [48, 50], { ...oneWay, expectedPrice: 20 })).body).toMatchObject({
      code: 'price_changed',
      totalPrice: 109.5,
    });
    await server.call(updateSettings, { token: admin, body: { oneWayFee: null } });
    expect((await book(8, [48, 50])).body.codes).toEqual({ dropOffLocation: 'unknown_choice' });
    expect((await server.call(getFeatures, {})).body).toMatchObject({ oneWayFee: null });
    await server.call(updateSettings, { token: admin, body: { oneWayFee: 89.5 } });
  });
});

describe('a change', () => {
  const change = (id: number, from: number, until: number, given: object) =>
    server.call(changeReservation, {
      token: customer.token,
      params: { id },
      body: { ...times(from, until), ...given },
    });

  test('to another place adds the fee, back takes it away, and times move the transfer', async () => {
    const home = { pickUpLocation: 'Depot', dropOffLocation: 'Depot' };
    const id = idOf(await book(8, [100, 104], home));
    const query = { ...wireTimes(100, 104), ...texts, ...oneWay };
    const preview = { token: customer.token, params: { id }, query };
    expect((await server.call(previewChange, preview)).body).toMatchObject({
      available: true,
      totalPrice: 129.5,
      difference: 89.5,
    });
    expect((await change(id, 100, 104, { ...texts, ...oneWay, expectedPrice: 129.5 })).status).toBe(
      200,
    );
    await server.call(updateSettings, { token: admin, body: { oneWayFee: 500, transferHours: 2 } });
    // Both are as agreed, also at the third place, and by clients that know no slugs.
    expect((await change(id, 100, 105, { ...texts })).status).toBe(200);
    const third = { pickUpPlace: 'depot', dropOffPlace: 'hall', dropOffLocation: 'Hall' };
    expect((await change(id, 100, 106, { ...texts, ...third })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ totalPrice: 149.5 });
    expect(await transferOf(id)).toMatchObject({ hours: 24, from: `${at(106).slice(0, 14)}30:00` });
    await server.call(updateSettings, {
      token: admin,
      body: { oneWayFee: 89.5, transferHours: null },
    });
    const same = { pickUpPlace: 'depot', dropOffPlace: 'depot' };
    expect((await change(id, 100, 106, { ...home, ...same })).status).toBe(200);
    expect(await kinds(id)).toEqual(['rental']);
    expect(await transferOf(id)).toBeNull();
  });

  test('of staff does the same, and a text without a slug ends it', async () => {
    const id = idOf(await book(9, [100, 104]));
    const edit = async (given: object) =>
      (
        await server.call(updateReservation, {
          token: admin,
          query: { reservationId: id, carId: 10 },
          body: { ...times(100, 104), status: 'CREATED', ...given },
        })
      ).status;
    expect(await edit(texts)).toBe(200);
    expect(await transferOf(id)).toMatchObject({ vehicle: 10 });
    expect(await edit({ ...texts, dropOffLocation: 'Bahnhof' })).toBe(200);
    expect([await kinds(id), await transferOf(id)]).toEqual([['rental'], null]);
    expect(await edit({ ...texts, ...oneWay })).toBe(200);
    expect(await kinds(id)).toEqual(['rental', 'one_way']);
    await server.call(cancelReservation, { token: customer.token, params: { id } });
  });

  test('into what comes after the transfer is refused', async () => {
    const id = idOf(await book(9, [100, 104]));
    idOf(await book(9, [130, 132], {}));
    const refused = await change(id, 100, 110, { ...texts, ...oneWay });
    expect(refused.body.code).toBe('vehicle_taken');
    const { body } = await server.call(previewChange, {
      token: customer.token,
      params: { id },
      query: wireTimes(100, 110),
    });
    expect(body).toMatchObject({ available: false, freeUntil: `${at(105).slice(0, 14)}30:00` });
  });
});

describe('after the return', () => {
  test('the vehicle is brought home until staff say that it is, and again', async () => {
    const id = await returned(11);
    expect(await transferOf(id)).toMatchObject({ hours: 24 });
    expect(await counterOf(id)).toMatchObject({
      fromPlace: 'Yard',
      toPlace: 'Depot',
      endedAt: null,
      isRunning: true,
    });
    const today = inHours(0).slice(0, 10);
    const day = { token: admin, params: { date: today } };
    expect((await server.call(getDay, day)).body.transfers).toMatchObject([{ id, place: 'Yard' }]);
    const lanes = await server.call(getTimeline, {
      token: admin,
      query: { from: today, until: today, search: 'Einzelner Nr11' },
    });
    expect(lanes.body.content).toMatchObject([
      { reservations: [{ id }], transfers: [{ reservationId: id, toPlace: 'Depot' }] },
    ]);
    const fleet = await server.call(pageFleet, { token: admin, query: { state: 'transfer' } });
    expect(fleet.body.content).toMatchObject([{ id: 11, state: { kind: 'transfer' } }]);
    expect(await isFree(11, 3, 5)).toBe(false);

    expect((await end(id)).body.counter).toMatchObject({ transfer: { isRunning: false } });
    expect(await isFree(11, 3, 5)).toBe(true);
    expect((await end(id)).body.code).toBe('no_transfer');
    expect((await server.call(getDay, day)).body.transfers).toEqual([]);
    expect((await end(id, false)).status).toBe(200);
    expect(await isFree(11, 3, 5)).toBe(false);
    expect((await end(id, false)).body.code).toBe('no_transfer');

    expect((await end(id, true, customer.token)).status).toBe(403);
    expect((await server.call(endTransfer, { params: { id }, body: { ended: true } })).status).toBe(
      401,
    );
    expect((await server.call(endTransfer, { ...about(id), body: {} })).body.codes).toEqual({
      ended: 'required',
    });
  });

  test('undoing the return plans it for the drop-off again', async () => {
    const id = await returned(12);
    await end(id);
    const undone = await server.call(undoCounterStep, { ...about(id), body: { step: 'return' } });
    expect(undone.status).toBe(200);
    expect(await transferOf(id)).toMatchObject({ hours: 24 });
    expect((await end(id)).body.code).toBe('no_transfer');
    expect((await server.call(takeBack, { ...about(id), body: full })).status).toBe(200);
  });

  test('it takes only what is free, and a block ends it', async () => {
    const id = await returned(10);
    await end(id);
    idOf(await book(10, [5, 7], {}));
    expect((await end(id, false)).status).toBe(200);
    expect((await transferOf(id))!.hours).toBeLessThan(6);
    const body = { vehicleId: 10, from: inHours(1), until: inHours(3), reason: 'repair' };
    expect((await server.call(createBlock, { token: admin, body })).status).toBe(201);
    expect((await transferOf(id))!.hours).toBeLessThan(2);
    expect(await counterOf(id)).toMatchObject({ isRunning: true, endedAt: null });
    expect((await end(id)).status).toBe(200);
  });

  test('an early hand-over ends it, until that is undone', async () => {
    const id = await returned(13);
    const next = { params: { id: idOf(await book(13, [30, 33], {})) }, token: admin };
    const early = { ...full, start: 'now', leave: true };
    expect((await server.call(handOver, { ...next, body: early })).status).toBe(200);
    expect((await transferOf(id))?.hours ?? 0).toBeLessThan(1);
    const { body } = await server.call(undoCounterStep, { ...next, body: { step: 'hand-over' } });
    expect(body.stayed).toEqual([]);
    expect(await transferOf(id)).toMatchObject({ hours: 24 });
  });

  test('a restore finds the same', async () => {
    const select = sql`select vehicle_id, during::text, kind, reservation_id from occupancies order by 1, 2`;
    const { rows } = await server.db.execute(select);
    await server.db.execute(sql`select occupy_from_rows()`);
    await server.db.execute(sql`select rebuild_from_rows()`);
    expect((await server.db.execute(select)).rows).toEqual(rows);
  });
});
