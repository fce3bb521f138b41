import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLine, handOver, takeBack } from '../../contract/counter/counter.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import { cancelInvoice, issueInvoice } from '../../contract/money/invoices.ts';
import {
  downloadAudit,
  downloadDatev,
  downloadMonthReport,
} from '../../contract/office/reports.ts';
import { updateSettings } from '../../contract/office/settings.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { users, vehicles } from '../../server/db/schema/index.ts';
import { addressOf } from '../support/address.ts';
import { readDatev } from '../support/read-datev.ts';
import { newSession } from '../support/session.ts';
import { unzipped } from '../support/unzipped.ts';
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

describe('the month for the accountant', () => {
  test('is a workbook with invoices, payments, advances and what is not invoiced', async () => {
    const open = await book();
    await pay(open, 'payment', 11.9);
    const back = await book();
    await write(handOver, back, full);
    await write(takeBack, back, full);
    const answer = await download(downloadMonthReport, { month });
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload), { readStyles: true });
    expect(sheets.map(({ name }) => name)).toEqual([
      ...['Mieten', 'Rechnungen', 'Zahlungen', 'Anzahlungen', 'Ohne Rechnung'],
    ]);
    const [, invoices, payments, advances, pending] = sheets.map(({ rows }) => rows);
    const ends = (rows: unknown[][] | undefined, count: number) =>
      rows!.slice(-count).map((row) => [row[0], ...row.slice(-3)]);
    expect(ends(invoices, 3)).toEqual([
      ['Summe zu 19 %', 25.21, 4.79, 30],
      ['Schadenersatz, nicht steuerbar', 100, 0, 100],
      ['Summe', 125.21, 4.79, 130],
    ]);
    expect(invoices![1]![2]).toBeInstanceOf(Date);
    expect(sheets[1]!.autoFilter?.range).toBe('A1:N5');
    expect(payments!.slice(-2).map((row) => [row[0], row.at(-1)])).toEqual([
      ['Kaution erhalten, Karte', 200],
      ['Zahlung, Karte', 41.9],
    ]);
    const number = (id: number) => `R-${String(id).padStart(6, '0')}`;
    expect(advances!.find(([, of]) => of === number(open))!.slice(-4)).toEqual([19, 10, 1.9, 11.9]);
    expect(ends(pending, 2)).toEqual([
      [number(back), 30, 0, 30],
      ['Summe', 30, 0, 30],
    ]);
  });

  test('is CSV, a sheet at a time, with the dates and numbers of the reader', async () => {
    const query = { month, format: 'csv', sheet: 'invoices' };
    const german = await download(downloadMonthReport, query);
    expect(german.headers['content-disposition']).toBe(
      `attachment; filename=rechnungen-${month}.csv`,
    );
    const [, first] = german.body.split('\r\n');
    expect(first).toMatch(/^"RE-[\d-]+";"Rechnung";\d\d\.\d\d\.\d{4};.*;19;25,21;4,79;30,00$/);
    const english = await download(downloadMonthReport, query, 'en');
    expect(english.body.split('\r\n')[1]).toMatch(
      /,"Invoice",\d{4}-\d\d-\d\d,.*,25\.21,4\.79,30\.00$/,
    );
    const unknown = await download(downloadMonthReport, { ...query, sheet: 'cash' });
    expect(unknown.statusCode).toBe(400);
  });
});

test('an auditor gets the tables of a period, with a description of each column', async () => {
  const [from, until] = [`${month}-01`, `${month}-28`];
  const last = Temporal.Now.plainDateISO('Europe/Berlin').toString();
  const answer = await download(downloadAudit, { from, until: last > until ? last : until });
  expect(answer.headers['content-type']).toBe('application/zip');
  const files = unzipped(answer.rawPayload);
  expect([...files.keys()]).toEqual([
    ...['index.csv', 'rechnungen.csv', 'zahlungen.csv', 'monatsbericht.csv', 'belege.csv'],
    'verlauf.csv',
  ]);
  const rows = (name: string): string[][] =>
    parse(files.get(`${name}.csv`)!, { delimiter: ';', bom: true });
  const [head, ...documents] = rows('belege');
  expect(head).toEqual([
    ...['Beleg', 'Ausgestellt am', 'Ausgestellt von', 'Inhalt', 'Prüfwert davor', 'Prüfwert'],
  ]);
  expect(documents.length).toBe(4);
  for (const [number, , , content, before, hash] of documents) {
    expect((JSON.parse(content!) as { number: string }).number).toBe(number);
    const digest = createHash('sha256').update(Buffer.from(before!, 'hex')).update(content!);
    expect(digest.digest('hex')).toBe(hash);
  }
  const described = rows('index').slice(1);
  expect(described.every(([, , meaning]) => meaning !== '')).toBe(true);
  for (const name of ['rechnungen', 'zahlungen', 'monatsbericht', 'belege', 'verlauf'])
    expect(
      described.filter(([file]) => file === `${name}.csv`).map(([, column]) => column),
    ).toEqual(rows(name)[0]);
  expect(rows('verlauf').length).toBeGreaterThan(5);
  expect(
    rows('zahlungen')
      .slice(1)
      .every((row) => row.length === 9),
  ).toBe(true);

  const none = await download(downloadAudit, { from: '2001-01-01', until: '2001-01-31' });
  expect(unzipped(none.rawPayload).get('verlauf.csv')!.split('\r\n').length).toBe(2);
  const wrong = await download(downloadAudit, { from: until, until: from });
  expect(wrong.statusCode).toBe(400);
});
