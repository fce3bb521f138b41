import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLine, handOver, takeBack } from '../../contract/counter/counter.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import {
  confirmSeries,
  issueInvoice,
  releasableInvoices,
  releaseInvoices,
  unconfirmedSeries,
  type UnconfirmedSeries,
} from '../../contract/money/invoices.ts';
import { deleteReservation } from '../../contract/reservations/reservations-admin.ts';
import { invoiceIssuer } from '../../server/billing/index.ts';
import { listReleasable, releaseOld } from '../../server/billing/release.ts';
import { issueDue } from '../../server/billing/schedule.ts';
import { companyFacts } from '../../server/company/index.ts';
import { config } from '../../server/config.ts';
import { invoiceFiles, invoices, invoiceSeries, mails } from '../../server/db/schema/index.ts';
import { checkChain } from '../../server/invoices/index.ts';
import { todayIn } from '../../server/time/wall-times.ts';
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
    sql`update reservations set picked_up_at = now() - interval '3 hours', returned_at = now() - interval '50 minutes' where id = ${id}`,
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

test('after a restore invoices wait until an administrator confirms the last number', async () => {
  const id = await returned();
  await server.db.execute(sql`update invoice_series set unconfirmed_since = now()`);
  const read = () => server.call(unconfirmedSeries, { token: admin.token });
  const confirm = (number: string) =>
    server.call(confirmSeries, { token: admin.token, body: { number } });
  const [{ prefix, lastKnown }] = (await read()).body as unknown as [UnconfirmedSeries];
  const after = (count: number) =>
    `${prefix}${String(Number(lastKnown.slice(-6)) + count).padStart(6, '0')}`;
  await issue(31);
  expect(await issuedOf(id)).toBe(0);
  const refused = await server.call(issueInvoice, about(id));
  expect([refused.status, refused.body.code]).toEqual([409, 'series_unconfirmed']);

  expect((await confirm('12')).status).toBe(400);
  expect((await confirm(after(-1))).body).toMatchObject({ code: 'number_too_low' });
  expect((await confirm(after(2))).status).toBe(200);
  expect((await confirm(after(2))).body).toMatchObject({ code: 'series_confirmed' });
  expect((await read()).body).toEqual([]);
  await issue(31);
  expect(failed).toEqual([]);
  const [row] = await server.db
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.reservationId, id));
  expect(row).toEqual({ number: after(3) });
  expect(await checkChain(server.db)).toMatchObject({
    faults: 0,
    gaps: [`${after(1)} to ${after(2)}`],
  });
});

test('invoices are deleted eight years after theirs, by an administrator, and their numbers stay taken', async () => {
  const id = await returned();
  const issuedOn = async (day: string) => {
    const { issue: issueOn } = invoiceIssuer(server.db, config({}), companyFacts(site), {
      today: () => day,
    });
    return (await issueOn(id, admin.id)).invoice!;
  };
  const thisYear = Number(todayIn('Europe/Berlin').slice(0, 4));
  const old = await issuedOn(`${thisYear - 9}-12-31`);
  await server.db.execute(sql`
    insert into invoice_files (invoice_id, kind, blob_hash) values (${old}, 'pdf', store_blob(${Buffer.from('%PDF-')}))`);
  const noted = { amount: 20, note: '', method: 'card', id: crypto.randomUUID() };
  await desk.make(addPayment, about(id, { ...noted, kind: 'deposit_taken' }));
  const keeping = { ...noted, id: crypto.randomUUID(), kind: 'deposit_kept', invoiceId: old };
  await desk.make(addPayment, about(id, keeping));
  await desk.make(addLine, about(id, { kind: 'cleaning', amount: 15, text: 'Innenraum' }));
  const kept = await issuedOn(`${thisYear - 8}-01-01`);
  const token = admin.token;
  expect((await server.call(releasableInvoices, { token })).body).toEqual([
    { prefix: `RE-${thisYear - 9}-`, count: 1 },
  ]);
  const today = todayIn('Europe/Berlin');
  expect(await listReleasable(server.db, today, today)).toEqual([]);
  await expect(releaseOld(server.db, today, today, admin.id)).rejects.toThrow();
  await expect(server.db.execute(sql`delete from invoices where id = ${old}`)).rejects.toThrow();

  expect((await server.call(releaseInvoices, { token })).status).toBe(200);
  const left = await server.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.reservationId, id));
  expect(left).toEqual([{ id: kept }]);
  expect(await server.db.$count(invoiceFiles, eq(invoiceFiles.invoiceId, old))).toBe(0);
  expect((await server.call(releasableInvoices, { token })).body).toEqual([]);
  const [series] = await server.db
    .select()
    .from(invoiceSeries)
    .where(eq(invoiceSeries.prefix, `RE-${thisYear - 9}-`));
  expect(series).toMatchObject({ lastNumber: 1, releasedBy: admin.id });
  expect(await checkChain(server.db)).toMatchObject({ faults: 0 });
  await expect(server.db.execute(sql`delete from invoices where id = ${kept}`)).rejects.toThrow();
});

test('an invoice that a later one cancels is kept as long as that', async () => {
  const id = await returned();
  const thisYear = Number(todayIn('Europe/Berlin').slice(0, 4));
  let day = `${thisYear - 20}-12-31`;
  const issuer = invoiceIssuer(server.db, config({}), companyFacts(site), { today: () => day });
  const { invoice } = await issuer.issue(id, admin.id);
  day = `${thisYear}-01-02`;
  await issuer.cancel(invoice!, { reason: 'Falsch', reissue: false }, admin.id);
  const today = todayIn('Europe/Berlin');
  expect(await listReleasable(server.db, today, null)).toEqual([]);
  await releaseOld(server.db, today, null, admin.id);
  expect(await issuedOf(id)).toBe(2);
});
