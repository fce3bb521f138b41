import { beforeAll, describe, expect, test } from 'vitest';
import { versionHeader, type Endpoint } from '../../contract/wire/endpoint.ts';
import { deleteImage } from '../../contract/vehicles/images.ts';
import { createReservation } from '../../contract/reservations/reservations.ts';
import {
  getReservation,
  listReservationsOf,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { getUser, setLanguage } from '../../contract/users/users.ts';
import { changePassword } from '../../contract/users/account.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { getVehicle } from '../../contract/vehicles/vehicles.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { readIfMatch } from '../../server/http/versions.ts';
import {
  administrator,
  facts,
  newCustomer,
  newImage,
  newVehicle,
  password,
  times,
} from './actors.ts';
import { call, send, type Sent } from './call.ts';
import { english } from '../support/english.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

/** A record of each kind, and a change to one of its fields. */
const kinds = {
  async vehicle() {
    const id = await newVehicle(admin);
    const imageId = (await call(getVehicle, { params: { id } })).body.image![0]!;
    const known = facts();
    const edit = (model: string): Sent => ({ query: { id, imageId }, body: { ...known, model } });
    return { read: getVehicle, write: updateVehicle, params: { id }, edit, field: 'model' };
  },
  async user() {
    const { id, firstName, email, phoneNumber, address, zipCode, roles } = await newCustomer();
    const body = { firstName, email, phoneNumber, address, zipCode, roles };
    const edit = (lastName: string): Sent => ({ params: { id }, body: { ...body, lastName } });
    return { read: getUser, write: updateUser, params: { id }, edit, field: 'lastName' };
  },
  async reservation() {
    const customer = await newCustomer();
    const carId = await newVehicle(admin);
    await call(createReservation, { token: customer.token, query: { carId }, body: times(40) });
    const { body } = await call(listReservationsOf, {
      token: admin,
      query: { userId: customer.id },
    });
    const id = (body as { id: number }[])[0]!.id;
    const edit = (dropOffLocation: string): Sent => ({
      query: { carId, reservationId: id },
      body: { ...times(40), dropOffLocation, status: 'CREATED' },
    });
    return {
      read: getReservation,
      write: updateReservation,
      params: { id },
      edit,
      field: 'dropOffLocation',
    };
  },
} satisfies Record<string, () => Promise<Record<string, unknown> & { read: Endpoint }>>;

describe.each(['vehicle', 'user', 'reservation'] as const)('a %s', (kind) => {
  async function newRecord() {
    const { read, write, params, edit, field } = await kinds[kind]();
    const find = async () => {
      const { headers, body } = await call<Endpoint>(read, { token: admin, params });
      return { etag: headers.get('etag')!, value: (body as Record<string, unknown>)[field] };
    };
    const change = (value: string, match?: string) =>
      call<Endpoint>(write, {
        ...edit(value),
        token: admin,
        ...(match !== undefined && { headers: { [versionHeader]: match } }),
      });
    return { find, change, field };
  }

  test('can be changed in the version that was read, and in no older one', async () => {
    const { find, change, field } = await newRecord();
    const { etag } = await find();
    expect(etag).toMatch(/^"[^"]+"$/);
    expect((await change('Erste', etag)).status).toBe(200);
    const now = await find();
    expect(now.etag).not.toBe(etag);
    const late = await change('Zweite', etag);
    expect(late.status).toBe(412);
    expect(late.headers.get('etag')).toBe(now.etag);
    expect(late.body).toMatchObject({
      code: 'changed_meanwhile',
      message: english.common.changedMeanwhile,
      current: { [field]: 'Erste' },
    });
    expect((await find()).value).toBe('Erste');
    expect((await change('Zweite', `"0", ${now.etag}`)).status).toBe(200);
  });

  test('can be changed without a version, and with *', async () => {
    const { find, change } = await newRecord();
    expect((await change('Erste')).status).toBe(200);
    expect((await change('Zweite', '*')).status).toBe(200);
    expect((await find()).value).toBe('Zweite');
  });

  test('keeps its version when nothing changes', async () => {
    const { find, change } = await newRecord();
    await change('Erste');
    const before = await find();
    await change('Erste');
    expect(await find()).toEqual(before);
  });

  test('can be changed by one of ten with the same version', async () => {
    const { find, change } = await newRecord();
    const { etag } = await find();
    const names = Array.from({ length: 10 }, (_, place) => `Zehn ${place}`);
    const answers = await Promise.all(names.map((name) => change(name, etag)));
    const winners = names.filter((_, place) => answers[place]!.status === 200);
    expect(winners).toEqual([(await find()).value]);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
  });
});

test('weak, foreign and malformed tags match no version, a compressed answer’s does', () => {
  expect(readIfMatch(undefined)).toBeNull();
  expect(readIfMatch(' * ')).toBeNull();
  expect(readIfMatch('"7", "8-gzip"')).toEqual([7, 8]);
  for (const header of ['', '7', 'W/"7"', '"abc"', '"99999999999"', '"-1"', '"0"'])
    expect(readIfMatch(header), header).toEqual([]);
});

test('a new image is a change, which a stale form notices although its own was deleted', async () => {
  const id = await newVehicle(admin);
  const { headers, body } = await call(getVehicle, { token: admin, params: { id } });
  const [old] = body.image!;
  const edit = { ...facts(body.model) };
  const imageId = await newImage(admin);
  await call(updateVehicle, { token: admin, query: { id, imageId }, body: edit });
  await call(deleteImage, { token: admin, params: { imageId: old! } });
  const late = await call(updateVehicle, {
    token: admin,
    query: { id, imageId: old! },
    body: edit,
    headers: { [versionHeader]: headers.get('etag')! },
  });
  expect(late.status).toBe(412);
  expect(late.body.current).toMatchObject({ image: [imageId] });
});

test('a password is not part of the record that an administrator sees', async () => {
  const { id, token } = await newCustomer();
  const find = async () =>
    (await call(getUser, { token: admin, params: { id } })).headers.get('etag');
  const before = await find();
  const body = { oldPassword: password, newPassword: 'Neues-Wort-1!' };
  expect((await call(changePassword, { token, body })).status).toBe(200);
  expect(await find()).toBe(before);
});

test('a vehicle is never cached for an administrator’s form, and briefly for others', async () => {
  const params = { id: await newVehicle(admin) };
  const path = `/car/visitors/${params.id}`;
  const { token } = await newCustomer();
  const forForm = await send('GET', path, { token: admin });
  expect(forForm.headers.get('cache-control')).toBe('private, no-store');
  const etag = forForm.headers.get('etag')!;
  for (const reader of [{}, { token }, { token: 'x'.repeat(43) }]) {
    const { status, headers } = await send('GET', path, reader);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache, s-maxage=5']);
    expect(headers.get('vary')).toContain('Authorization');
    expect(headers.get('etag')).toBe(etag);
  }
  const known = { headers: { 'if-none-match': `W/${etag}` } };
  expect(await send('GET', path, known)).toMatchObject({ status: 304, text: '' });
  expect((await send('GET', path, { ...known, token: admin })).status).toBe(200);
  expect((await send('GET', path, { headers: { 'if-none-match': '"0"' } })).status).toBe(200);
});

test('a language that a user’s browser stores changes no version', async () => {
  const { id, token } = await newCustomer();
  const etag = async () =>
    (await call(getUser, { token: admin, params: { id } })).headers.get('etag');
  const before = await etag();
  expect((await call(setLanguage, { token, body: { language: 'de' } })).status).toBe(200);
  expect(await etag()).toBe(before);
});
