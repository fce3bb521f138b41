import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelForCustomer } from '../../contract/counter/cancelling.ts';
import {
  addLine,
  handOver,
  recordNoShow,
  takeBack,
  type Counter,
} from '../../contract/counter/counter.ts';
import type { InvoiceContent } from '../../contract/money/invoice-content.ts';
import { getInvoice, issueInvoice } from '../../contract/money/invoices.ts';
import { getMail } from '../../contract/office/mails.ts';
import { getMonthReport } from '../../contract/office/reports.ts';
import { updateSettings } from '../../contract/office/settings.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { lineTexts as german } from '../../contract/texts/de/lines.ts';
import { lineTexts as english } from '../../contract/texts/en/lines.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { mails, users, vehicles } from '../../server/db/schema/index.ts';
import { newSession } from '../support/session.ts';
import { addVehicles } from '../support/vehicles.ts';
import { full, inHours } from './counter-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let token: string;
let userId: number;
beforeAll(async () => {
  const site = new URL('site', import.meta.url).pathname;
  server = await startOwnServer({ CURRENCY: 'EUR', VAT_PERCENT: '19' }, site);
  const clerk = await server.newUser();
  await server.db
    .update(users)
    .set({ roles: ['Administrator'] })
    .where(eq(users.id, clerk.id));
  token = await newSession(server.db, clerk.id);
  ({ id: userId } = await server.newUser());
});
afterAll(() => server.close());

/** A rental of three hours at ten an hour, which ends so many hours from now. */
async function book(until = 0): Promise<number> {
  await addVehicles(server.db, 1, () => ({ bufferMinutes: 0, pricePerDay: null }));
  const all = await server.db.select({ id: vehicles.id }).from(vehicles);
  const now = Temporal.Now.zonedDateTimeISO('Europe/Berlin');
  const { body } = await server.call(createReservationFor, {
    token,
    query: { carId: Math.max(...all.map(({ id }) => id)), userId },
    body: {
      ...sampleRental(),
      pickUpTime: inHours(until - 3, now),
      dropOffTime: inHours(until, now),
    },
  });
  return (body.reservation as { id: number }).id;
}

async function write(endpoint: Endpoint, id: number, body: object = {}): Promise<Counter> {
  const answer = await server.call(endpoint, { token, params: { id }, body });
  expect(answer.status, String(answer.body.message)).toBe(200);
  return answer.body.counter as Counter;
}

const decide = (body: object) => server.call(updateSettings, { token, body });
const rateOf = ({ lines }: Counter) => lines.at(-1)!.vatPercent;
const add = (id: number, kind: string) => write(addLine, id, { kind, amount: 20, text: 'Aufwand' });

async function reported(reservationId: number) {
  const month = Temporal.Now.plainDateISO('Europe/Berlin').toString().slice(0, 7);
  const { body } = await server.call(getMonthReport, { token, query: { month } });
  const lines = body.lines as { reservationId: number; kind: string; vatPercent: number }[];
  return lines
    .filter((line) => line.reservationId === reservationId)
    .map(({ kind, vatPercent }) => [kind, vatPercent]);
}

async function invoiced(id: number): Promise<InvoiceContent> {
  const { status, body } = await server.call(issueInvoice, { token, params: { id } });
  expect(status, String(body.message)).toBe(201);
  const { id: invoiceId } = body.invoice as { id: number };
  const answer = await server.call(getInvoice, { token, params: { id: invoiceId } });
  return answer.body.content as InvoiceContent;
}

test('a fee is taxed until the company decides that it is not', async () => {
  const id = await book();
  expect(rateOf(await add(id, 'fine'))).toBe(19);
  await decide({ fineTaxed: 1 });
  expect(rateOf(await add(id, 'fine'))).toBe(19);
  await decide({ fineTaxed: 0 });
  expect(rateOf(await add(id, 'fine'))).toBe(0);
  expect(rateOf(await add(id, 'cancellation'))).toBe(19);
  await decide({ cancellationTaxed: 0 });
  expect(rateOf(await add(id, 'cancellation'))).toBe(0);
  expect(rateOf(await add(id, 'cleaning'))).toBe(19);
  expect(rateOf(await add(id, 'fee'))).toBe(19);
});

test('an untaxed fee has no tax in the report and on the invoice, whatever is decided later', async () => {
  await decide({ fineTaxed: 0 });
  const id = await book();
  await write(handOver, id, full);
  await write(takeBack, id, full);
  await add(id, 'fine');
  await add(id, 'cleaning');
  await decide({ fineTaxed: 1 });
  expect(await reported(id)).toEqual([
    ['rental', 19],
    ['fine', 0],
    ['cleaning', 19],
  ]);
  const content = await invoiced(id);
  expect(content).toMatchObject({ kind: 'invoice', gross: 70, tax: 7.98 });
  expect(content.taxes).toEqual([
    { vatPercent: 19, net: 42.02, tax: 7.98, gross: 50 },
    { vatPercent: 0, net: 20, tax: 0, gross: 20 },
  ]);
  expect(content.untaxedBecause).toContain('keine Umsatzsteuer');
});

test.each([
  [null, 19],
  [1, 19],
  [0, 0],
])('the fee of a no-show, with %s decided, has %i percent', async (noShowTaxed, percent) => {
  await decide({ noShowTaxed });
  const id = await book();
  expect(rateOf(await write(recordNoShow, id, { fee: 20 }))).toBe(percent);
  expect(await reported(id)).toEqual([['no_show', percent]]);
  const { taxes, untaxedBecause } = await invoiced(id);
  expect(taxes).toMatchObject([{ vatPercent: percent, gross: 20 }]);
  expect(untaxedBecause === '').toBe(percent !== 0);
});

test.each([
  ['cancellation', true],
  ['fee', true],
  ['fine', false],
])(
  'the mail of a cancelled booking with a %s tells what may be proven: %s',
  async (kind, tells) => {
    const id = await book(30);
    await add(id, kind);
    await write(cancelForCustomer, id);
    const [mail] = await server.db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.reservationId, id), eq(mails.template, 'booking-cancelled')));
    const { body } = await server.call(getMail, { token, params: { id: mail!.id } });
    const text = (body.content as { text: string }).text.replaceAll(/\s+/g, ' ');
    expect([english, german].some(({ lowerLoss }) => text.includes(lowerLoss))).toBe(tells);
  },
);
