import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { exportReservations } from '../../contract/office/exports.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import type { ReservationState } from '../../contract/reservations/reservation-states.ts';
import {
  listReservationsOf,
  pageReservations,
} from '../../contract/reservations/reservations-admin.ts';
import { administrator, newCustomer, unique, type Customer } from './actors.ts';
import { addressOf } from '../support/address.ts';
import { call, send } from './call.ts';
import { book, desk, plain } from './counter-desk.ts';

let admin: string;
let customer: Customer;
const ids = {} as Record<ReservationState, number>;
const licencePlate = `MI ${unique('').slice(1, 8)}`;

/** One reservation in each state. */
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
  const booked = (hours: [number, number], vehicle: object = {}) =>
    book(admin, customer.id, hours, { ...plain, ...vehicle });
  const out = async (hours: [number, number]) => {
    const booking = await booked(hours);
    await desk(admin, booking).handOver();
    return booking;
  };
  ids.toPickUp = (await booked([24, 30], { licencePlate, category: 'box' })).id;
  ids.missed = (await booked([-2, 5])).id;
  ids.out = (await out([-3, 5])).id;
  ids.late = (await out([-9, -1])).id;
  const returned = await out([-8, 5]);
  await desk(admin, returned).takeBack();
  ids.returned = returned.id;
  const closed = await booked([-50, -40]);
  await desk(admin, closed).put('DONE');
  ids.closed = closed.id;
  const cancelled = await booked([90, 95]);
  await desk(admin, cancelled).put('CANCELLED');
  ids.cancelled = cancelled.id;
  const noShow = await booked([-4, 5]);
  await desk(admin, noShow).noShow();
  ids.noShow = noShow.id;
});

const page = async (query: Record<string, string | number>) => {
  const { status, body } = await call(pageReservations, {
    token: admin,
    query: { search: customer.email, size: 100, ...query },
  });
  expect(status).toBe(200);
  expect(body.totalElements).toBe(body.content.length);
  return body.content;
};
const found = async (query: Record<string, string | number>) =>
  (await page(query)).map(({ id }) => id).toSorted((a, b) => a - b);
const numbersOf = (...states: ReservationState[]) =>
  states.map((state) => ids[state]).toSorted((a, b) => a - b);

test('each reservation has its state, its customer and the licence plate', async () => {
  const rows = await page({});
  expect(Object.fromEntries(rows.map(({ state, id }) => [state, id]))).toEqual(ids);
  const { firstName, lastName } = customer;
  expect(rows.every((row) => row.customer === `${firstName} ${lastName}`)).toBe(true);
  const upcoming = rows.find(({ id }) => id === ids.toPickUp)!;
  expect(upcoming.car?.licencePlate).toBe(licencePlate);
});

test('the states are filters', async () => {
  for (const [state, id] of Object.entries(ids)) expect(await found({ state })).toEqual([id]);
  expect(await found({ state: 'open' })).toEqual(numbersOf('toPickUp', 'missed', 'out', 'late'));
  const { status } = await call(pageReservations, { token: admin, query: { state: 'lost' } });
  expect(status).toBe(400);
});

test('the category of the vehicle is a filter', async () => {
  expect(await found({ category: 'box' })).toEqual([ids.toPickUp]);
});

describe('the search', () => {
  test('finds the customer by name in any order', async () => {
    const [name] = customer.email.split('@');
    const { firstName, lastName } = customer;
    expect(await found({ search: `${lastName} ${name} ${firstName}` })).toEqual(
      Object.values(ids).toSorted((a, b) => a - b),
    );
    expect(await found({ search: `${name} somebody-else` })).toEqual([]);
  });

  test('finds one reservation by its number', async () => {
    for (const search of [reservationNumber(ids.late), `r-${ids.late}`, String(ids.late)])
      expect(await found({ search })).toEqual([ids.late]);
    expect(await found({ search: 'R-2147483647' })).toEqual([]);
  });
});

test('the download has the same rows', async () => {
  const query = { search: customer.email, state: 'open', category: 'box' };
  const answer = await fetch(inject('api') + addressOf(exportReservations, { query }), {
    headers: { authorization: `Bearer ${admin}` },
  });
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  expect(sheets[0]!.rows.slice(1).map(([id]) => id)).toEqual([ids.toPickUp]);
});

test("others' lists stay as they are", async () => {
  const query = { userId: customer.id };
  const { text } = await send('GET', addressOf(listReservationsOf, { query }), { token: admin });
  expect(text).not.toMatch(/"(state|customer|licencePlate)":/);
});
