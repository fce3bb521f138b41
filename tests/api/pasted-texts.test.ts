import { beforeAll, describe, expect, test } from 'vitest';
import { createBlock } from '../../contract/vehicles/blocks.ts';
import { createCustomer } from '../../contract/office/customers.ts';
import { listMessages } from '../../contract/office/messages-admin.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import { register } from '../../contract/users/registration.ts';
import {
  createReservation,
  listOwnReservations,
} from '../../contract/reservations/reservations.ts';
import { searchAll } from '../../contract/office/search-all.ts';
import { updateProfile, updateUser } from '../../contract/users/user-edit.ts';
import { currentUser, getUser } from '../../contract/users/users.ts';
import { getVehicle } from '../../contract/vehicles/vehicles.ts';
import { administrator, form, inDays, newCustomer, newVehicle, times, tokenOf } from './actors.ts';
import { call } from './call.ts';

/** As copied from an address book: marks around the text and within words, and a blank that does not break. */
const pasted = (text: string) =>
  `\u202d\u200b${text.replaceAll(' ', '\u00a0').replace('u', 'u\u00ad')}\u202c`;

const clean = {
  firstName: 'Justus',
  lastName: 'Musterfrau',
  phoneNumber: '+49 171 2345678',
  address: 'Brunnenweg 3, Haus 2',
  zipCode: '70173',
  companyName: 'Brunnenbau GmbH',
};
const dirty = Object.fromEntries(
  Object.entries(clean).map(([name, text]) => [name, pasted(text)]),
) as typeof clean;

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

describe('what nobody sees in pasted texts is removed', () => {
  test('at registration and log-in', async () => {
    const body = { ...form(), ...dirty };
    const { email } = body;
    expect((await call(register, { body: { ...body, email: pasted(email) } })).status).toBe(201);
    const token = await tokenOf(pasted(email));
    const { companyName, ...person } = clean;
    expect((await call(currentUser, { token })).body).toMatchObject({
      ...person,
      companyName,
      email,
    });
  });

  test('in the profile and in an administrator’s edit', async () => {
    const { token, email, id } = await newCustomer();
    const body = { ...dirty, email: pasted(email) };
    expect((await call(updateProfile, { token, body })).status).toBe(200);
    expect((await call(currentUser, { token })).body).toMatchObject({ ...clean, email });
    const edit = { ...body, roles: ['Customer'], note: pasted('Kunde\nruft an') };
    const asked = { token: admin, params: { id } };
    expect((await call(updateUser, { ...asked, body: edit })).status).toBe(200);
    expect((await call(getUser, asked)).body).toMatchObject({ ...clean, note: 'Kunde\nruft an' });
  });

  test('of a customer at the counter', async () => {
    const body = { ...dirty, email: pasted(form().email) };
    const { status, body: created } = await call(createCustomer, { token: admin, body });
    expect(status).toBe(201);
    const asked = { token: admin, params: { id: Number(created.id) } };
    expect((await call(getUser, asked)).body).toMatchObject(clean);
  });

  test('in a message to the company', async () => {
    const { email } = form();
    const body = { name: 'Justus Muster', subject: email, body: 'Guten Tag,\nhaben Sie Busse?' };
    const typed = Object.fromEntries(
      Object.entries(body).map(([key, text]) => [key, pasted(text)]),
    );
    const sent = { body: { ...typed, email: pasted(email) } };
    expect((await call(sendMessage, sent)).status).toBe(201);
    const { body: all } = await call(listMessages, { token: admin });
    expect(all.find(({ subject }) => subject === email)).toMatchObject({ ...body, email });
  });

  test('in a licence plate, in places and in notes', async () => {
    const id = await newVehicle(admin, { licencePlate: pasted('MU AB 123') });
    const { body: vehicle } = await call(getVehicle, { token: admin, params: { id } });
    expect(vehicle).toMatchObject({ licencePlate: 'MU AB 123' });
    const { token } = await newCustomer();
    const place = { pickUpLocation: pasted('Musterstadt Nord') };
    const body = { ...times(120), ...place };
    expect((await call(createReservation, { token, query: { carId: id }, body })).status).toBe(201);
    const { body: own } = await call(listOwnReservations, { token });
    expect(own).toMatchObject([{ pickUpLocation: 'Musterstadt Nord' }]);
    const block = { vehicleId: id, from: inDays(60), until: inDays(61), reason: 'repair' };
    const blocked = { ...block, note: pasted('Wartung des Busses') };
    const { body: answer } = await call(createBlock, { token: admin, body: blocked });
    expect(answer.block).toMatchObject({ note: 'Wartung des Busses' });
  });

  test('in a search', async () => {
    const { email, id } = await newCustomer();
    const { body } = await call(searchAll, { token: admin, query: { q: pasted(email) } });
    expect(body.customers.rows).toMatchObject([{ id }]);
  });
});
