import { beforeAll, expect, test } from 'vitest';
import { pageFleet } from '../../contract/vehicles/vehicles.ts';
import { createCustomer } from '../../contract/office/customers.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { mostOfKind, searchAll } from '../../contract/office/search-all.ts';
import { eraseCustomer } from '../../contract/office/own-data.ts';
import { administrator, form, newCustomer, newVehicle, unique, type Customer } from './actors.ts';
import { call } from './call.ts';
import { book } from './counter-desk.ts';

let admin: string;
let customer: Customer;
let reservationId: number;
const licencePlate = `MI ${unique('').slice(1, 8)}`;

beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
  ({ id: reservationId } = await book(admin, customer.id, [24, 30], { licencePlate }));
});

async function find(q: string) {
  const { status, body } = await call(searchAll, { token: admin, query: { q } });
  expect(status).toBe(200);
  return body;
}
const none = { rows: [], hasMore: false };

test.each([
  (id: number) => reservationNumber(id),
  (id: number) => `r-${id}`,
  (id: number) => `R${id}`,
  (id: number) => `R–000${id}`,
  (id: number) => `#${id}`,
  String,
])('a reservation is found by its number, in any form of it', async (write) => {
  const { reservations } = await find(write(reservationId));
  expect(reservations.rows[0]).toMatchObject({
    id: reservationId,
    number: reservationNumber(reservationId),
    customer: `${customer.firstName} ${customer.lastName}`,
    licencePlate,
    state: 'toPickUp',
  });
});

test.each([
  ['as it is', (vin: string) => vin],
  [
    'in lower case, with blanks',
    (vin: string) => vin.toLowerCase().replace(/(.{3})(.{6})/, '$1 $2 '),
  ],
  ['by its last six characters', (vin: string) => vin.slice(-6)],
])('a vehicle is found by its VIN %s, here and in the list', async (_, write) => {
  const vin = `WVWZZZ1KZ${unique('')
    .replaceAll(/[^A-HJ-NPR-Z0-9]/gi, '')
    .slice(-8)
    .toUpperCase()
    .padStart(8, '0')}`;
  const id = await newVehicle(admin, { vin });
  const { vehicles } = await find(write(vin));
  expect(vehicles.rows.map((row) => row.id)).toEqual([id]);
  const { body } = await call(pageFleet, { token: admin, query: { search: write(vin) } });
  expect(body.content.map((row) => row.id)).toEqual([id]);
});

test('a customer is found by e-mail address, with the reservations', async () => {
  const { customers, reservations, vehicles, messages } = await find(customer.email);
  expect(customers).toEqual({
    rows: [
      {
        id: customer.id,
        name: `${customer.firstName} ${customer.lastName}`,
        companyName: null,
        email: customer.email,
        phoneNumber: customer.phoneNumber,
        blocked: false,
      },
    ],
    hasMore: false,
  });
  expect(reservations.rows.map(({ id }) => id)).toEqual([reservationId]);
  expect([vehicles, messages]).toEqual([none, none]);
});

test('a customer is found by company, name and telephone, in any order', async () => {
  const companyName = unique('Müller Tiefbau');
  const { firstName, lastName, email, address, zipCode } = form();
  const phoneNumber = '+49 571 99887766';
  const { body } = await call(createCustomer, {
    token: admin,
    body: { firstName, lastName, email, address, zipCode, phoneNumber, companyName },
  });
  const [, tail] = companyName.split('Tiefbau');
  for (const q of [
    companyName,
    `tiefbau${tail} mueller`,
    `${tail!.slice(1)} ${lastName}`,
    `0571 99887766 ${tail!.slice(1)}`,
  ]) {
    const { customers } = await find(q);
    expect(customers.rows).toEqual([expect.objectContaining({ id: body.id, companyName })]);
  }
});

test('a vehicle is found by plate and by model', async () => {
  const [vehicle] = (await find(licencePlate.toLowerCase())).vehicles.rows;
  expect(vehicle).toMatchObject({ licencePlate });
  expect((await find(`${licencePlate} ${vehicle!.model}`)).vehicles.rows).toEqual([vehicle]);
});

test('a message is found by its words', async () => {
  const subject = unique('Frage');
  const body = 'Haben Sie am Sonntag geöffnet?';
  await call(sendMessage, { body: { name: 'Erika', subject, body, email: 'erika@example.com' } });
  const { messages } = await find(`sonntag ${subject} erika`);
  expect(messages.rows).toEqual([expect.objectContaining({ subject, name: 'Erika' })]);
});

test('there are at most five of a kind, and it says whether there are more', async () => {
  const many = `HB ${unique('').slice(1, 8)}`;
  for (let count = 0; count < mostOfKind; count += 1)
    await newVehicle(admin, { licencePlate: `${many}${count}` });
  expect((await find(many)).vehicles).toMatchObject({ hasMore: false });
  await newVehicle(admin, { licencePlate: `${many}X` });
  const { vehicles } = await find(many);
  expect(vehicles.rows).toHaveLength(mostOfKind);
  expect(vehicles.hasMore).toBe(true);
});

test('erased customers are not found', async () => {
  const { id, email } = await newCustomer();
  expect((await find(email)).customers.rows).toHaveLength(1);
  await call(eraseCustomer, { token: admin, params: { id } });
  expect(await find(email)).toEqual({
    reservations: none,
    customers: none,
    vehicles: none,
    messages: none,
  });
});

test('a search without words is refused', async () => {
  for (const query of [{}, { q: '  ' }, { q: 'x'.repeat(101) }]) {
    const { status } = await call(searchAll, { token: admin, query: query as { q: string } });
    expect(status).toBe(400);
  }
});
