import { beforeAll, describe, expect, test } from 'vitest';
import { deleteImage } from '../../contract/vehicles/images.ts';
import { limits } from '../../contract/values/limits.ts';
import {
  deleteVehicle,
  getFleetVehicle,
  getVehicle,
  listVehicles,
} from '../../contract/vehicles/vehicles.ts';
import { createVehicle, updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { administrator, facts, newImage, newVehicle } from './actors.ts';
import { call } from './call.ts';
import { english } from '../support/english.ts';

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

const newImages = (count: number) =>
  Promise.all(Array.from({ length: count }, () => newImage(admin)));
/** The main one first. */
const imagesOf = async (id: number) => {
  const { image, furtherImages } = (await call(getVehicle, { params: { id } })).body;
  return [...image!, ...furtherImages!];
};
const change = (id: number, imageId: string, furtherImages?: string[] | null) =>
  call(updateVehicle, {
    token: admin,
    query: { id, imageId },
    body: { ...facts(), furtherImages },
  });
/** A vehicle with so many images. */
async function withImages(count: number) {
  const [main, ...further] = await newImages(count);
  const id = await newVehicle(admin);
  expect((await change(id, main!, further)).status).toBe(200);
  return { id, main: main!, further };
}

describe('a vehicle’s images', () => {
  test('are answered in their order, the main one first', async () => {
    const { id, main, further } = await withImages(3);
    expect(await imagesOf(id)).toEqual([main, ...further]);
    const { body: all } = await call(listVehicles);
    expect(all.find((one) => one.id === id)).toMatchObject({
      image: [main],
      furtherImages: further,
    });
  });

  test('are given when it is created, too', async () => {
    const [main, one, two] = await newImages(3);
    const body = { ...facts(), furtherImages: [main, two, one, two] };
    await call(createVehicle, { token: admin, params: { imageId: main! }, body });
    const { body: all } = await call(listVehicles);
    const vehicle = all.find(({ model }) => model === body.model);
    expect(vehicle).toMatchObject({ image: [main], furtherImages: [two, one] });
  });

  test('are put in another order', async () => {
    const { id, main, further } = await withImages(3);
    const [one, two] = further;
    await change(id, two!, [two!, main, one!]);
    expect(await imagesOf(id)).toEqual([two, main, one]);
    await change(id, one!.toUpperCase(), [main.toUpperCase(), one!, two!, main]);
    expect(await imagesOf(id)).toEqual([one, main, two]);
  });

  test('stay for clients that know only one, which replace the main one', async () => {
    const { id, further } = await withImages(3);
    const imageId = await newImage(admin);
    await change(id, imageId);
    expect(await imagesOf(id)).toEqual([imageId, ...further]);
    // One of its own becomes the main one.
    await change(id, further[1]!);
    expect(await imagesOf(id)).toEqual([further[1], further[0]]);
  });

  test.each([[[]], [null]])('but the main one go with %j', async (images) => {
    const { id, main } = await withImages(3);
    await change(id, main, images);
    expect(await imagesOf(id)).toEqual([main]);
  });

  test('go when they are deleted', async () => {
    const { id, main, further } = await withImages(3);
    const [one, two] = further;
    await call(deleteImage, { token: admin, params: { imageId: one! } });
    expect(await imagesOf(id)).toEqual([main, two]);
  });

  test('change its version, even when nothing else changes', async () => {
    const { id, main, further } = await withImages(3);
    const read = () => call(getFleetVehicle, { token: admin, params: { id } });
    const seen = new Set<string | null>();
    const { body } = await read();
    const put = (furtherImages: string[]) =>
      call(updateVehicle, {
        token: admin,
        query: { id, imageId: main },
        body: { ...body, furtherImages },
      });
    for (const images of [further, further.toReversed(), further.slice(1)]) {
      await put(images);
      seen.add((await read()).headers.get('etag'));
    }
    expect(seen.size).toBe(3);
    const before = (await read()).headers.get('etag');
    await put(further.slice(1));
    expect((await read()).headers.get('etag')).toBe(before);
    await call(deleteImage, { token: admin, params: { imageId: further[1]! } });
    expect((await read()).headers.get('etag')).not.toBe(before);
  });

  test('belong to it alone, and must exist', async () => {
    const other = await withImages(2);
    const { id, main } = await withImages(1);
    const missing = '00000000-0000-4000-8000-000000000000';
    for (const images of [[other.main], other.further])
      expect((await change(id, main, images)).body.message).toBe(english.images.inUse);
    expect((await change(id, other.further[0]!)).status).toBe(409);
    expect((await change(id, main, [missing])).status).toBe(404);
    const many = Array.from({ length: limits.vehicleImages + 1 }, () => missing);
    expect((await change(id, main, many)).status).toBe(400);
    expect(await imagesOf(id)).toEqual([main]);
  });

  test('are never two vehicles’, whoever is first', async () => {
    const vehicles = await Promise.all([1, 2, 3, 4].map(() => withImages(1)));
    const wanted = await newImage(admin);
    const answers = await Promise.all(vehicles.map(({ id, main }) => change(id, main, [wanted])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('are free again once it is deleted', async () => {
    const { id, further } = await withImages(2);
    await call(deleteVehicle, { token: admin, params: { id } });
    const other = await withImages(1);
    expect((await change(other.id, other.main, further)).status).toBe(200);
  });
});
