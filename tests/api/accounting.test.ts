import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLine, handOver, takeBack } from '../../contract/counter/counter.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import { cancelInvoice, issueInvoice } from '../../contract/money/invoices.ts';
import { downloadDatev } from '../../contract/office/reports.ts';
import { updateSettings } from '../../contract/office/settings.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { users, vehicles } from '../../server/db/schema/index.ts';
import { addressOf } from '../support/address.ts';
import { readDatev } from '../support/read-datev.ts';
import { newSession } from '../support/session.ts';
import { addVehicles } from '../support/vehicles.ts';
import { full, inHours } from './counter-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

const month = Temporal.Now.plainDateISO('Europe/Berlin').toString().slice(0, 7);

let server: OwnServer;
let token: string;
let userId: number;
beforeAll(async () => {
  const site = new URL('site', import.meta.url).pathname;
  server = await startOwnServer({ CURRENCY: 'EUR', VAT_PERCENT: '19', INVOICE_AT: 'hand' }, site);
  const clerk = await server.newUser();
  await server.db
    .update(users)
    .set({ roles: ['Administrator'] })
    .where(eq(users.id, clerk.id));
  token = await newSession(server.db, clerk.id);
  ({ id: userId } = await server.newUser());
});
afterAll(() => server.close());

/** A rental of three hours at ten an hour. */
async function book(): Promise<number> {
  await addVehicles(server.db, 1, () => ({ bufferMinutes: 0, pricePerDay: null }));
  const all = await server.db.select({ id: vehicles.id }).from(vehicles);
  const now = Temporal.Now.zonedDateTimeISO('Europe/Berlin');
  const { body } = await server.call(createReservationFor, {
    token,
    query: { carId: Math.max(...all.map(({ id }) => id)), userId },
    body: { ...sampleRental(), pickUpTime: inHours(-3, now), dropOffTime: inHours(0, now) },
  });
  return (body.reservation as { id: number }).id;
}

async function write(endpoint: Endpoint, id: number, body: object = {}) {
  const answer = await server.call(endpoint, { token, params: { id }, body });
  expect(answer.status, String(answer.body.message)).toBeLessThan(300);
  return answer.body;
}

const pay = (id: number, kind: string, amount: number) =>
  write(addPayment, id, { id: crypto.randomUUID(), kind, method: 'card', amount, note: '' });

const download = (endpoint: Endpoint, query: Record<string, string>, language = 'de') =>
  server.app.inject({
    url: `/api${addressOf(endpoint, { query })}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });

const decide = (body: object) => server.call(updateSettings, { token, body });

describe('the file for DATEV', () => {
  test('says where the numbers of accountant and company are entered', async () => {
    const answer = await download(downloadDatev, { month });
    expect(answer.statusCode).toBe(409);
    const { code, message } = answer.json<{ code: string; message: string }>();
    expect([code, message]).toEqual([
      'settings_missing',
      expect.stringContaining('in den Einstellungen unter Buchhaltung'),
    ]);
    await decide({ accountChart: 4, datevConsultant: 29_098, datevClient: 55_003 });
    await decide({ accountClaims: 12_345 });
    const long = await download(downloadDatev, { month });
    expect(long.json<{ message: string }>().message).toContain('12345 hat mehr als 4 Stellen');
    await decide({ accountClaims: '' });
  });

  test('has a month’s invoices, cancellations and claims, and payments where they are wanted', async () => {
    const id = await book();
    await pay(id, 'payment', 20);
    await pay(id, 'deposit_taken', 200);
    await write(handOver, id, full);
    await write(takeBack, id, full);
    await write(addLine, id, { kind: 'damage', amount: 100, text: 'Spiegel' });
    const { invoice, claim } = await write(issueInvoice, id);
    const { id: invoiceId, number } = invoice as { id: number; number: string };
    await pay(id, 'payment', 10);
    const cancelled = await write(cancelInvoice, invoiceId, { reason: 'Fehler', reissue: true });
    const [cancellation, again] = [cancelled.cancellation, cancelled.invoice].map(
      (each) => (each as { number: string }).number,
    );

    const read = async () => {
      const answer = await download(downloadDatev, { month });
      expect(answer.headers['content-type']).toBe('text/csv; charset=windows-1252');
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename=EXTF_Buchungsstapel_${month}.csv`,
      );
      return readDatev(answer.rawPayload);
    };
    const short = ({ rows }: ReturnType<typeof readDatev>) =>
      rows.map((row) =>
        [
          ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'Konto'],
          ...['Gegenkonto (ohne BU-Schlüssel)', 'Belegfeld 1'],
        ].map((column) => row[column]),
      );
    const customer = String(10_000 + userId);
    const claimed = (claim as { number: string }).number;
    const issued = [
      ['30,00', 'S', customer, '4400', number],
      ['100,00', 'S', customer, '4970', claimed],
      ['30,00', 'H', customer, '4400', cancellation],
      ['30,00', 'S', customer, '4400', again],
    ];
    const first = await read();
    expect(short(first)).toEqual(issued);
    expect(first.head.slice(10, 16)).toEqual([
      ...['29098', '55003', `${month.slice(0, 4)}0101`, '4'],
      `${month.replace('-', '')}01`,
      expect.stringMatching(/^\d{8}$/),
    ]);
    expect(first.head[20]).toBe('0');

    await decide({ paymentsBooked: 1, accountReceivables: 1210, yearFromMonth: 7 });
    const second = await read();
    const reservation = `R-${String(id).padStart(6, '0')}`;
    const all = issued.map((row) => row.with(2, '1210'));
    // What was paid before the first invoice pays it.
    all.splice(1, 0, ['20,00', 'S', '3272', '1210', number]);
    expect(short(second)).toEqual([
      ...all,
      ['20,00', 'S', '1460', '3272', reservation],
      ['200,00', 'S', '1460', '3550', reservation],
      ['10,00', 'S', '1460', '1210', claimed],
    ]);
    expect(second.head[12]).toMatch(/^\d{4}0701$/);
  });

  test('is refused for what is no month', async () => {
    const { statusCode } = await download(downloadDatev, { month: '2030-13' });
    expect(statusCode).toBe(400);
  });
});
