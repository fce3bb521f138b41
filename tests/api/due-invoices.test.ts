import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLine, handOver, takeBack } from '../../contract/counter/counter.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import { deleteReservation } from '../../contract/reservations/reservations-admin.ts';
import { issueDue } from '../../server/billing/schedule.ts';
import { companyFacts } from '../../server/company/index.ts';
import { config } from '../../server/config.ts';
import { invoices, mails } from '../../server/db/schema/index.ts';
import { full } from './counter-desk.ts';
import { historyDesk, type Person } from './history-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

const site = fileURLToPath(new URL('site', import.meta.url));
const failed: number[] = [];
let server: OwnServer;
let desk: ReturnType<typeof historyDesk>;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  server = await startOwnServer({}, site);
  desk = historyDesk(server);
  admin = await desk.administrator('Anna');
  customer = await desk.person();
});
afterAll(() => server.close());

const about = (id: number, body: object = {}) => ({ token: admin.token, params: { id }, body });

/** A rental that is back, and was as it is now for an hour. */
async function returned(): Promise<number> {
  const id = await desk.book(admin, customer.id, await desk.newVehicle(admin), [-5, -1]);
  await desk.make(handOver, about(id, full));
  await desk.make(takeBack, about(id, full));
  return id;
}

const issue = (minutes: number, env: NodeJS.ProcessEnv = {}) =>
  issueDue(
    server.db,
    config(env),
    companyFacts(site),
    (id) => failed.push(id),
    new Date(Date.now() + minutes * 60_000),
  );
const issuedOf = (id: number) => server.db.$count(invoices, eq(invoices.reservationId, id));

test('a rental is invoiced some time after its return, once by any number of servers', async () => {
  const id = await returned();
  expect(await issue(29)).toBe(0);
  expect(await issue(31, { INVOICE_AT: 'hand' })).toBe(0);
  await Promise.all([issue(31), issue(31), issue(31)]);
  expect(await issuedOf(id)).toBe(1);
  expect(await server.db.$count(mails, sql`template = 'invoice-issued'`)).toBe(1);
  expect(failed).toEqual([]);
});

test('what is charged later waits as long, so that several lines are one invoice', async () => {
  const id = await returned();
  await server.db.execute(
    sql`update reservations set returned_at = now() - interval '50 minutes' where id = ${id}`,
  );
  await issue(0);
  expect(await issuedOf(id)).toBe(1);
  for (const amount of [15, 20])
    await desk.make(addLine, about(id, { kind: 'cleaning', amount, text: 'Innenraum' }));
  await issue(0);
  expect(await issuedOf(id)).toBe(1);
  await issue(31);
  const [, further] = await server.db
    .select({ gross: invoices.gross })
    .from(invoices)
    .where(eq(invoices.reservationId, id))
    .orderBy(invoices.id);
  expect(further).toEqual({ gross: 35 });
});

test('what was deleted is not invoiced', async () => {
  const id = await returned();
  await desk.make(deleteReservation, about(id));
  await issue(31);
  expect(await issuedOf(id)).toBe(0);
});

test('what is paid stands on it to the cent', async () => {
  const id = await returned();
  const pay = (amount: number) =>
    desk.make(
      addPayment,
      about(id, { id: crypto.randomUUID(), kind: 'payment', method: 'card', amount, note: '' }),
    );
  for (let count = 0; count < 3; count += 1) await pay(20.1);
  await issue(31);
  await desk.make(addLine, about(id, { kind: 'cleaning', amount: 40, text: 'Innenraum' }));
  await issue(62);
  const contents = await server.db
    .select({ content: invoices.content })
    .from(invoices)
    .where(eq(invoices.reservationId, id))
    .orderBy(invoices.id);
  const [first, further] = contents.map(({ content: { paid, gross } }) => ({ paid, gross }));
  expect(further!.paid).toBe(Math.round(100 * (60.3 - first!.paid)) / 100);
});
