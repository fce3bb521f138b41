import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDashboard } from '../../contract/office/dashboard.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { cancelReservation, createReservation } from '../../contract/reservations/reservations.ts';
import { vehicles } from '../../server/db/schema/index.ts';
import { inDays } from './actors.ts';
import { historyDesk, type Person } from './history-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

const metricsToken = 'ein-langes-Zeichen+1';
let server: OwnServer;
let desk: ReturnType<typeof historyDesk>;
let admin: Person;
let customers: Person[];
beforeAll(async () => {
  server = await startOwnServer({ RATE_LIMITS: 'on', METRICS_TOKEN: metricsToken });
  desk = historyDesk(server);
  admin = await desk.administrator('Anna');
  customers = [await desk.person(), await desk.person()];
});
afterAll(() => server.close());

async function addVehicles(count: number, category: string | null): Promise<number[]> {
  const ids: number[] = [];
  for (let one = 0; one < count; one += 1) ids.push(await desk.newVehicle(admin, { category }));
  return ids;
}

/** Books vehicles from a network, for the two customers in turn. */
async function book(ids: number[], network: string): Promise<number[]> {
  const booked: number[] = [];
  for (const [place, carId] of ids.entries()) {
    const { reservation } = await desk.make(createReservation, {
      token: customers[place % 2]!.token,
      query: { carId },
      body: { ...sampleRental(), pickUpTime: inDays(9), dropOffTime: inDays(9, '12:00') },
      headers: { 'x-forwarded-for': network },
    });
    booked.push((reservation as { id: number }).id);
  }
  return booked;
}

/** The categories on the dashboard, and how many the metrics count. */
async function hoarded() {
  const { today } = await desk.make(getDashboard, { token: admin.token });
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await server.app.inject({ url: '/metrics', headers });
  const count = Number(/^rental_hoarded_categories (\S+)$/m.exec(body)?.[1]);
  const { hoardedCategories } = today as { hoardedCategories: (string | null)[] };
  expect(count).toBe(hoardedCategories.length);
  return hoardedCategories;
}

test('more than half of a category, booked from one network within a day, is told', async () => {
  const vans = await addVehicles(6, 'van');
  const others = [...(await addVehicles(1, 'pickup'))];
  await book([...vans.slice(0, 2), ...others], '192.0.2.1');
  await book(vans.slice(2, 3), '192.0.2.2');
  // Two of six, and one whole category of one.
  expect(await hoarded()).toEqual([]);
  const [last] = await book(vans.slice(3, 4), '192.0.2.1');
  // Three of six are half of them.
  expect(await hoarded()).toEqual([]);
  const retired = eq(vehicles.id, vans[5]!);
  await server.db.update(vehicles).set({ retiredAt: new Date() }).where(retired);
  expect(await hoarded()).toEqual(['van']);
  await book(await addVehicles(2, null), '192.0.2.3');
  expect(await hoarded()).toEqual(['van', null]);
  await desk.make(cancelReservation, { token: customers[0]!.token, params: { id: last! } });
  expect(await hoarded()).toEqual([null]);
  await server.db.execute(
    sql`update network_bookings set created_at = now() - interval '25 hours'`,
  );
  expect(await hoarded()).toEqual([]);
});
