import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../contract/values/limits.ts';
import { createReservation } from '../../contract/reservations/reservations.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import {
  quoteVehicle,
  searchVehicles,
  type SearchResult,
  vehicleCalendar,
} from '../../contract/reservations/search.ts';
import { english } from '../support/english.ts';
import {
  administrator,
  hoursFrom,
  inDays,
  newCustomer,
  newVehicle,
  times,
  unique,
  type Customer,
} from './actors.ts';
import { call } from './call.ts';
import { inHours } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

/** The rows of an answer without groups. */
const rowsOf = ({ content }: { content: object[] }) => content as SearchResult[];

/** More than other tests' vehicles have: these could be more than an answer holds. */
const seats = 500;
const add = (changed: object) => newVehicle(admin, { seats, homePlace: null, ...changed });

const asked = (days: number, from = '10:00', to = '12:00') => ({
  pickUpDateTime: inDays(days, from),
  dropOffDateTime: inDays(days, to),
});
const book = (carId: number, days: number, from?: string, to?: string) =>
  call(createReservation, { token: customer.token, query: { carId }, body: times(days, from, to) });

/** The vehicles found that have these seats and whose model begins with a word, by model. */
async function search(word: string, query: Record<string, string>) {
  const { status, body } = await call(searchVehicles, {
    query: { size: '1000', seats: `${seats}`, ...query },
  });
  expect(status).toBe(200);
  return rowsOf(body).filter(({ model }) => model.startsWith(word));
}

describe('a search', () => {
  test('finds what is free, with its price, for anybody', async () => {
    const word = unique('Suche');
    const free = await add({ model: `${word} a`, pricePerHour: 10 });
    const taken = await add({ model: `${word} b`, pricePerHour: 10, bufferMinutes: 0 });
    await book(taken, 30, '09:00', '11:00');
    const found = await search(word, asked(30));
    expect(found).toMatchObject([{ id: free, available: true, totalPrice: 20, nextFree: null }]);
    const all = await search(word, { ...asked(30), include: 'taken' });
    expect(all).toMatchObject([
      { id: free, available: true },
      {
        id: taken,
        available: false,
        totalPrice: 20,
        nextFree: { pickUpTime: inDays(30, '11:00'), dropOffTime: inDays(30, '13:00') },
      },
    ]);
  });

  test('finds the next time of the same elapsed length across a clock change, as the quote does', async () => {
    const word = unique('Suche');
    const id = await add({ model: word, bufferMinutes: 0 });
    const soon = Temporal.Now.zonedDateTimeISO('Europe/Berlin').add({ days: 10 });
    const change = soon.getTimeZoneTransition('next')!;
    const at = (days: number) =>
      change
        .add({ days })
        .withPlainTime('10:00')
        .toPlainDateTime()
        .toString({ smallestUnit: 'second' });
    const places = { pickUpLocation: 'Gießen', dropOffLocation: 'Gießen' };
    const rental = { pickUpTime: at(-5), dropOffTime: at(-2) };
    const body = { ...rental, ...places };
    await call(createReservation, { token: customer.token, query: { carId: id }, body });
    const query = { pickUpDateTime: at(-5), dropOffDateTime: at(-2) };
    const [found] = await search(word, { ...query, include: 'taken' });
    const { body: quote } = await call(quoteVehicle, { params: { id }, query });
    expect(quote.nextFree).toMatchObject({ pickUpTime: at(-2) });
    expect(quote.nextFree).not.toMatchObject({ dropOffTime: at(1) });
    expect(found).toMatchObject({ nextFree: quote.nextFree });
  });

  test('tells administrators the licence plate, and of past times and long rentals too', async () => {
    const word = unique('Suche');
    await add({ model: word, licencePlate: 'XX-SU 1', pricePerDay: null });
    const long = { pickUpDateTime: inDays(-3), dropOffDateTime: inDays(200) };
    const few = { size: '1000', seats: `${seats}` };
    const query = { ...few, ...long };
    const found = await call(searchVehicles, { token: admin, query });
    expect(found.headers.get('cache-control')).toBe('private, no-store');
    expect(rowsOf(found.body).filter(({ model }) => model === word)).toMatchObject([
      { licencePlate: 'XX-SU 1', available: true },
    ]);
    for (const token of [undefined, customer.token]) {
      expect((await call(searchVehicles, { token, query })).status).toBe(400);
      const { body } = await call(searchVehicles, { token, query: few });
      const [vehicle] = rowsOf(body).filter(({ model }) => model === word);
      expect(vehicle).not.toHaveProperty('licencePlate');
    }
  });

  test('finds all without a time, and no price', async () => {
    const word = unique('Suche');
    const id = await add({ model: word });
    const found = { id, available: true, totalPrice: null };
    expect(await search(word, {})).toMatchObject([found]);
    const query = { size: '1000', sort: 'seats', direction: 'DESC' };
    const { body } = await call(searchVehicles, { query });
    expect(body.content).toContainEqual(expect.objectContaining(found));
  });

  test('meets every wish', async () => {
    const word = unique('Suche');
    const wanted = {
      category: 'van',
      homePlace: 'bauhof-nord',
      transmission: 'Manuel',
      fuelType: 'Diesel',
      towBar: true,
      licenceClass: 'B',
      pricePerHour: 20,
      pricePerDay: null,
      pricePerWeek: null,
    };
    await add({ ...wanted, model: word });
    const wishes = {
      category: 'van',
      homePlace: 'bauhof-nord',
      seats: `${seats}`,
      transmission: 'Manuel',
      fuelType: 'Diesel',
      towBar: 'true',
      licenceClass: 'BE',
      maxPrice: '40',
    };
    expect(await search(word, { ...asked(31), ...wishes })).toHaveLength(1);
    for (const other of [
      { category: 'box' },
      { homePlace: 'lager-sued' },
      { seats: `${seats + 1}` },
      { transmission: 'Automatic' },
      { fuelType: 'LPG' },
      { maxPrice: '39.99' },
    ])
      expect(await search(word, { ...asked(31), ...wishes, ...other })).toEqual([]);
  });

  test('of a place finds what stands anywhere, too', async () => {
    const word = unique('Suche');
    for (const homePlace of ['bauhof-nord', 'lager-sued', null])
      await add({ model: word, homePlace });
    const found = await search(word, { ...asked(31), homePlace: 'bauhof-nord' });
    expect(found.map(({ homePlace }) => homePlace)).toEqual(['bauhof-nord', null]);
  });

  test('sorts by price, and pages', async () => {
    const word = unique('Suche');
    for (const [place, pricePerHour] of [30, 10, 20].entries())
      await add({ model: `${word} ${place}`, pricePerHour });
    const cheap = await search(word, { ...asked(32), sort: 'price' });
    expect(cheap.map(({ totalPrice }) => totalPrice)).toEqual([20, 40, 60]);
    const page = { ...asked(32), size: '1', page: '0' };
    const { body } = await call(searchVehicles, { query: page });
    expect(body).toMatchObject({ number: 0, size: 1, last: false });
    expect(body.content).toHaveLength(1);
  });

  test.each([
    [{ pickUpDateTime: inDays(5) }, 'dropOffDateTime', english.search.oneTime],
    [asked(-2), 'pickUpDateTime', english.reservations.pickUpPast],
    [{ ...asked(5), category: 'tank' }, 'category', english.vehicles.category],
    [{ include: 'all' }, 'include', english.search.include],
  ])('refuses %o', async (query, field, message) => {
    const answer = await call(searchVehicles, { query });
    expect([answer.status, answer.body.errors]).toEqual([400, { [field]: message }]);
  });
});

describe('a quote', () => {
  test('has the lines of its price', async () => {
    const id = await newVehicle(admin, { pricePerHour: 20, pricePerDay: 100, pricePerWeek: null });
    const query = { pickUpDateTime: inDays(40), dropOffDateTime: hoursFrom(40, 26) };
    const { body } = await call(quoteVehicle, { params: { id }, query });
    expect(body).toEqual({
      available: true,
      totalPrice: 140,
      changeableUntil: hoursFrom(40, -24),
      takenUntil: null,
      nextFree: null,
      alternatives: [],
      lines: [
        { kind: 'rental', unit: 'day', quantity: 1, unitPrice: 100, amount: 100, vatPercent: 0 },
        { kind: 'rental', unit: 'hour', quantity: 2, unitPrice: 20, amount: 40, vatPercent: 0 },
      ],
    });
  });

  test('says until when it is taken, and what is free instead', async () => {
    const id = await newVehicle(admin, { bufferMinutes: 40, category: 'flatbed', homePlace: null });
    // Enough that none is another test's, which might change it meanwhile.
    for (let count = 0; count < limits.alternatives; count += 1)
      await newVehicle(admin, { category: 'flatbed' });
    await book(id, 42, '08:00', '10:30');
    const { body } = await call(quoteVehicle, { params: { id }, query: asked(42) });
    expect(body).toMatchObject({
      available: false,
      takenUntil: inDays(42, '11:10'),
      nextFree: { pickUpTime: inDays(42, '11:15'), dropOffTime: inDays(42, '13:15') },
    });
    expect(body.alternatives.map(({ category }) => category)).toEqual(
      Array.from({ length: limits.alternatives }, () => 'flatbed'),
    );
    for (const other of body.alternatives) {
      const { body: quote } = await call(quoteVehicle, {
        params: { id: other.id },
        query: asked(42),
      });
      expect(quote).toMatchObject({
        available: true,
        totalPrice: other.totalPrice,
        lines: other.lines,
      });
    }
    expect((await book(id, 42, '11:00', '13:00')).status).toBe(409);
    expect((await book(id, 42, '11:15', '13:15')).status).toBe(201);
  });

  test('knows the vehicles', async () => {
    const answer = await call(quoteVehicle, { params: { id: 2_000_000_000 }, query: asked(3) });
    expect([answer.status, answer.body.code]).toEqual([404, 'vehicle_not_found']);
  });
});

test('a vehicle past its inspection cannot be picked up soon', async () => {
  const yesterday = inDays(-1).slice(0, 10);
  const id = await newVehicle(admin, { inspectionDueOn: yesterday });
  const soon = { pickUpDateTime: inHours(2), dropOffDateTime: inHours(4) };
  const { body } = await call(quoteVehicle, { params: { id }, query: soon });
  expect(body).toMatchObject({ available: false, takenUntil: null });
  const query = { carId: id, userId: customer.id };
  const refused = await call(createReservationFor, {
    token: admin,
    query,
    body: { ...times(1), pickUpTime: soon.pickUpDateTime, dropOffTime: soon.dropOffDateTime },
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'vehicle_not_ready']);
  expect((await book(id, 3)).status).toBe(201);
});

describe('a calendar', () => {
  test('has days that are free, partly and wholly taken', async () => {
    const id = await newVehicle(admin, { bufferMinutes: 20, homePlace: null });
    await call(createReservation, {
      token: customer.token,
      query: { carId: id },
      body: { ...times(51), dropOffTime: inDays(53, '09:00') },
    });
    await book(id, 53, '10:00', '11:00');
    const query = { from: inDays(50).slice(0, 10), days: '5' };
    const { body, headers } = await call(vehicleCalendar, { params: { id }, query });
    expect(headers.get('cache-control')).toBe('public, max-age=10');
    const day = (days: number) => inDays(days).slice(0, 10);
    const closed = false;
    expect(body.days).toEqual([
      { date: day(50), state: 'free', taken: [], closed },
      { date: day(51), state: 'partly', taken: [{ from: '10:00', until: '24:00' }], closed },
      { date: day(52), state: 'taken', taken: [{ from: '00:00', until: '24:00' }], closed },
      {
        date: day(53),
        state: 'partly',
        closed,
        taken: [
          { from: '00:00', until: '09:30' },
          { from: '10:00', until: '11:30' },
        ],
      },
      { date: day(54), state: 'free', taken: [], closed },
    ]);
  });

  test('begins today and ends within two months', async () => {
    const id = await newVehicle(admin);
    const query = (days: number, length: string) => ({
      from: inDays(days).slice(0, 10),
      days: length,
    });
    for (const wrong of [query(-1, '5'), query(0, '0'), query(0, '63')]) {
      const { status } = await call(vehicleCalendar, { params: { id }, query: wrong });
      expect(status).toBe(400);
    }
    const params = { id: 2_000_000_000 };
    expect((await call(vehicleCalendar, { params, query: query(0, '5') })).status).toBe(404);
  });
});
