import { beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteImage } from '../../contract/vehicles/images.ts';
import { createReservation } from '../../contract/reservations/reservations.ts';
import {
  deleteVehicle,
  getVehicle,
  listVehicles,
  pageVehicles,
} from '../../contract/vehicles/vehicles.ts';
import { createVehicle, updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import {
  administrator,
  facts,
  newCustomer,
  newImage,
  newVehicle,
  times,
  unique,
} from './actors.ts';
import { call, send } from './call.ts';
import { publicValues } from '../support/vehicles.ts';
import { english } from '../support/english.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

const noImage = '00000000-0000-4000-8000-000000000000';

describe('vehicles for everyone', () => {
  test('one as on the wire, with its image in an array', async () => {
    const body = facts();
    const imageId = await newImage(admin);
    const created = await call(createVehicle, { token: admin, params: { imageId }, body });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ success: true, message: english.vehicles.created });
    const { body: all } = await call(listVehicles);
    const expected = {
      ...publicValues(body),
      id: expect.any(Number) as number,
      image: [imageId],
      furtherImages: [],
      builtIn: false,
    };
    const listed = all.find(({ model }) => model === body.model)!;
    expect(listed).toEqual(expected);
    expect((await call(getVehicle, { params: { id: listed.id } })).body).toEqual(expected);
  });

  test('a page in Spring Data’s format', async () => {
    await Promise.all([newVehicle(admin), newVehicle(admin)]);
    const { status, body } = await call(pageVehicles, { query: { page: 1, size: 1, sort: 'id' } });
    expect(status).toBe(200);
    const { totalElements } = body;
    const sort = { empty: false, sorted: true, unsorted: false };
    expect(body).toEqual({
      content: [expect.objectContaining({ image: [expect.any(String)] })],
      totalElements,
      totalPages: totalElements,
      size: 1,
      number: 1,
      numberOfElements: 1,
      first: false,
      last: totalElements === 2,
      empty: false,
      sort,
      pageable: { pageNumber: 1, pageSize: 1, offset: 1, sort, paged: true, unpaged: false },
    });
  });

  test('sorted by price, the most expensive first', async () => {
    await Promise.all([5, 7, 6].map((pricePerHour) => newVehicle(admin, { pricePerHour })));
    const query = { size: 1000, sort: 'pricePerHour', direction: 'DESC' };
    const { body } = await call(pageVehicles, { query });
    const prices = body.content.map(({ pricePerHour }) => pricePerHour);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  test('an unknown vehicle, an invalid id and an unknown order', async () => {
    const unknown = await call(getVehicle, { params: { id: 2_000_000_000 } });
    expect([unknown.status, unknown.body.message]).toEqual([404, english.vehicles.notFound]);
    const impossible = await call(getVehicle, { params: { id: 'abc' } });
    expect([impossible.status, impossible.body.message]).toEqual([400, english.common.badId]);
    const order = await call(pageVehicles, { query: { sort: 'created_at' } });
    expect([order.status, order.body.message]).toEqual([400, english.common.badSort]);
  });
});

describe('vehicles for an administrator', () => {
  test('numbers and booleans may be strings, as forms send them', async () => {
    const id = await newVehicle(admin, {
      doors: '3',
      seats: '2',
      luggage: '0',
      age: '0',
      pricePerHour: '9.99',
      airConditioning: 'false',
      builtIn: true,
    });
    const { body } = await call(getVehicle, { params: { id } });
    const numbers = { doors: 3, seats: 2, luggage: 0, age: 0, pricePerHour: 9.99 };
    expect(body).toMatchObject({ ...numbers, airConditioning: false, builtIn: false });
  });

  test.each([
    ['model', '', english.vehicles.model],
    ['doors', '', english.vehicles.doors],
    ['seats', 0, english.vehicles.seats],
    ['luggage', 1.5, english.vehicles.luggage],
    ['transmission', 'Manual', english.vehicles.transmission],
    ['airConditioning', 'yes', english.vehicles.airConditioning],
    ['fuelType', 'Coal', english.vehicles.fuelType],
    ['age', -1, english.vehicles.age],
    ['pricePerHour', 0, english.vehicles.pricePerHour],
    ['pricePerHour', 12.345, english.vehicles.pricePerHour],
    ['pricePerHour', 1e300, english.vehicles.pricePerHour],
    ['pricePerHour', { valueOf: 1 }, english.vehicles.pricePerHour],
  ])('are refused with %s %j', async (field, value, message) => {
    const imageId = await newImage(admin);
    const body = { ...facts(), [field]: value };
    const answer = await call(createVehicle, { token: admin, params: { imageId }, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message, errors: { [field]: message } });
  });

  test('change, and the image is replaced', async () => {
    const id = await newVehicle(admin);
    const { body: old } = await call(getVehicle, { params: { id } });
    // As the edit screen does: it deletes the old image first.
    await call(deleteImage, { token: admin, params: { imageId: old.image![0]! } });
    const imageId = await newImage(admin);
    const body = { ...facts(), id: 1, builtIn: true };
    const answer = await call(updateVehicle, { token: admin, query: { id, imageId }, body });
    expect(answer.body).toEqual({ success: true, message: english.vehicles.updated });
    const { body: now } = await call(getVehicle, { params: { id } });
    const images = { image: [imageId], furtherImages: [] };
    expect(now).toEqual({ ...publicValues(body), id, ...images, builtIn: false });
  });

  test('an image belongs to one vehicle, and must exist', async () => {
    const [id, other] = await Promise.all([newVehicle(admin), newVehicle(admin)]);
    const imageId = (await call(getVehicle, { params: { id: other } })).body.image![0]!;
    const body = facts();
    for (const taken of [
      await call(updateVehicle, { token: admin, query: { id, imageId }, body }),
      await call(createVehicle, { token: admin, params: { imageId }, body }),
    ])
      expect([taken.status, taken.body.message]).toEqual([409, english.images.inUse]);
    for (const missing of [
      await call(updateVehicle, { token: admin, query: { id, imageId: noImage }, body }),
      await call(createVehicle, { token: admin, params: { imageId: noImage }, body }),
    ])
      expect([missing.status, missing.body.message]).toEqual([404, english.images.notFound]);
    const bad = await call(createVehicle, { token: admin, params: { imageId: 'x' }, body });
    expect([bad.status, bad.body.message]).toEqual([400, english.images.badId]);
  });

  test('are deleted, unless they have reservations', async () => {
    const id = await newVehicle(admin);
    const { token } = await newCustomer();
    await call(createReservation, { token, query: { carId: id }, body: times(30) });
    const used = await call(deleteVehicle, { token: admin, params: { id } });
    expect([used.status, used.body.message]).toEqual([400, english.vehicles.hasReservations]);
    const free = { id: await newVehicle(admin) };
    const answer = await call(deleteVehicle, { token: admin, params: free });
    expect(answer.body).toEqual({ success: true, message: english.vehicles.deleted });
    expect((await call(getVehicle, { params: free })).status).toBe(404);
    expect((await call(deleteVehicle, { token: admin, params: free })).status).toBe(404);
    const query = { ...free, imageId: noImage };
    expect((await call(updateVehicle, { token: admin, query, body: facts() })).status).toBe(404);
  });
});

describe('lists of vehicles in caches', () => {
  /** Enough on a busy machine. */
  const patience = { timeout: 20_000, interval: 20 };
  const paths = [listVehicles.path, `${pageVehicles.path}?page=0&size=10&sort=model`];

  test.each(paths)('%s is revalidated by its ETag until it changes', async (path) => {
    // Other tests may add vehicles meanwhile.
    const { etag, known } = await vi.waitFor(async () => {
      const { status, headers } = await send('GET', path);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache, s-maxage=5']);
      expect(headers.get('vary')).toContain('Authorization');
      const tag = headers.get('etag')!;
      const request = { headers: { 'if-none-match': tag } };
      expect(await send('GET', path, request)).toMatchObject({ status: 304, text: '' });
      return { etag: tag, known: request };
    }, patience);
    // First by model: the page's total alone stays the same if another test deletes a vehicle meanwhile.
    await newVehicle(admin, { model: unique('0') });
    const changed = await send('GET', path, known);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  test.each(paths)('%s with a token is in no shared cache', async (path) => {
    for (const token of [admin, (await newCustomer()).token]) {
      const { headers } = await send('GET', path, { token });
      expect(headers.get('cache-control')).toBe('private, no-cache');
    }
  });
});
