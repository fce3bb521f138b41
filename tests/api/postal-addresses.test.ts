import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { getDocument } from '../../contract/counter/documents.ts';
import { mergeCustomers, previewMerge } from '../../contract/office/customers.ts';
import { getOwnData } from '../../contract/office/own-data.ts';
import { register } from '../../contract/users/registration.ts';
import { updateProfile, updateUser } from '../../contract/users/user-edit.ts';
import { currentUser, getUser, type User } from '../../contract/users/users.ts';
import { customerAtBooking } from '../../server/reservations/index.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { addressOf } from '../support/address.ts';
import { readPdf } from '../support/pdf.ts';
import { addVehicles } from '../support/vehicles.ts';
import { administrator, form, newCustomer, tokenOf, type Customer } from './actors.ts';
import { call } from './call.ts';
import { book } from './counter-desk.ts';
import { newDatabase } from './database.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

const business = {
  address: 'L 7, 12',
  zipCode: '68161',
  city: 'Mannheim',
  country: 'at',
  companyName: 'Quadrat GmbH',
  vatId: 'DE136695976',
  leitwegId: '992-90009-96',
  invoiceEmail: 'rechnung@example.com',
};
const known = { ...business, country: 'AT' };

const profileOf = async (token: string) => (await call(currentUser, { token })).body as User;
const change = (customer: Customer, changed: object) => {
  const { firstName, lastName, email, phoneNumber, address, zipCode } = customer;
  const person = { firstName, lastName, email, phoneNumber, address, zipCode };
  return call(updateProfile, { token: customer.token, body: { ...person, ...changed } });
};

async function newBusiness(changed: object = {}): Promise<Customer> {
  const customer = await newCustomer();
  await change(customer, { ...business, ...changed });
  return customer;
}

describe('town, country and what a business adds', () => {
  test('are stored at the registration, and read', async () => {
    const typed = { ...form(), ...business };
    expect((await call(register, { body: typed })).status).toBe(201);
    expect(await profileOf(await tokenOf(typed.email))).toMatchObject(known);
  });

  test('stay where a client of the former contract does not know them', async () => {
    const customer = await newBusiness();
    expect((await change(customer, { lastName: 'Neu' })).status).toBe(200);
    const { address, zipCode, ...others } = known;
    expect(await profileOf(customer.token)).toMatchObject({ lastName: 'Neu', ...others });
    const params = { id: customer.id };
    const { body } = await call(getUser, { token: admin, params });
    const { roles, email } = body;
    const edit = { ...form(), email, roles, password: '' };
    expect((await call(updateUser, { token: admin, params, body: edit })).status).toBe(200);
    expect(await profileOf(customer.token)).toMatchObject(others);
  });

  test('go where they are emptied', async () => {
    const customer = await newBusiness();
    const none = { city: '', country: null, companyName: '', leitwegId: '', invoiceEmail: '' };
    await change(customer, { ...none, vatId: '' });
    const { city, country, leitwegId, invoiceEmail } = await profileOf(customer.token);
    expect([city, country, leitwegId, invoiceEmail]).toEqual([null, null, null, null]);
  });

  test.each([
    ['country', 'XX', undefined],
    ['country', 'Österreich', undefined],
    ['leitwegId', '992', 'leitweg_id_format'],
    ['leitwegId', '992-90009-69', 'leitweg_id_digits'],
    ['invoiceEmail', 'rechnung', 'invalid'],
    ['city', 'x'.repeat(101), undefined],
    ['city', 7, undefined],
  ])('are refused: %s %j', async (name, value, code) => {
    const { status, body } = await change(await newCustomer(), { [name]: value });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [name]]);
    if (code) expect(body.codes).toEqual({ [name]: code });
  });

  test('go over to the record that another one is merged into, where it has none', async () => {
    const [kept, other] = [await newCustomer(), await newBusiness()];
    await change(kept, { ...kept, city: 'Gießen' });
    const sent = { token: admin, params: { id: kept.id } };
    const { body } = await call(previewMerge, { ...sent, query: { otherId: other.id } });
    expect(body.takes).toEqual(['country', 'companyName', 'vatId', 'leitwegId', 'invoiceEmail']);
    expect((await call(mergeCustomers, { ...sent, body: { otherId: other.id } })).status).toBe(200);
    const { address, zipCode, ...taken } = known;
    const user = (await call(getUser, sent)).body;
    expect(user).toMatchObject({ ...taken, city: 'Gießen', address: kept.address });
    const emptied = (await call(getUser, { token: admin, params: { id: other.id } })).body;
    expect(emptied).toMatchObject({ city: null, country: null, leitwegId: null });
  });
});

describe('a reservation', () => {
  test('keeps the address as at booking, in parts', async () => {
    const customer = await newBusiness();
    await book(admin, customer.id, [48, 50]);
    await change(customer, { ...customer, city: 'Worms', country: '', companyName: '' });
    await book(admin, customer.id, [72, 74]);
    const { body } = await call(getOwnData, { token: customer.token });
    const before = {
      customerName: 'Erika Mustermann',
      customerCompany: 'Quadrat GmbH',
      customerAddress: 'L 7, 12',
      customerZipCode: '68161',
      customerCity: 'Mannheim',
      customerCountry: 'AT',
    };
    expect(body.reservations[0]).toMatchObject(before);
    expect(body.reservations[1]).toMatchObject({
      customerName: 'Erika Mustermann',
      customerCompany: null,
      customerAddress: customer.address,
      customerZipCode: customer.zipCode,
      customerCity: 'Worms',
      customerCountry: null,
    });
  });

  test('has papers with the address as it was typed, and its country for who reads', async () => {
    const customer = await newBusiness();
    const { id } = await book(admin, customer.id, [48, 50]);
    const params = { id, kind: 'confirmation' };
    const answer = await fetch(inject('api') + addressOf(getDocument, { params }), {
      headers: { authorization: `Bearer ${customer.token}` },
    });
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'Quadrat GmbH Erika Mustermann L 7, 12 68161 Mannheim Austria',
    );
  });
});

describe('who rented before the parts were stored', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await newDatabase();
    await addVehicles(open.db, 1);
  });
  afterAll(() => open.close());

  const user = {
    first_name: 'Erika',
    last_name: 'Muster',
    address: 'L 7, 12',
    zip_code: '68161',
    city: null as string | null,
    company_name: null as string | null,
    erased_at: null,
  };
  /** As it is told of a booking of this customer. */
  async function told(booked: object, changed: object = {}) {
    const { rows } = await open.db.execute<{ customer: unknown }>(sql`
      select ${customerAtBooking(sql`stay`, sql`customer`)} as customer
      from json_populate_record(null::reservations, ${JSON.stringify(booked)}) as stay,
        json_populate_record(null::users, ${JSON.stringify({ ...user, ...changed })}) as customer`);
    return rows[0]!.customer;
  }
  const today = { address: 'L 7, 12', zipCode: '68161', city: null, country: null };

  test('is told in parts where the customer has just that today', async () => {
    const booked = { customer_name: 'Erika Muster', customer_address: 'L 7, 12, 68161' };
    expect(await told(booked)).toEqual({ ...today, name: 'Erika Muster' });
    expect(await told(booked, { city: 'Mannheim' })).toMatchObject({ city: 'Mannheim' });
  });

  test('is told as it was stored where nobody knows which comma was typed', async () => {
    const booked = { customer_name: 'Erika Alt', customer_address: 'M 1, 2, 68159' };
    expect(await told(booked)).toEqual({ name: 'Erika Alt', address: 'M 1, 2, 68159' });
  });

  test('has the company once', async () => {
    const booked = { customer_name: 'Bau, Co, Erika Muster', customer_address: 'Weg 1, 12345' };
    expect(await told(booked, { company_name: 'Bau, Co' })).toMatchObject({
      companyName: 'Bau, Co',
      name: 'Erika Muster',
    });
    expect(await told(booked, { company_name: 'Bau' })).toMatchObject({
      companyName: 'Bau',
      name: 'Co, Erika Muster',
    });
  });

  test('is the customer of today where nothing was stored, unless they were erased', async () => {
    const company = { company_name: 'Bau AG' };
    const name = { companyName: 'Bau AG', name: 'Erika Muster' };
    expect(await told({}, company)).toEqual({ ...today, ...name });
    const erased = { first_name: '', last_name: '', erased_at: '2027-01-01T00:00:00Z' };
    expect(await told({}, erased)).toEqual({ address: null, name: null });
  });
});
