import { beforeAll, describe, expect, inject, test } from 'vitest';
import { register } from '../../contract/users/registration.ts';
import { getDocument } from '../../contract/counter/documents.ts';
import { createReservation } from '../../contract/reservations/reservations.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { createCustomer } from '../../contract/office/customers.ts';
import { updateProfile, updateUser } from '../../contract/users/user-edit.ts';
import { currentUser, pageUsers } from '../../contract/users/users.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { addressOf } from '../support/address.ts';
import { english } from '../support/english.ts';
import { readPdf } from '../support/pdf.ts';
import {
  administrator,
  facts,
  form,
  newImage,
  newVehicle,
  times,
  tokenOf,
  unique,
} from './actors.ts';
import { call } from './call.ts';

const arabic = { firstName: 'محمد', lastName: 'العبدالله' };
const message = english.reservations.latinNameRequired;

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

/** Registers somebody, and logs in. */
async function newcomer(changed: object) {
  const body = { ...form(), ...changed };
  expect((await call(register, { body })).status).toBe(201);
  const token = await tokenOf(body.email);
  const { password: _, confirmPassword, ...person } = body;
  const { id } = (await call(currentUser, { token })).body;
  return { id, token, person };
}

const book = async (token: string, body: object = times(40)) =>
  call(createReservation, { token, query: { carId: await newVehicle(admin) }, body });

async function documentOf(token: string, id: number, kind: string) {
  const address = addressOf(getDocument, { params: { id, kind } });
  const answer = await fetch(inject('api') + address, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'de' },
  });
  return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text;
}

describe('a customer whose name documents cannot show', () => {
  test('registers without another spelling, and gives it before booking', async () => {
    const { token, person } = await newcomer(arabic);
    expect((await call(currentUser, { token })).body).toMatchObject({ ...arabic, latinName: null });
    const refused = await book(token);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'latin_name_required', message });
    const latinName = 'Mohamed Al-Abdallah';
    await call(updateProfile, { token, body: { ...person, latinName } });
    // Clients that know nothing of it leave it as it is.
    await call(updateProfile, { token, body: person });
    expect((await call(currentUser, { token })).body).toMatchObject({ ...arabic, latinName });
    const booked = await book(token);
    expect(booked.status).toBe(201);
    for (const kind of ['confirmation', 'contract']) {
      const text = await documentOf(token, booked.body.reservation!.id!, kind);
      expect(text).toContain(latinName);
      expect(text).not.toContain('?');
    }
  });

  test('may give it with the registration', async () => {
    const { token } = await newcomer({ ...arabic, latinName: 'Mohamed Al-Abdallah' });
    expect((await book(token)).status).toBe(201);
  });

  test('needs it for an administrator’s booking, too, and is found by it', async () => {
    const latinName = unique('Li Lei');
    const {
      password: _,
      confirmPassword,
      ...person
    } = { ...form(), firstName: '雷', lastName: '李' };
    const { body: created } = await call(createCustomer, { token: admin, body: person });
    const bookFor = async () =>
      call(createReservationFor, {
        token: admin,
        query: { userId: created.id, carId: await newVehicle(admin) },
        body: times(41),
      });
    expect((await bookFor()).body).toMatchObject({ code: 'latin_name_required', message });
    const edit = { ...person, roles: ['Customer'], latinName };
    const params = { id: created.id };
    expect((await call(updateUser, { token: admin, params, body: edit })).status).toBe(200);
    expect((await bookFor()).status).toBe(201);
    const found = await call(pageUsers, { token: admin, query: { search: latinName, page: 0 } });
    expect(found.body.content.map(({ id }) => id)).toEqual([created.id]);
  });

  test.each(['Мухаммад', 'محمد', 'Jürgen 🚐'])('cannot spell it %s', async (latinName) => {
    const { status, body } = await call(register, { body: { ...form(), ...arabic, latinName } });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ latinName: expect.any(String) });
  });
});

test.each(['Łukasz Ńowak', 'Αθηνά', 'Олена', 'Nguyễn Thị Hạnh'])(
  '%s books without another spelling',
  async (lastName) => {
    const { token } = await newcomer({ lastName });
    expect((await book(token)).status).toBe(201);
  },
);

describe('what documents cannot show is refused where it is typed', () => {
  const refusal = (field: string, characters: string) => ({
    code: 'unprintable_characters',
    errors: { [field]: english.common.unprintable({ characters }) },
    codes: { [field]: 'unprintable_characters' },
  });

  test.each([
    ['firstName', 'Jürgen 🚐', '🚐'],
    ['address', 'Weg 5 🚐 李🚐', '🚐 李'],
    ['zipCode', '١٢٣', '١ ٢ ٣'],
    ['companyName', '北京 AG', '北 京'],
  ])('of somebody who registers: %s', async (field, value, characters) => {
    const { status, body } = await call(register, { body: { ...form(), [field]: value } });
    expect(status).toBe(400);
    expect(body).toMatchObject(refusal(field, characters));
  });

  test('of a rental', async () => {
    const { token } = await newcomer({});
    const { body } = await book(token, { ...times(40), pickUpLocation: 'Hof 🏠' });
    expect(body).toMatchObject(refusal('pickUpLocation', '🏠'));
  });

  test('of a vehicle', async () => {
    const id = await newVehicle(admin);
    const query = { id, imageId: await newImage(admin) };
    const body = { ...facts(), model: 'Bus ★' };
    const answer = await call(updateVehicle, { token: admin, query, body });
    expect(answer.body).toMatchObject(refusal('model', '★'));
  });
});
