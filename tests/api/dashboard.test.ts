import { sql, type SQL } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getDashboard } from '../../contract/office/dashboard.ts';
import { getFigures } from '../../contract/office/figures.ts';
import { createReservation } from '../../contract/reservations/reservations.ts';
import { dashboardFigures, type Figures } from '../../server/dashboard/figures.ts';
import { cachedFigures } from '../../server/dashboard/cached.ts';
import { periodsOf } from '../../server/dashboard/periods.ts';
import { findAttention } from '../../server/dashboard/attention.ts';
import { cachedRanges } from '../../server/dashboard/routes.ts';
import { rangeFigures } from '../../server/dashboard/range-figures.ts';
import { countToday, listTasks, type Counts, type Task } from '../../server/dashboard/today.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { administrator, newCustomer, newVehicle, times } from './actors.ts';
import { call } from './call.ts';
import { newDatabase } from './database.ts';
import { addVehicles } from '../support/vehicles.ts';

const zone = 'Europe/Berlin';
// A Wednesday in winter, with no clock change in the 30 days.
const now = new Date('2030-01-16T12:00:00+01:00');
const reservations = [
  // vehicle, pick-up, drop-off, dollars, status
  [1, '2030-01-16T08:00', '2030-01-16T20:00', 120, 'CREATED'],
  [2, '2030-01-15T00:00', '2030-01-16T11:59', 50, 'CREATED'],
  [3, '2030-01-16T18:00', '2030-01-18T18:00', 30.1, 'CREATED'],
  [3, '2030-01-20T00:00', '2030-01-21T00:00', 999, 'CREATED'],
  [1, '2030-01-01T00:00', '2030-01-04T00:00', 0.2, 'DONE'],
  [2, '2029-12-10T00:00', '2029-12-20T00:00', 70, 'DONE'],
  [4, '2030-01-10T00:00', '2030-01-12T00:00', 5000, 'CANCELLED'],
  [4, '2029-06-01T00:00', '2029-06-02T00:00', 7000, 'DONE'],
] as const;

describe('the figures of a Wednesday', () => {
  let open: OpenDatabase;
  let counts: Counts;
  let figures: Figures;
  let tasks: Task[];
  const periods = periodsOf(now, zone);
  const handOver = (at: SQL) =>
    open.db.execute(sql`update reservations set picked_up_at = ${at} where id = 2`);
  beforeAll(async () => {
    open = await newDatabase();
    await open.db.execute(sql`
      insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
      values ('Erika', 'Mustermann', 'one@example.com', '', '', '', '', array['Customer'])`);
    await addVehicles(open.db, 4, (number) => ({ model: `Wagen ${number}` }));
    await open.db.execute(sql`
      insert into contact_messages (name, subject, body, email, read_at)
      values ('', '', '', '', now()), ('', '', '', '', null)`);
    for (const [vehicle, pickUp, dropOff, price, status] of reservations)
      await open.db.execute(sql`
        insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price, status)
        values (1, ${vehicle}, ${`${pickUp}+01:00`}, ${`${dropOff}+01:00`}, '', '', ${price}, ${status})`);
    await handOver(sql`pick_up_at`);
    counts = await countToday(open.db, periods);
    figures = await dashboardFigures(open.db, periods, zone);
    tasks = await listTasks(open.db, periods);
  });
  afterAll(() => open.close());

  test('what is due', () => {
    expect(counts).toMatchObject({
      tasks: { pickUps: 2, returns: 1, lateReturns: 1, toBeClosed: 0 },
      messages: 1,
      reservations: 8,
    });
    expect(tasks.map(({ kind, vehicle }) => [kind, vehicle.model])).toEqual([
      ['pickUps', 'Wagen 1'],
      ['lateReturns', 'Wagen 2'],
      ['pickUps', 'Wagen 3'],
      ['returns', 'Wagen 1'],
    ]);
    expect(tasks[0]).toMatchObject({ customer: 'Erika Mustermann', id: 1 });
  });

  test('the fleet and its use', () => {
    expect(counts.fleet).toEqual({ vehicles: 4, onTheRoad: 2 });
    const hours = 4 * 30 * 24;
    // From 2029-12-18, until midnight on the 16th.
    const last = 12 + 35 + 59 / 60 + 6 + 72 + 48;
    expect(figures.utilisation.last30Days).toBeCloseTo(last / hours, 10);
    expect(figures.utilisation.previous30Days).toBeCloseTo((8 * 24) / hours, 10);
    expect(figures.utilisationPerVehicle.map(({ model }) => model)).toEqual([
      'Wagen 1',
      'Wagen 2',
      'Wagen 3',
      'Wagen 4',
    ]);
    expect(figures.utilisationPerVehicle[0]).toEqual({
      vehicleId: 1,
      model: 'Wagen 1',
      utilisation: 84 / 720,
    });
    expect(figures.utilisationPerVehicle[3]?.utilisation).toBe(0);
  });

  test('revenue to the cent, on the day of the return', () => {
    expect(figures.revenue).toEqual({ last30Days: 240.2, previous30Days: 0 });
    expect(figures.revenuePerWeek).toHaveLength(12);
    expect(figures.revenuePerWeek[0]?.day).toBe('2029-10-29');
    expect(figures.revenuePerWeek.at(-1)).toEqual({ day: '2030-01-14', revenue: 200.1 });
    expect(figures.revenuePerWeek.at(-3)).toEqual({ day: '2029-12-31', revenue: 0.2 });
  });

  test('a column for each of 30 days', () => {
    expect(figures.reservationsPerDay).toHaveLength(30);
    expect(figures.reservationsPerDay[0]).toEqual({ day: '2029-12-18', count: 0 });
    expect(figures.reservationsPerDay.at(-1)).toEqual({ day: '2030-01-16', count: 2 });
  });

  test('a range of days beside an earlier one', async () => {
    const january = { from: '2030-01-01', until: '2030-01-31' };
    const december = { previousFrom: '2029-12-01', previousUntil: '2029-12-31' };
    const found = await rangeFigures(open.db, { ...january, ...december }, zone);
    expect(found).toMatchObject({
      revenue: { current: 1199.3, previous: 70 },
      bookings: { current: 5, previous: 1 },
      cancellations: { current: 1, previous: 0 },
      noShows: { current: 0, previous: 0 },
      averagePrice: { current: 239.86, previous: 70 },
      averageHours: { previous: 240 },
    });
    // Vehicle 1: 12 and 72 hours, vehicle 2: 35 h 59 min, vehicle 3: 48 and 24 hours.
    const hours = 84 + 35 + 59 / 60 + 72;
    expect(found.utilisation.current).toBeCloseTo(hours / (4 * 31 * 24), 10);
    expect(found.averageHours.current).toBeCloseTo(hours / 5, 10);
    expect(found.points).toHaveLength(31);
    expect(found.points[15]).toEqual({ from: '2030-01-16', bookings: 2, revenue: 170 });
    expect(found.utilisationPerVehicle[0]).toMatchObject({ vehicleId: 1 });
  });

  test('long ranges are charted by week and month, cut at their ends', async () => {
    const charted = async (from: string, until: string) => {
      const before = { previousFrom: '2020-01-01', previousUntil: '2020-01-02' };
      const { points } = await rangeFigures(open.db, { from, until, ...before }, zone);
      return [points.length, points[0], points.at(-1)];
    };
    expect(await charted('2029-12-01', '2030-01-31')).toEqual([
      10,
      { from: '2029-12-01', bookings: 0, revenue: 0 },
      { from: '2030-01-28', bookings: 0, revenue: 0 },
    ]);
    expect(await charted('2029-06-01', '2030-01-16')).toEqual([
      8,
      { from: '2029-06-01', bookings: 1, revenue: 7000 },
      { from: '2030-01-01', bookings: 4, revenue: 170.2 },
    ]);
  });

  describe('a retired vehicle', () => {
    const retire = (id: number, at: string) =>
      open.db.execute(sql`update vehicles set retired_at = ${`${at}+01:00`} where id = ${id}`);
    afterEach(() => open.db.execute(sql`update vehicles set retired_at = null`));
    const before = { previousFrom: '2029-11-18', previousUntil: '2029-12-17' };
    const figuresOf = (from: string, until: string) =>
      rangeFigures(open.db, { from, until, ...before }, zone);

    test('counts in the utilisation for as long as it was in service', async () => {
      await retire(2, '2030-01-16T12:00');
      await retire(4, '2030-01-12T00:00');
      const found = await figuresOf('2029-12-18', '2030-01-16');
      const again = await dashboardFigures(open.db, periods, zone);
      for (const { utilisation, utilisationPerVehicle } of [found, again]) {
        const [now, then] =
          'current' in utilisation
            ? [utilisation.current, utilisation.previous]
            : [utilisation.last30Days, utilisation.previous30Days];
        const days = 30 + 29.5 + 30 + 25;
        expect(now).toBeCloseTo((figures.utilisation.last30Days * 4 * 30) / days, 10);
        expect(then).toBeCloseTo(figures.utilisation.previous30Days, 10);
        expect(utilisationPerVehicle.map(({ vehicleId }) => vehicleId)).toEqual([2, 1, 3, 4]);
      }
    });

    test('has no use beyond its end, where a customer was back earlier than agreed', async () => {
      await retire(4, '2029-06-01T12:00');
      const found = await figuresOf('2029-06-01', '2029-06-02');
      // In summer these are the first 13 hours of that day.
      expect(found.utilisation.current).toBeCloseTo(13 / (3 * 48 + 13), 10);
      expect(found.utilisationPerVehicle[0]).toMatchObject({ vehicleId: 4, utilisation: 1 });
    });

    test('is in no figure of a later range', async () => {
      await retire(4, '2029-06-01T12:00');
      const { utilisationPerVehicle } = await figuresOf('2029-06-03', '2029-06-04');
      expect(utilisationPerVehicle.map(({ vehicleId }) => vehicleId)).toEqual([1, 2, 3]);
    });
  });

  test('what else needs somebody', async () => {
    await open.db.execute(sql`
      update vehicles set inspection_due_on = case id when 2 then date '2030-01-10' when 3 then date '2030-02-15' when 4 then date '2030-02-16' end`);
    await open.db.execute(sql`
      insert into mails (template, language, recipient, values, failed_at) values ('reminder', 'de', 'one@example.com', '{}', now())`);
    await open.db.execute(sql`
      insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price)
      values (1, 2, '2030-01-17T09:00+01:00', '2030-01-17T12:00+01:00', '', '', 1),
        (1, 2, '2030-01-19T09:00+01:00', '2030-01-19T12:00+01:00', '', '', 1)`);
    const asked = { now, today: '2030-01-16', notReadyHours: 24, sendsMails: true };
    const found = await findAttention(open.db, asked);
    expect(found.counts).toEqual({ conflicts: 1, dues: 2, unanswered: 2 });
    expect(found.conflicts).toMatchObject([{ vehicleId: 2, model: 'Wagen 2', reason: 'late' }]);
    expect(found.dues.map(({ id }) => id)).toEqual([2, 3]);
    expect(found.unanswered.map(({ id }) => id)).toEqual([2, 1]);
    expect(found.mails).toMatchObject([{ template: 'reminder', recipient: 'one@example.com' }]);
    await open.db.execute(sql`
      insert into blocks (vehicle_id, starts_at, reason) values (3, '2030-02-15T08:00+01:00', 'inspection')`);
    const later = await findAttention(open.db, { ...asked, sendsMails: false });
    expect(later.counts).toEqual({ conflicts: 1, dues: 1, unanswered: 1 });
    await open.db.execute(sql`delete from reservations where id > 8`);
  });

  test('a vehicle that was never handed over is not late: its reservation is to be closed', async () => {
    await handOver(sql`null`);
    const { tasks: due, fleet } = await countToday(open.db, periods);
    expect(due).toEqual({ missing: 0, pickUps: 2, returns: 1, lateReturns: 0, toBeClosed: 1 });
    expect(fleet.onTheRoad).toBe(1);
    const listed = await listTasks(open.db, periods);
    expect(listed.map(({ kind, id }) => [kind, id])).toContainEqual([...['toBeClosed', 2]]);
    // Handed over before the agreed time, it is on the road.
    await open.db.execute(sql`update reservations set picked_up_at = now() where id = 3`);
    expect((await countToday(open.db, periods)).fleet.onTheRoad).toBe(2);
  });

  test('work without vehicles and reservations', async () => {
    const empty = await newDatabase();
    try {
      const none = periodsOf(now, zone);
      expect(await countToday(empty.db, none)).toMatchObject({
        fleet: { vehicles: 0, onTheRoad: 0 },
        reservations: 0,
      });
      expect(await dashboardFigures(empty.db, none, zone)).toMatchObject({
        utilisation: { last30Days: 0, previous30Days: 0 },
        utilisationPerVehicle: [],
      });
    } finally {
      await empty.close();
    }
  });
});

describe('figures of many reservations', () => {
  let open: OpenDatabase;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open = await newDatabase();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await open.close();
  });
  const vehicle = () => addVehicles(open.db, 1);
  const listed = async (cache: ReturnType<typeof cachedFigures>, reservations: number) =>
    (await cache.get(reservations)).figures.utilisationPerVehicle.length;

  test('are cached for a minute, unlike those of few', async () => {
    const cache = cachedFigures(open.db, zone, 100);
    expect(await Promise.all([listed(cache, 101), listed(cache, 100)])).toEqual([0, 0]);
    await vehicle();
    expect(await listed(cache, 101)).toBe(0);
    expect(await listed(cache, 100)).toBe(1);
    const { asOf } = await cache.get(101);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(async () => expect((await cache.get(101)).asOf).not.toEqual(asOf));
    expect(await listed(cache, 101)).toBe(1);
    await vehicle();
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(async () => expect(await listed(cache, 101)).toBe(2));
    cache.stop();
  });

  test('of a range are answered as they were, and computed anew behind it', async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['Date'] });
    const ranges = cachedRanges(open.db, zone, 100);
    const range = { from: '2030-01-01', until: '2030-01-31' };
    const asked = { ...range, previousFrom: '2029-12-01', previousUntil: '2029-12-31' };
    const listed = async (count: number) =>
      (await ranges(asked, count)).value.utilisationPerVehicle.length;
    expect(await listed(101)).toBe(0);
    await vehicle();
    expect([await listed(101), await listed(100)]).toEqual([0, 1]);
    vi.advanceTimersByTime(61_000);
    expect(await listed(101)).toBe(0);
    await vi.waitFor(async () => expect(await listed(101)).toBe(1));
    await vehicle();
    vi.advanceTimersByTime(3_700_000);
    expect(await listed(101)).toBe(2);
  });

  test('are computed by the next call after a failure', async () => {
    const cache = cachedFigures(open.db, zone, 100);
    await open.db.execute(sql`alter table reservations rename to hidden`);
    await expect(cache.get(101)).rejects.toThrow();
    await open.db.execute(sql`alter table hidden rename to reservations`);
    expect(await listed(cache, 101)).toBe(0);
    cache.stop();
  });
});

test('periods follow the time zone', () => {
  // The clock goes back on 2030-10-27, so the last 30 days have an extra hour.
  const { last, today, weeks } = periodsOf(new Date('2030-10-31T23:30:00Z'), zone);
  expect(today.map((date) => date.toISOString())).toEqual([
    '2030-10-31T23:00:00.000Z',
    '2030-11-01T23:00:00.000Z',
  ]);
  expect((last[1].getTime() - last[0].getTime()) / 3_600_000).toBe(30 * 24 + 1);
  expect(weeks[0].toISOString()).toBe('2030-08-11T22:00:00.000Z');
});

test('the dashboard’s answer matches the contract', async () => {
  const token = await administrator();
  const customer = await newCustomer();
  const query = { carId: await newVehicle(token) };
  await call(createReservation, { token: customer.token, query, body: times(1) });
  const { status, body } = await call(getDashboard, { token });
  expect(status).toBe(200);
  expect(getDashboard.answer.safeParse(body).error).toBeUndefined();
  expect(body.fleet.vehicles).toBeGreaterThan(0);
});

test('a range is compared with as many days before it', async () => {
  const token = await administrator();
  const ask = (query: Record<string, string>) => call(getFigures, { token, query });
  const { status, body } = await ask({ from: '2030-01-11', until: '2030-01-20' });
  expect(status).toBe(200);
  expect(getFigures.answer.safeParse(body).error).toBeUndefined();
  expect(body).toMatchObject({ previousFrom: '2030-01-01', previousUntil: '2030-01-10' });
  const own = { previousFrom: '2029-01-11', previousUntil: '2029-01-20' };
  expect((await ask({ from: '2030-01-11', until: '2030-01-20', ...own })).body).toMatchObject(own);
  const wrong: Record<string, string>[] = [
    { from: '2030-02-01', until: '2030-01-31' },
    { from: '2030-01-01', until: '2034-01-31' },
    { from: '2030-01-01', until: '2030-02-30' },
    {
      from: '2030-01-01',
      until: '2030-01-31',
      previousFrom: '2029-02-01',
      previousUntil: '2029-01-01',
    },
  ];
  for (const query of wrong) expect((await ask(query)).status).toBe(400);
});
