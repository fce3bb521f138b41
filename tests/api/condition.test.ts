import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createBlock, listBlocks } from '../../contract/vehicles/blocks.ts';
import {
  deletePhoto,
  getPhoto,
  listPhotos,
  putPhoto,
  type ConditionPhoto,
} from '../../contract/counter/condition-photos.ts';
import { addDamage, listDamages, repairDamage } from '../../contract/counter/damages.ts';
import { swapVehicle } from '../../contract/counter/counter.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { getVehicleHistory } from '../../contract/office/history.ts';
import { displayImage } from '../../contract/vehicles/images.ts';
import { limits } from '../../contract/values/limits.ts';
import { getOwnData } from '../../contract/office/own-data.ts';
import { getDocument } from '../../contract/counter/documents.ts';
import { addressOf } from '../support/address.ts';
import { readPdf } from '../support/pdf.ts';
import { administrator, drawImage, newCustomer, newVehicle, type Customer } from './actors.ts';
import { call, type Sent } from './call.ts';
import { book, desk, full, inHours, plain, refusal } from './counter-desk.ts';

let admin: string;
let customer: Customer;
let stranger: Customer;
beforeAll(async () => {
  admin = await administrator();
  [customer, stranger] = [await newCustomer(), await newCustomer()];
});

async function open(vehicle: number | object = plain) {
  const booked = await book(admin, customer.id, [-2, 3], vehicle);
  return { ...booked, ...desk(admin, booked) };
}

async function out(body: object = full) {
  const reservation = await open();
  expect((await reservation.handOver(body)).status).toBe(200);
  return reservation;
}

const damage = (place = 'rear', note = 'Delle') => ({ id: crypto.randomUUID(), place, note });
const about = (id: number) => ({ token: admin, params: { id } });
const damagesOf = async (vehicleId: number) => (await call(listDamages, about(vehicleId))).body;

async function download(endpoint: Endpoint, sent: Sent) {
  const answer = await fetch(inject('api') + addressOf(endpoint, sent), {
    headers: { authorization: `Bearer ${sent.token}`, 'accept-language': 'de' },
  });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

describe('damages of a vehicle', () => {
  test('are noted once, repaired, and there again', async () => {
    const id = await newVehicle(admin);
    const body = damage('roof', ' Hagel ');
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const { status, body: answer } = await call(addDamage, { ...about(id), body });
      expect([status, answer.damages.length]).toEqual([200, 1]);
    }
    expect(await damagesOf(id)).toMatchObject([
      { id: body.id, place: 'roof', note: 'Hagel', repairedAt: null, reservationId: null },
    ]);
    const params = { id, damageId: body.id };
    const set = (isRepaired: boolean) =>
      call(repairDamage, { token: admin, params, body: { isRepaired } });
    expect((await set(true)).body.damages[0]!.repairedAt).not.toBeNull();
    expect((await set(false)).body.damages[0]!.repairedAt).toBeNull();
    const { body: history } = await call(getVehicleHistory, about(id));
    expect(history.filter(({ changes }) => 'damages' in changes)).toHaveLength(3);
    expect(JSON.stringify(history)).not.toContain('Hagel');
  });

  test('need a place of the list, and an id that no other damage has', async () => {
    const [id, other] = [await newVehicle(admin), await newVehicle(admin)];
    const body = damage();
    await call(addDamage, { ...about(id), body });
    const add = (vehicle: number, changed: object) =>
      call(addDamage, { ...about(vehicle), body: { ...body, ...changed } });
    expect(refusal(await add(other, {}))).toEqual([409, 'damage_id_reused']);
    expect(refusal(await add(id, { note: 'Kratzer' }))).toEqual([409, 'damage_id_reused']);
    expect((await add(id, { place: 'moon' })).body.codes).toEqual({ place: 'unknown_choice' });
    expect((await add(id, { id: '7' })).status).toBe(400);
    expect(refusal(await add(2_000_000_000, damage()))).toEqual([404, 'vehicle_not_found']);
    const params = { id: other, damageId: body.id };
    const wrong = await call(repairDamage, { token: admin, params, body: { isRepaired: true } });
    expect(refusal(wrong)).toEqual([404, 'damage_not_found']);
  });
});

describe('a step', () => {
  test('tells new damages from those that were there, and undoing it takes them back', async () => {
    const reservation = await open();
    const [old, atHandOver, atReturn] = [damage('left'), damage('front'), damage('rear')];
    await call(addDamage, { ...about(reservation.vehicleId), body: old });
    const { body } = await reservation.handOver({ ...full, damages: [atHandOver] });
    expect(body.counter!.damages).toMatchObject([
      { id: old.id, step: null },
      { id: atHandOver.id, step: 'hand-over', place: 'front', note: 'Delle' },
    ]);
    const after = await reservation.takeBack({ ...full, damages: [atReturn] });
    expect(after.body.counter!.damages!.map(({ step }) => step)).toEqual([
      null,
      'hand-over',
      'return',
    ]);
    expect((await damagesOf(reservation.vehicleId)).map(({ step }) => step)).toEqual(
      expect.arrayContaining([null, 'hand-over', 'return']),
    );
    await reservation.undo('return');
    await reservation.undo('hand-over');
    expect(await damagesOf(reservation.vehicleId)).toMatchObject([{ id: old.id }]);
    // What was undone can be recorded again under the same ids.
    expect((await reservation.handOver({ ...full, damages: [atHandOver] })).status).toBe(200);
  });

  test('takes no damage that was noted before, and then records nothing', async () => {
    const reservation = await open();
    const known = damage();
    await call(addDamage, { ...about(reservation.vehicleId), body: known });
    const refused = await reservation.handOver({ ...full, damages: [damage(), known] });
    expect(refusal(refused)).toEqual([409, 'damage_id_reused']);
    expect(await reservation.read()).toMatchObject({ pickedUpAt: null, nextStep: 'hand-over' });
    const many = Array.from({ length: limits.damages + 1 }, () => damage());
    const tooMany = await reservation.handOver({ ...full, damages: many });
    expect(Object.keys(tooMany.body.errors ?? {})).toEqual(['damages']);
    const once = damage();
    const twice = await reservation.handOver({ ...full, damages: [once, { ...once }] });
    expect(Object.keys(twice.body.errors ?? {})).toEqual(['damages']);
    const nothing = await reservation.handOver({ ...full, damages: [null, null] });
    expect(Object.keys(nothing.body.errors ?? {})).toEqual(['damages']);
  });

  test('keeps who signed: drawn, or by name', async () => {
    const strokes = 'M10 20L30 40L30 41M1000 0L0 400';
    const reservation = await out({ ...full, signature: { name: 'Max', strokes } });
    await reservation.takeBack({ ...full, signature: { name: 'Erika' } });
    expect(await reservation.read()).toMatchObject({
      handOver: { signature: { name: 'Max', strokes } },
      return: { signature: { name: 'Erika', strokes: null } },
    });
    const { body } = await call(getOwnData, { token: customer.token });
    expect(body.reservations.find(({ id }) => id === reservation.id)!.signatures).toMatchObject([
      { step: 'hand-over', name: 'Max', strokes },
      { step: 'return', name: 'Erika', strokes: null },
    ]);
    await reservation.undo('return');
    expect((await reservation.read()).return).toBeNull();
  });

  test.each([
    [{ name: '' }],
    [{ name: 'Max', strokes: '' }],
    [{ name: 'Max', strokes: 'L1 1' }],
    [{ name: 'Max', strokes: 'M1 1C1 1 1 1 1 1' }],
    [{ name: 'Max', strokes: 'M1 1L12345 1' }],
    [{ name: 'Max', strokes: '<script>' }],
    [{ name: 'Max', strokes: `M1 1${'L100 100'.repeat(2600)}` }],
    ['Max'],
  ])('takes no signature such as %j', async (signature) => {
    const reservation = await open();
    const { status, body } = await reservation.handOver({ ...full, signature });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['signature']]);
  });
});

describe('a damage at the return', () => {
  test('is charged as a line of its own, untaxed, shown before it counts', async () => {
    const reservation = await out();
    const preview = await reservation.preview({ ...full, damageAmounts: '150.5,20' });
    expect(preview.body).toMatchObject({ totalPrice: 220.5, difference: 170.5 });
    expect(preview.body.addedLines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['damage', 150.5],
      ['damage', 20],
    ]);
    const damages = [
      { ...damage('rear', 'Delle'), amount: 150.5 },
      { ...damage('inside', ''), amount: 20 },
      { ...damage('roof'), amount: null },
    ];
    const wrong = await reservation.takeBack({ ...full, damages, expectedPrice: 50 });
    expect(refusal(wrong)).toEqual([409, 'price_changed']);
    const { body } = await reservation.takeBack({ ...full, damages, expectedPrice: 220.5 });
    expect(body.counter).toMatchObject({ totalPrice: 220.5, due: 220.5 });
    expect(body.counter!.lines.filter(({ kind }) => kind === 'damage')).toMatchObject([
      { amount: 150.5, text: 'Delle', vatPercent: 0, source: 'return' },
      { amount: 20, text: null, vatPercent: 0, source: 'return' },
    ]);
    await reservation.undo('return');
    expect(await reservation.read()).toMatchObject({ totalPrice: 50, status: 'CREATED' });
  });

  const blocksOf = async (vehicleId: number) => {
    const [from, until] = [inHours(-48).slice(0, 10), inHours(96).slice(0, 10)];
    const query = { from, until, vehicleId };
    return (await call(listBlocks, { token: admin, query })).body;
  };

  test('takes the vehicle out of service, and undoing the return puts it back', async () => {
    const reservation = await out();
    const until = inHours(48);
    const { body } = await reservation.takeBack({
      ...full,
      damages: [damage()],
      block: { until, note: 'Reparatur, Delle' },
    });
    const blocks = await blocksOf(reservation.vehicleId);
    expect(blocks).toMatchObject([{ reason: 'repair', until, note: 'Reparatur, Delle' }]);
    expect(body.counter!.return!.blockId).toBe(blocks[0]!.id);
    expect((await reservation.undo('return')).status).toBe(200);
    expect(await blocksOf(reservation.vehicleId)).toEqual([]);
  });

  test('is back all the same where the vehicle is reserved', async () => {
    const reservation = await out();
    await book(admin, customer.id, [24, 30], reservation.vehicleId);
    const { status, body } = await reservation.takeBack({ ...full, block: {} });
    expect([status, body.counter!.status, body.counter!.return!.blockId]).toEqual([
      200,
      'DONE',
      null,
    ]);
    expect(await blocksOf(reservation.vehicleId)).toEqual([]);
    const again = await call(createBlock, {
      token: admin,
      body: { vehicleId: reservation.vehicleId, from: inHours(0), reason: 'repair' },
    });
    expect(refusal(again)).toEqual([409, 'conflicts']);
  });

  test.each([inHours(-1), '9999-12-31T12:00:00', 'soon'])(
    'takes nothing out of service until %s',
    async (until) => {
      const reservation = await out();
      const { status, body } = await reservation.takeBack({ ...full, block: { until } });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['block']]);
    },
  );
});

describe('a photo', () => {
  const photo = (id: number, changed: object = {}) => ({
    token: admin,
    params: { id, photoId: crypto.randomUUID() },
    query: { step: 'hand-over', ...changed },
  });
  async function fileOf(image = drawImage(2000, 1000)) {
    const bytes = await image
      .withExif({ IFD0: { Copyright: 'Geheim' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), 'foto.jpeg');
    return body;
  }
  const listOf = async (id: number, token = admin): Promise<ConditionPhoto[]> =>
    (await call(listPhotos, { token, params: { id } })).body;

  test('is stored before its step, small and without metadata, once', async () => {
    const { id } = await open();
    const damageId = crypto.randomUUID();
    const takenAt = inHours(-1);
    const sent = photo(id, { damageId, takenAt });
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect((await call(putPhoto, { ...sent, body: await fileOf() })).status).toBe(200);
    expect(await listOf(id, customer.token)).toEqual([
      {
        id: sent.params.photoId,
        step: 'hand-over',
        damageId,
        takenAt,
        width: 1600,
        height: 800,
      },
    ]);
    for (const [size, width] of [
      ['full', 1600],
      ['preview', 480],
    ] as const) {
      const { token } = customer;
      const { answer, bytes } = await download(getPhoto, {
        token,
        params: sent.params,
        query: { size },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const metadata = await sharp(bytes).metadata();
      expect([metadata.width, metadata.exif]).toEqual([width, undefined]);
      expect(Buffer.from(bytes).includes('Geheim')).toBe(false);
    }
  });

  test('of a damage stands beside it, at the vehicle and at the next hand-over', async () => {
    const { id, vehicleId, handOver } = await open();
    const found = damage();
    await handOver({ ...full, damages: [found] });
    const [first, other] = [photo(id, { damageId: found.id }), photo(id)];
    for (const sent of [first, other])
      await call(putPhoto, { ...sent, body: await fileOf(drawImage()) });
    const photos = [{ id: first.params.photoId, reservationId: id }];
    expect(await damagesOf(vehicleId)).toMatchObject([{ id: found.id, photos }]);
    const next = desk(admin, await book(admin, stranger.id, [4, 6], vehicleId));
    expect((await next.read()).damages).toMatchObject([{ id: found.id, photos, step: null }]);
    await call(deletePhoto, { token: admin, params: first.params });
    expect(await damagesOf(vehicleId)).toMatchObject([{ id: found.id, photos: [] }]);
    // Of others' photos customers learn nothing.
    const { body } = await call(getOwnData, { token: stranger.token });
    expect(JSON.stringify(body)).not.toContain(first.params.photoId);
  });

  test('is for administrators and its customer only', async () => {
    const { id } = await open();
    const other = await open();
    const sent = photo(id);
    await call(putPhoto, { ...sent, body: await fileOf() });
    const { params } = sent;
    const show = async (token: string, of = params) =>
      (await download(getPhoto, { token, params: of })).answer.status;
    expect(await show(admin)).toBe(200);
    expect(await show(stranger.token)).toBe(404);
    expect(await show(admin, { ...params, id: other.id })).toBe(404);
    const { token } = customer;
    expect((await call(putPhoto, { ...photo(id), token, body: await fileOf() })).status).toBe(403);
    expect((await call(deletePhoto, { token, params })).status).toBe(403);
    const { answer } = await download(displayImage, {
      token: admin,
      params: { imageId: params.photoId },
    });
    expect(answer.status).toBe(404);
    expect((await call(deletePhoto, { token: admin, params })).status).toBe(200);
    expect(refusal(await call(deletePhoto, { token: admin, params }))).toEqual([
      404,
      'photo_not_found',
    ]);
  });

  test('has an id of its own, and there are not too many of a step', async () => {
    const { id } = await open();
    const other = await open();
    const sent = photo(id);
    await call(putPhoto, { ...sent, body: await fileOf(drawImage()) });
    const reused = { ...sent, params: { ...sent.params, id: other.id } };
    expect(refusal(await call(putPhoto, { ...reused, body: await fileOf(drawImage()) }))).toEqual([
      409,
      'photo_id_reused',
    ]);
    const store = async () => call(putPhoto, { ...photo(id), body: await fileOf(drawImage()) });
    for (let count = 1; count < limits.photos - 3; count += 1)
      expect((await store()).status).toBe(200);
    const more = await Promise.all(Array.from({ length: 5 }, store));
    expect(more.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = more.filter(({ status }) => status !== 200);
    expect(refused.map(refusal)).toEqual([
      [409, 'too_many_photos'],
      [409, 'too_many_photos'],
    ]);
    const ofReturn = await call(putPhoto, {
      ...photo(id, { step: 'return' }),
      body: await fileOf(drawImage()),
    });
    expect(ofReturn.status).toBe(200);
  });

  test('is a photo, of a step', async () => {
    const { id } = await open();
    const text = new FormData();
    text.append('file', new Blob(['Hallo']), 'foto.jpeg');
    expect((await call(putPhoto, { ...photo(id), body: text })).status).toBe(415);
    expect((await call(putPhoto, { ...photo(id), body: new FormData() })).status).toBe(400);
    const noStep = await call(putPhoto, {
      ...photo(id, { step: 'no-show' }),
      body: await fileOf(drawImage()),
    });
    expect(Object.keys(noStep.body.errors ?? {})).toEqual(['step']);
  });

  test('is in the protocol, with damages, signature and lines', { timeout: 60_000 }, async () => {
    const reservation = await open();
    const { id, vehicleId } = reservation;
    await call(addDamage, { ...about(vehicleId), body: damage('left', 'Alter Kratzer') });
    const none = await download(getDocument, {
      token: admin,
      params: { id, kind: 'hand-over-protocol' },
    });
    expect(none.answer.status).toBe(404);
    const strokes = 'M10 20L300 340';
    await reservation.handOver({ ...full, licenceSeen: true, signature: { name: 'Max', strokes } });
    const found = { ...damage('rear', 'Neue Delle'), amount: 80 };
    await reservation.takeBack({
      mileageKm: 20_080,
      fuelEighths: 8,
      note: 'Schlüssel da',
      damages: [found],
      signature: { name: 'Erika Muster' },
    });
    await call(putPhoto, {
      ...photo(id, { step: 'return', damageId: found.id }),
      body: await fileOf(),
    });
    const { token } = customer;
    const read = async (kind: string) => {
      const { answer, bytes } = await download(getDocument, { token, params: { id, kind } });
      expect(answer.status).toBe(200);
      return readPdf(bytes);
    };
    const before = await read('hand-over-protocol');
    expect(before.title).toMatch(/^Übergabeprotokoll R-/);
    expect(before.text).toMatch(/20\.000 km.*voll.*gesehen.*Links: Alter Kratzer.*Max/s);
    expect(before.text).not.toContain('Neue Delle');
    expect(before.roles).toContain('Figure');
    const after = await read('return-protocol');
    expect(after.text).toMatch(/Neue Schäden.*Hinten: Neue Delle.*Schäden von vorher.*Alter/s);
    expect(after.text).toMatch(/80 km seit der Übergabe.*Schlüssel da/s);
    expect(after.text).toMatch(/Erika Muster hat dies mit dem Namen bestätigt/);
    expect(after.text).toContain('130,00');
    expect(after.roles).toContain('Figure');
    expect(
      (
        await download(getDocument, {
          token: stranger.token,
          params: { id, kind: 'return-protocol' },
        })
      ).answer.status,
    ).toBe(404);
  });
});

test('the protocol of a hand-over says that a vehicle of another kind was agreed', async () => {
  const { id, handOver } = await open();
  const body = {
    vehicleId: await newVehicle(admin, { category: 'box' }),
    consent: 'Am Telefon, 8 Uhr',
  };
  expect((await call(swapVehicle, { ...about(id), body })).status).toBe(200);
  expect((await handOver()).status).toBe(200);
  const params = { id, kind: 'hand-over-protocol' };
  const { text } = await readPdf((await download(getDocument, { token: admin, params })).bytes);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Das Fahrzeug ist von anderer Art als gebucht; dem wurde zugestimmt: Am Telefon, 8 Uhr',
  );
});
