import { eq, sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLine } from '../../contract/counter/counter.ts';
import { downloadMonthReport, getMonthReport } from '../../contract/office/reports.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { reservations, users } from '../../server/db/schema/index.ts';
import { addressOf } from '../support/address.ts';
import { newSession } from '../support/session.ts';
import { addVehicles, unusedPlate } from '../support/vehicles.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

interface Report {
  lines: Record<string, unknown>[];
  totals: unknown[];
  sums: unknown[];
}

let server: OwnServer;
let admin: string;
let userId: number;
beforeAll(async () => {
  server = await startOwnServer({ CURRENCY: 'EUR', VAT_PERCENT: '19' });
  const clerk = await server.newUser();
  await server.db
    .update(users)
    .set({ roles: ['Administrator'] })
    .where(eq(users.id, clerk.id));
  admin = await newSession(server.db, clerk.id);
  ({ id: userId } = await server.newUser());
});
afterAll(() => server.close());

const plain = { pricePerHour: 10.05, pricePerDay: null, pricePerWeek: null, bufferMinutes: 0 };

/** A reservation of three hours until a wall time, of a vehicle of its own. */
async function book(until: string, model = 'Kombi', licencePlate = unusedPlate()) {
  await addVehicles(server.db, 1, () => ({ ...plain, model, licencePlate }));
  const { rows } = await server.db.execute<{ id: number }>(sql`select max(id) as id from vehicles`);
  const end = Temporal.PlainDateTime.from(until);
  const { body } = await server.call(createReservationFor, {
    token: admin,
    query: { carId: rows[0]!.id, userId },
    body: {
      ...sampleRental(),
      pickUpTime: `${end.subtract({ hours: 3 }).toString({ smallestUnit: 'second' })}`,
      dropOffTime: `${end.toString({ smallestUnit: 'second' })}`,
    },
  });
  return (body.reservation as { id: number }).id;
}

const add = (id: number, body: object) =>
  server.call(addLine, { token: admin, params: { id }, body });

async function report(month: string) {
  const { body } = await server.call(getMonthReport, { token: admin, query: { month } });
  return body as unknown as Report;
}

const file = (month: string, format: string, language: string) =>
  server.app.inject({
    url: `/api${addressOf(downloadMonthReport, { query: { month, format } })}`,
    headers: { authorization: `Bearer ${admin}`, 'accept-language': language },
  });

/** Years of this century in which nothing else is booked; the past needs less than two years. */
const year = Temporal.Now.plainDateISO().year + 1;

test('has each line with its tax, and totals by rate that are the sums of the lines', async () => {
  const month = `${year}-03`;
  const id = await book(`${month}-14T12:00:00`, 'Kombi', 'W-V 12');
  await add(id, { kind: 'fee', amount: 12.34, text: 'Reinigung' });
  await add(id, { kind: 'damage', amount: 100, text: 'Spiegel' });
  await add(id, { kind: 'discount', amount: 5, text: 'Kulanz' });
  const { lines, totals, sums } = await report(month);
  const number = `R-${String(id).padStart(6, '0')}`;
  const about = { reservationId: id, number, vehicle: 'Kombi', licencePlate: 'W-V 12' };
  expect(lines).toMatchObject([
    { ...about, kind: 'rental', vatPercent: 19, gross: 30.15, vat: 4.82, net: 25.33 },
    { kind: 'fee', text: 'Fee: Reinigung', gross: 12.34, vat: 1.97, net: 10.37 },
    { kind: 'damage', vatPercent: 0, gross: 100, vat: 0, net: 100 },
    { kind: 'discount', gross: -5, vat: -0.8, net: -4.2 },
  ]);
  expect(lines.every(({ date }) => date === `${month}-14`)).toBe(true);
  expect(totals).toEqual([
    { currency: 'EUR', vatPercent: 19, net: 31.5, vat: 5.99, gross: 37.49 },
    { currency: 'EUR', vatPercent: 0, net: 100, vat: 0, gross: 100 },
  ]);
  expect(sums).toEqual([{ currency: 'EUR', net: 131.5, vat: 5.99, gross: 137.49 }]);
});

test('counts a rental by its end at the company’s place, by its return once it is back', async () => {
  const [first, last] = [`${year}-05`, `${year}-06`];
  // Half an hour before midnight UTC is the next day in Berlin, and the next month.
  const late = await book(`${last}-01T00:30:00`);
  const early = await book(`${first}-31T23:30:00`);
  const ids = async (month: string) =>
    (await report(month)).lines.map((line) => line.reservationId);
  expect([await ids(first), await ids(last)]).toEqual([[early], [late]]);
  await server.db
    .update(reservations)
    .set({
      status: 'DONE',
      pickedUpAt: new Date(`${first}-31T18:00:00Z`),
      returnedAt: new Date(`${last}-02T08:00:00Z`),
    })
    .where(eq(reservations.id, early));
  expect([await ids(first), await ids(last)]).toEqual([[], [late, early]]);
});

test('of cancelled rentals has the fees only', async () => {
  const month = `${year}-08`;
  const [without, withFee] = [
    await book(`${month}-02T12:00:00`),
    await book(`${month}-03T12:00:00`),
  ];
  await add(withFee, { kind: 'fee', amount: 25, text: 'Storno' });
  await server.db.update(reservations).set({ status: 'CANCELLED' });
  const { lines, sums } = await report(month);
  expect(without).toBeGreaterThan(0);
  expect(lines).toMatchObject([{ reservationId: withFee, kind: 'fee', gross: 25 }]);
  expect(sums).toMatchObject([{ gross: 25, net: 21.01, vat: 3.99 }]);
});

test('has a line for what was agreed before rates were stored', async () => {
  const month = `${year}-09`;
  const id = await book(`${month}-02T12:00:00`);
  await server.db
    .update(reservations)
    .set({ pricePerHour: null, vatPercent: null, currency: null, totalPrice: 33 })
    .where(eq(reservations.id, id));
  const { lines } = await report(month);
  expect(lines).toMatchObject([{ kind: 'rental', gross: 33, vatPercent: 19, currency: 'EUR' }]);
});

test('is a workbook with numbers and totals, in the reader’s language', async () => {
  const month = `${year}-10`;
  const id = await book(`${month}-02T12:00:00`, '=1+1');
  await add(id, { kind: 'fee', amount: 7, text: '@Reinigung' });
  const answer = await file(month, 'xlsx', 'de');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename=monatsbericht-${month}.xlsx`,
  );
  const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
  const [head, first, second, ...totals] = sheets[0]!.rows;
  expect(head!.slice(0, 4)).toEqual(['Buchung', 'Kunde', 'Fahrzeug', 'Kennzeichen']);
  expect(first).toContain('=1+1');
  expect(first!.slice(-4)).toEqual([19, 25.34, 4.81, 30.15]);
  expect(second).toContain('Gebühr: @Reinigung');
  expect(totals.map((row) => [row[0], row[12]])).toEqual([
    ['Summe zu 19 %', 37.15],
    ['Summe', 37.15],
  ]);
});

test('is CSV that a spreadsheet opens, in which no text is a formula', async () => {
  const month = `${year}-11`;
  await book(`${month}-02T12:00:00`, '=HYPERLINK("https://example.com")');
  const german = await file(month, 'csv', 'de');
  expect(german.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(german.body.charCodeAt(0)).toBe(0xfeff);
  const [head, first, ...rest] = german.body.slice(1).split('\r\n');
  expect(head).toMatch(/^"Buchung";"Kunde";"Fahrzeug";/);
  expect(first).toContain(`;"'=HYPERLINK(""https://example.com"")";`);
  expect(first).toMatch(/;"EUR";19;25,34;4,81;30,15$/);
  expect(rest.at(-1)).toBe('');
  const english = await file(month, 'csv', 'en');
  expect(english.body.split('\r\n')[1]).toMatch(/,"EUR",19,25\.34,4\.81,30\.15$/);
});

test('of a month without rentals is empty, and other months than those of a calendar are refused', async () => {
  expect(await report('2001-02')).toMatchObject({
    month: '2001-02',
    lines: [],
    totals: [],
    sums: [],
  });
  for (const month of ['2030-13', '2030-1', 'May', '0999-01']) {
    const { status, body } = await server.call(getMonthReport, { token: admin, query: { month } });
    expect([status, Object.keys(body.errors as object)]).toEqual([400, ['month']]);
  }
});

test('the totals are the same without the lines', async () => {
  const query = { month: '2030-01' };
  const { body } = await server.call(getMonthReport, { token: admin, query });
  const { body: short } = await server.call(getMonthReport, {
    token: admin,
    query: { ...query, lines: 'false' },
  });
  expect(short).toMatchObject({ totals: body.totals, sums: body.sums, lines: [] });
});
