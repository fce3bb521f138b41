import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handOver } from '../../contract/counter/counter.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import { getOpenAmounts, pagePayments } from '../../contract/money/open-amounts.ts';
import { getDashboard } from '../../contract/office/dashboard.ts';
import { getDay } from '../../contract/office/day-list.ts';
import { createKey } from '../../contract/office/keys.ts';
import { pageReservations } from '../../contract/reservations/reservations-admin.ts';
import { getTimeline } from '../../contract/reservations/timeline.ts';
import { users } from '../../server/db/schema/index.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import type { Got, Sent } from './call.ts';
import { full, inHours } from './counter-desk.ts';
import { historyDesk, type Person } from './history-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let admin: Person;
let vehicle: number;
const days = [-1, 0, 1].map((days) => inHours(24 * days).slice(0, 10)) as [string, string, string];

beforeAll(async () => {
  server = await startOwnServer();
  const desk = historyDesk(server);
  admin = await desk.administrator('Anna');
  vehicle = await desk.newVehicle(admin);
  const { token } = admin;
  const { id: customer } = await server.newUser();
  await server.db.update(users).set({ companyName: 'Muster GmbH' }).where(eq(users.id, customer));
  const late = await desk.book(admin, customer, vehicle, [-4, -1]);
  await desk.book(admin, customer, vehicle, [1, 3]);
  await desk.make(handOver, { token, params: { id: late }, body: full });
  const paid = { id: randomUUID(), amount: 5, kind: 'payment', note: 'Beleg 17', method: 'till' };
  await desk.make(addPayment, { token, params: { id: late }, body: paid });
});
afterAll(() => server.close());

const [yesterday, today, tomorrow] = days;
const timeline = { from: yesterday, until: tomorrow };

const call = async <E extends Endpoint>(endpoint: E, sent: Sent = {}) =>
  (await server.call(endpoint, { token: admin.token, ...sent })) as Pick<Got<E>, 'status' | 'body'>;

/** The customers that each list names, and their firms. */
async function named() {
  const [day, dashboard, reservations, lanes, open, journal] = await Promise.all([
    call(getDay, { params: { date: today } }),
    call(getDashboard),
    call(pageReservations),
    call(getTimeline, { query: timeline }),
    call(getOpenAmounts),
    call(pagePayments),
  ]);
  const of = (rows: { customer?: string; companyName?: string | null }[]) =>
    rows.map(({ customer, companyName }) => [customer, companyName]);
  return {
    day: of(day.body.late),
    tasks: of(dashboard.body.today.lateReturns),
    conflicts: of(dashboard.body.today.conflicts),
    reservations: of(reservations.body.content),
    timeline: of(lanes.body.content[0]!.reservations),
    open: of(open.body.customers),
    journal: of(journal.body.content),
  };
}

describe('lists that name a customer', () => {
  const one = [['Erika Mustermann', 'Muster GmbH']];

  test('name the firm', async () => {
    expect(await named()).toEqual({
      day: one,
      tasks: one,
      conflicts: one,
      reservations: [...one, ...one],
      timeline: [...one, ...one],
      open: one,
      journal: one,
    });
  });

  test('hide it where they hide the name', async () => {
    const { key } = (
      await call(createKey, {
        body: { name: 'Planer', rights: ['blocks'] },
      })
    ).body;
    const { body } = await call(getTimeline, { token: key, query: timeline });
    const [bar] = body.content[0]!.reservations;
    expect(bar).toMatchObject({ customer: '', companyName: null });
  });
});
