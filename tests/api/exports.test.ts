import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { exportReservations, exportUsers, exportVehicles } from '../../contract/office/exports.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { createReservation } from '../../contract/reservations/reservations.ts';
import { eraseCustomer } from '../../contract/office/own-data.ts';
import {
  pageReservations,
  createReservationFor,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { currentUser, pageUsers, setLanguage, type User } from '../../contract/users/users.ts';
import { updateProfile, updateUser } from '../../contract/users/user-edit.ts';
import { pageFleet } from '../../contract/vehicles/vehicles.ts';
import { administrator, inDays, newCustomer, newVehicle, times, unique } from './actors.ts';
import { addressOf } from '../support/address.ts';
import { unusedPlate } from '../support/vehicles.ts';
import { call } from './call.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

async function download(
  endpoint: Endpoint,
  query: Record<string, string | number> = {},
  language = 'en',
) {
  const answer = await fetch(inject('api') + addressOf(endpoint, { query }), {
    headers: { authorization: `Bearer ${admin}`, 'accept-language': language },
  });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/** The rows of the one sheet below its header. */
async function sheetOf(
  endpoint: Endpoint,
  query?: Record<string, string | number>,
  language?: string,
) {
  const { bytes } = await download(endpoint, query, language);
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  expect(sheets).toHaveLength(1);
  const [header, ...rows] = sheets[0]!.rows;
  return { sheet: sheets[0]!, header, rows };
}

describe.each([
  ['users', exportUsers],
  ['cars', exportVehicles],
  ['reservations', exportReservations],
])('%s.xlsx', (name, endpoint) => {
  test('is a workbook to save', async () => {
    const { answer, bytes } = await download(endpoint);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=${name}.xlsx`);
    expect(new TextDecoder().decode(bytes.subarray(0, 2))).toBe('PK');
  });

  test('has a frozen header and widths', async () => {
    const { sheet } = await sheetOf(endpoint);
    expect(sheet.freezePane?.rows).toBe(1);
    expect(sheet.columns?.every(({ width }) => width! >= 8)).toBe(true);
  });
});

test('users: what a business and an administrator have added stands behind what was there', async () => {
  const { id, token, ...me } = await newCustomer();
  const mark = unique('Firma');
  const known = {
    companyName: mark,
    vatId: 'DE123456788',
    city: 'Wien',
    country: 'AT',
    leitwegId: '992-90009-96',
    invoiceEmail: 'rechnung@example.com',
    licenceClass: 'BE',
    language: 'de',
    blocked: true,
    licenceSeenOn: '2026-03-29',
    roles: ['Customer'],
  };
  await call(setLanguage, { token, body: { language: 'de' } });
  await call(updateUser, { token: admin, params: { id }, body: { ...me, ...known } });
  const { header, rows } = await sheetOf(exportUsers, { search: mark });
  expect(header?.slice(0, 3)).toEqual(['Id', 'First Name', 'Last Name']);
  expect(header?.indexOf('Registered')).toBe(9);
  expect(Object.fromEntries(header!.map((name, place) => [name, rows[0]![place]]))).toMatchObject({
    Company: mark,
    'VAT ID': 'DE123456788',
    Blocked: true,
    'Licence Class': 'BE',
    'Licence Seen': new Date('2026-03-29T00:00Z'),
    Language: 'Deutsch',
    Town: 'Wien',
    Country: 'Austria',
    'Leitweg-ID': '992-90009-96',
    'Email for invoices': 'rechnung@example.com',
  });
});

test('reservations: dates are wall-clock times, money is a number', async () => {
  const [model, customer] = [unique('Tabelle'), await newCustomer()];
  const query = { carId: await newVehicle(admin, { model, pricePerHour: 10.05 }) };
  await call(createReservation, { token: customer.token, query, body: times(70) });
  const { header, rows } = await sheetOf(exportReservations);
  const row = rows.find((cells) => cells[1] === model)!;
  const byName = Object.fromEntries(header!.map((name, place) => [name, row[place]]));
  expect(byName).toMatchObject({
    Customer: 'Erika Mustermann',
    Email: customer.email,
    'Pick-up': 'Bremen',
    'Pick-up Time': new Date(`${inDays(70)}Z`),
    'Drop-off Time': new Date(`${inDays(70, '12:00')}Z`),
    Status: 'CREATED',
    Price: 20.1,
  });
});

test.each([
  ['DONE', { Customer: 'Erika Mustermann', Address: 'Musterstraße 1, 12345' }],
  ['CANCELLED', { Customer: '', Address: '' }],
])('reservations: %s ones of erased customers have %o', async (status, kept) => {
  const [model, customer] = [unique('Tabelle'), await newCustomer()];
  const carId = await newVehicle(admin, { model });
  const asked = { query: { carId, userId: customer.id }, body: times(-3) };
  const { body } = await call(createReservationFor, { token: admin, ...asked });
  const query = { carId, reservationId: body.reservation!.id! };
  await call(updateReservation, { token: admin, query, body: { ...times(-3), status } });
  const rowOf = async () => {
    const { header, rows } = await sheetOf(exportReservations, { carId });
    return Object.fromEntries(header!.map((name, place) => [name, rows[0]![place] ?? '']));
  };
  const asBooked = { Customer: 'Erika Mustermann', Address: 'Musterstraße 1, 12345' };
  expect(await rowOf()).toMatchObject({ ...asBooked, Email: customer.email });
  await call(eraseCustomer, { token: admin, params: { id: customer.id } });
  const erased = await rowOf();
  expect(erased).toMatchObject({ ...kept, Email: '' });
});

describe('a download', () => {
  const ids = (rows: unknown[][]) => rows.map(([id]) => id as number);
  const rowsOf = async (endpoint: Endpoint, query: Record<string, string | number>) =>
    (await sheetOf(endpoint, query)).rows;

  test('of users has the search’s results, in the order of the list', async () => {
    const mark = unique('Auszug');
    for (const [index, firstName] of ['Cem', 'Ada', 'Ben'].entries()) {
      const { token, ...me } = await newCustomer();
      await call(updateProfile, { token, body: { ...me, firstName, lastName: mark } });
      expect(ids(await rowsOf(exportUsers, { search: mark }))).toHaveLength(index + 1);
    }
    const query = { search: `${mark} example`, sort: 'firstName', direction: 'DESC' };
    const list = await call(pageUsers, { token: admin, query });
    const rows = await rowsOf(exportUsers, query);
    expect(rows.map((row) => row[1])).toEqual(['Cem', 'Ben', 'Ada']);
    expect(ids(rows)).toEqual(list.body.content.map(({ id }) => id));
  });

  test('of vehicles is in the order of the list', async () => {
    // Other tests add vehicles meanwhile.
    const search = unique('Auszug');
    for (const age of [5, 7, 6]) await newVehicle(admin, { model: `${search} ${age}`, age });
    const query = { sort: 'age', direction: 'DESC', search };
    const list = await call(pageFleet, { token: admin, query });
    const rows = ids(await rowsOf(exportVehicles, query));
    expect(rows).toEqual(list.body.content.map(({ id }) => id));
    const usual = ids(await rowsOf(exportVehicles, {}));
    expect(usual).toEqual(usual.toSorted((one, other) => one - other));
  });

  test('of reservations has those that the filters match', async () => {
    const customer = await newCustomer();
    const carId = await newVehicle(admin);
    for (const day of [60, 62, 64])
      await call(createReservation, {
        token: customer.token,
        query: { carId },
        body: times(day),
      });
    const query = {
      carId,
      status: 'CREATED',
      sort: 'pickUpTime',
      direction: 'DESC',
      from: inDays(60).slice(0, 10),
      until: inDays(62).slice(0, 10),
    };
    const list = await call(pageReservations, { token: admin, query });
    expect(list.body.totalElements).toBe(2);
    const rows = ids(await rowsOf(exportReservations, query));
    expect(rows).toEqual(list.body.content.map(({ id }) => id));
    expect(await rowsOf(exportReservations, { carId, status: 'DONE' })).toEqual([]);
  });

  test.each([
    [exportUsers, { sort: 'passwordHash' }],
    [exportVehicles, { direction: 'sideways' }],
    [exportReservations, { status: 'LOST' }],
  ])('is refused like its list', async (endpoint, query: Record<string, string>) => {
    expect((await download(endpoint, query)).answer.status).toBe(400);
  });
});

test('vehicles: numbers and booleans', async () => {
  const model = unique('Tabelle');
  const licencePlate = unusedPlate();
  const known = { doors: 5, seats: 5, luggage: 2, fuelType: 'Diesel', bufferMinutes: 30 };
  const id = await newVehicle(admin, {
    model,
    licencePlate,
    ...known,
    pricePerHour: '9.90',
  });
  const { rows } = await sheetOf(exportVehicles, { search: model, category: 'small_car' });
  expect(rows).toHaveLength(1);
  expect(rows.find((row) => row[1] === model)).toEqual([
    ...[id, model, 'Small car', licencePlate, 'bauhof-nord', 5, 5, 2, 380, 0.3, 75, false],
    ...['Automatic', true, 'Diesel', 'B', 18, 'WDB9066331S123456', new Date('2029-06-17'), 0],
    ...[9.9, 79, 395, 150, 0.25, 300, 18_250, 30],
    ...[new Date('2031-04-30'), new Date('2030-10-31'), false],
    'Inspection: due 2031-04-30, every 12 months, blocks\nSafety check: due 2030-10-31, every 12 months, blocks',
  ]);
});

test.each([
  '=1+1',
  '+49',
  '-2',
  '@SUM(A1)',
  "=cmd|' /C calc'!A0",
  '00123',
  '<b>&"]]>',
  '2030-01-01',
])('the text %j stays a text', async (text) => {
  const { token } = await newCustomer();
  const { firstName, email, phoneNumber, address, zipCode } = (await call(currentUser, { token }))
    .body as User;
  const lastName = unique('Formel');
  const body = { firstName, lastName, email, phoneNumber, address, zipCode };
  await call(updateProfile, { token, body: { ...body, firstName: text } });
  const { sheet, rows } = await sheetOf(exportUsers);
  const place = rows.findIndex((row) => row[2] === lastName);
  expect(rows[place]?.[1]).toBe(text);
  expect(rows[place]?.[6]).toBe('12345');
  expect(sheet.cells?.get(`${place + 1},1`)?.formula).toBeUndefined();
});

test.each([
  [exportUsers, 'Rollen', 'Kunde'],
  [exportVehicles, 'Getriebe', 'Automatik'],
  [exportVehicles, 'Antrieb', 'Elektro'],
  [exportReservations, 'Status', 'Gebucht'],
])('a German workbook has German words (%#)', async (endpoint, head, word) => {
  const { token } = await newCustomer();
  const carId = await newVehicle(admin);
  await call(createReservation, { token, query: { carId }, body: times(66) });
  const { header, rows } = await sheetOf(endpoint, {}, 'de');
  expect(rows.map((row) => row[header!.indexOf(head)])).toContain(word);
});
