import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPayment } from '../../contract/counter/payments.ts';
import {
  addLine,
  getCounter,
  handOver,
  recordNoShow,
  takeBack,
} from '../../contract/counter/counter.ts';
import { getDashboard } from '../../contract/office/dashboard.ts';
import {
  deleteReservation,
  getReservation,
  listReservations,
  listReservationsOf,
  pageReservations,
  quoteRental,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import {
  getOwnReservation,
  listOwnReservations,
} from '../../contract/reservations/reservations.ts';
import { getTimeline } from '../../contract/reservations/timeline.ts';
import { periodsOf } from '../../server/dashboard/periods.ts';
import { dashboardFigures } from '../../server/dashboard/figures.ts';
import { rowCount } from '../../server/db/row-counts.ts';
import {
  counterSteps,
  mails,
  reservationLines,
  reservations,
} from '../../server/db/schema/index.ts';
import { inDays, times } from './actors.ts';
import { full, inHours } from './counter-desk.ts';
import { historyDesk, type Person } from './history-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let desk: ReturnType<typeof historyDesk>;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  server = await startOwnServer();
  desk = historyDesk(server);
  admin = await desk.administrator('Anna');
  customer = await desk.person();
});
afterAll(() => server.close());

const about = (id: number, body: object = {}) => ({ token: admin.token, params: { id }, body });
const remove = (id: number) => desk.make(deleteReservation, about(id));
const rows = async (endpoint: Parameters<typeof desk.make>[0], sent: object) => {
  const body: unknown = await desk.make(endpoint, sent);
  const list = Array.isArray(body) ? body : (body as { content: unknown[] }).content;
  return (list as { id: number }[]).map(({ id }) => id);
};
const stored = async (id: number) =>
  (await server.db.select().from(reservations).where(eq(reservations.id, id)))[0];

/** A reservation that was at the counter, with a fee. */
async function handedOver(hours: [number, number] = [-3, 4]) {
  const vehicleId = await desk.newVehicle(admin);
  const id = await desk.book(admin, customer.id, vehicleId, hours);
  await desk.make(handOver, about(id, full));
  await desk.make(addLine, about(id, { kind: 'fee', amount: 25, text: 'Reinigung' }));
  return { id, vehicleId };
}

describe('deleting a reservation', () => {
  test('that never was at the counter removes it', async () => {
    const id = await desk.book(admin, customer.id, await desk.newVehicle(admin), [-2, 2]);
    await remove(id);
    expect(await stored(id)).toBeUndefined();
    expect((await server.call(deleteReservation, about(id))).status).toBe(404);
  });

  test('that was handed over keeps it, its steps and its lines, but shows it nowhere', async () => {
    const { id, vehicleId } = await handedOver();
    await desk.make(takeBack, about(id, full));
    const total = async () =>
      Number((await desk.make(pageReservations, { token: admin.token })).totalElements);
    const before = await total();
    await remove(id);
    expect(await stored(id)).toMatchObject({ status: 'DONE', hiddenAt: expect.any(Date) as Date });
    const ofIt = { steps: counterSteps.reservationId, lines: reservationLines.reservationId };
    expect(await server.db.$count(counterSteps, eq(ofIt.steps, id))).toBe(2);
    expect(await server.db.$count(reservationLines, eq(ofIt.lines, id))).toBe(1);

    const { token } = admin;
    expect(await rows(listReservations, { token })).not.toContain(id);
    for (const query of [{ size: 1000 }, { size: 1000, status: 'DONE' }, { size: 1, page: 2000 }])
      expect(await rows(pageReservations, { token, query })).not.toContain(id);
    expect(await total()).toBe(before - 1);
    expect(await rows(listReservationsOf, { token, query: { userId: customer.id } })).not.toContain(
      id,
    );
    expect(await rows(listOwnReservations, { token: customer.token })).not.toContain(id);
    const own = { token: customer.token, params: { id } };
    expect((await server.call(getOwnReservation, own)).status).toBe(404);
    for (const endpoint of [getReservation, getCounter, deleteReservation])
      expect((await server.call(endpoint, about(id))).status, endpoint.path).toBe(404);
    const query = { reservationId: id, carId: vehicleId };
    const edit = { token, query, body: { ...times(20), status: 'DONE' } };
    expect((await server.call(updateReservation, edit)).status).toBe(404);
    const view = { from: inDays(-2).slice(0, 10), until: inDays(2).slice(0, 10) };
    expect(JSON.stringify(await desk.make(getTimeline, { token, query: view }))).not.toContain(
      `"id":${id},"userId"`,
    );
    expect((await desk.of(admin, id))[0]).toMatchObject({ action: 'deleted' });
  });

  test('whose vehicle is with the customer is refused until it is back', async () => {
    const { id, vehicleId } = await handedOver();
    const { status, body } = await server.call(deleteReservation, about(id));
    expect([status, (body as { code: string }).code]).toEqual([409, 'handed_over']);
    expect(await stored(id)).toMatchObject({ status: 'CREATED', hiddenAt: null });
    await expect(desk.book(admin, customer.id, vehicleId, [1, 3])).rejects.toThrow('vehicle_taken');
    await desk.make(takeBack, about(id, full));
    await remove(id);
  });

  test('for which money was noted is refused, also when it was paid back', async () => {
    const id = await desk.book(admin, customer.id, await desk.newVehicle(admin), [24, 26]);
    const note = (kind: string) =>
      desk.make(
        addPayment,
        about(id, { id: randomUUID(), kind, method: 'card', amount: 30, note: '' }),
      );
    await note('payment');
    const refuse = async () => {
      const { status, body } = await server.call(deleteReservation, about(id));
      expect([status, (body as { code: string }).code]).toEqual([409, 'reservation_has_payments']);
    };
    await refuse();
    await note('refund');
    await refuse();
    expect(await stored(id)).toMatchObject({ status: 'CREATED', hiddenAt: null });
  });

  test('that is still to come tells the customer as a cancellation does', async () => {
    const id = await desk.book(admin, customer.id, await desk.newVehicle(admin), [24, 26]);
    await remove(id);
    expect(await stored(id)).toBeUndefined();
    const told = await server.db
      .select({ template: mails.template })
      .from(mails)
      .where(sql`${mails.values} -> 'reservation' ->> 'id' = ${String(id)}`)
      .orderBy(mails.id);
    expect(told.map(({ template }) => template)).toEqual([
      'booking-confirmed',
      'booking-cancelled',
    ]);
  });

  test('that nobody came for keeps its fee, too', async () => {
    const id = await desk.book(admin, customer.id, await desk.newVehicle(admin), [-2, 2]);
    await desk.make(recordNoShow, about(id, { fee: 20 }));
    await remove(id);
    expect(await stored(id)).toMatchObject({ status: 'CANCELLED', totalPrice: 60 });
  });

  test('takes it from the figures, and its count stays right when it is gone for good', async () => {
    const periods = periodsOf(new Date(Date.now() + 86_400_000), 'Europe/Berlin');
    const figures = () => dashboardFigures(server.db, periods, 'Europe/Berlin');
    const { id } = await handedOver([-5, -1]);
    await desk.make(takeBack, about(id, full));
    const before = await figures();
    await remove(id);
    const after = await figures();
    expect(after.revenue.last30Days).toBeLessThan(before.revenue.last30Days);
    expect(after.utilisation.last30Days).toBeLessThan(before.utilisation.last30Days);
    const counted = async () =>
      Number((await server.db.execute(sql`select ${rowCount(reservations)} as n`)).rows[0]!.n);
    const shown = await counted();
    await server.db.delete(reservations).where(eq(reservations.id, id));
    expect(await counted()).toBe(shown);
    expect(shown).toBe(await server.db.$count(reservations, sql`hidden_at is null`));
  });
});

test('a pick-up today that was handed over is none to do any more', async () => {
  const id = await desk.book(admin, customer.id, await desk.newVehicle(admin), [0, 3]);
  const pickUps = async () => {
    const { today } = await desk.make(getDashboard, { token: admin.token });
    return (today as { pickUps: { id: number }[] }).pickUps.map((one) => one.id);
  };
  expect(await pickUps()).toContain(id);
  await desk.make(handOver, about(id, full));
  expect(await pickUps()).not.toContain(id);
});

describe('a vehicle that is late', () => {
  const quote = async (carId: number, hours: [number, number]) => {
    const [pickUpDateTime, dropOffDateTime] = hours.map((hour) => inHours(hour)) as [
      string,
      string,
    ];
    const query = { carId, pickUpDateTime, dropOffDateTime };
    return (await desk.make(quoteRental, { token: admin.token, query })).available;
  };

  test('is not free for a rental that began since, and ends ahead', async () => {
    const { vehicleId } = await handedOver([-6, -3]);
    expect(await quote(vehicleId, [-1, 5])).toBe(false);
    await expect(desk.book(admin, customer.id, vehicleId, [-1, 5])).rejects.toThrow(
      'vehicle_not_ready',
    );
  });

  test('was free before that customer had it, and is again once it is back', async () => {
    const { id, vehicleId } = await handedOver([-6, -3]);
    expect(await quote(vehicleId, [-10, -7])).toBe(true);
    await desk.make(takeBack, about(id, full));
    expect(await quote(vehicleId, [-1, 5])).toBe(true);
  });
});
