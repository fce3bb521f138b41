import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deletePhoto } from '../../contract/counter/condition-photos.ts';
import { handOver, takeBack, undoCounterStep } from '../../contract/counter/counter.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { eraseCustomer } from '../../contract/office/own-data.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { config } from '../../server/config.ts';
import {
  blocks,
  conditionPhotos,
  damages,
  mails,
  documents,
  signatures,
  users,
} from '../../server/db/schema/index.ts';
import { purgeExpired } from '../../server/housekeeping/purge.ts';
import { newSession } from '../support/session.ts';
import { addVehicles } from '../support/vehicles.ts';
import { full, inHours } from './counter-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let admin: string;
beforeAll(async () => {
  server = await startOwnServer();
  const { id } = await server.newUser();
  await server.db
    .update(users)
    .set({ roles: ['Administrator'] })
    .where(eq(users.id, id));
  admin = await newSession(server.db, id);
});
afterAll(() => server.close());

async function book() {
  const user = await server.newUser();
  await addVehicles(server.db, 1, () => ({ bufferMinutes: 0, pricePerDay: null }));
  const { rows } = await server.db.execute<{ id: number }>(sql`select max(id) as id from vehicles`);
  const vehicleId = rows[0]!.id;
  const { body } = await server.call(createReservationFor, {
    token: admin,
    query: { carId: vehicleId, userId: user.id },
    body: { ...sampleRental(), pickUpTime: inHours(-2), dropOffTime: inHours(3) },
  });
  return { id: (body.reservation as { id: number }).id, user, vehicleId };
}

const write = async (endpoint: Endpoint, id: number, body: object = {}) => {
  const answer = await server.call(endpoint, { token: admin, params: { id }, body });
  expect(answer.status, String(answer.body.message)).toBe(200);
};
const damage = () => ({ id: crypto.randomUUID(), place: 'rear', note: 'Delle von Erika' });
const addPhoto = (
  reservationId: number,
  createdAt = new Date(),
  { id = crypto.randomUUID(), takenBy = null }: { id?: string; takenBy?: number | null } = {},
) =>
  server.db.insert(conditionPhotos).values({
    id,
    reservationId,
    step: 'return',
    takenAt: createdAt,
    takenBy,
    width: 1,
    height: 1,
    bytes: Buffer.from('x'),
    preview: Buffer.from('x'),
    createdAt,
  });
const addProtocol = (reservationId: number, createdAt = new Date()) =>
  server.db.insert(documents).values({
    reservationId,
    messageId: crypto.randomUUID(),
    kind: 'return-protocol',
    language: 'de',
    bytes: Buffer.from('x'),
    createdAt,
  });

test('photos are kept from others, and from who took them after a day', async () => {
  const { id } = await book();
  const clerk = await server.newUser();
  await server.db
    .update(users)
    .set({ roles: ['Counter'] })
    .where(eq(users.id, clerk.id));
  const token = await newSession(server.db, clerk.id);
  const [others, early, own, old] = Array.from({ length: 4 }, () => crypto.randomUUID());
  const dayAgo = new Date(Date.now() - 25 * 3_600_000);
  await addPhoto(id, new Date(), { id: others });
  for (const photo of [early, own])
    await addPhoto(id, new Date(), { id: photo, takenBy: clerk.id });
  await addPhoto(id, dayAgo, { id: old, takenBy: clerk.id });
  const drop = async (photoId: string, by = token) => {
    const answer = await server.call(deletePhoto, { token: by, params: { id, photoId } });
    return [answer.status, answer.body.code];
  };
  expect(await drop(early!)).toEqual([200, undefined]);
  expect(await drop(others!)).toEqual([403, 'photo_kept']);
  await write(handOver, id, full);
  await write(takeBack, id, full);
  for (const kept of [others!, old!]) expect(await drop(kept)).toEqual([403, 'photo_kept']);
  expect(await drop(own!)).toEqual([200, undefined]);
  expect(await drop(others!, admin)).toEqual([200, undefined]);
  expect(await drop(others!)).toEqual([404, 'photo_not_found']);
});

test('each step is told by mail, and one that is undone is not', async () => {
  const { id, user } = await book();
  const told = async () =>
    (await server.mailsTo(user.email))
      .filter(({ template }) => template === 'handed-over' || template === 'returned')
      .map(({ template, failedAt, reason }) => [template, failedAt === null, reason]);
  await write(handOver, id, full);
  await write(takeBack, id, full);
  expect(await told()).toEqual([
    ['handed-over', true, null],
    ['returned', true, null],
  ]);
  await write(undoCounterStep, id, { step: 'return' });
  expect(await told()).toEqual([
    ['handed-over', true, null],
    ['returned', false, 'What it tells no longer holds'],
  ]);
  await server.db
    .update(mails)
    .set({ sentAt: sql`now()` })
    .where(eq(mails.template, 'handed-over'));
  await write(undoCounterStep, id, { step: 'hand-over' });
  expect((await told())[0]).toEqual(['handed-over', true, null]);
});

test('the database stores a damage for a whole step only, at a known place, and no step twice signed', async () => {
  const { id, vehicleId } = await book();
  await write(handOver, id, { ...full, signature: { name: 'Max' } });
  const add = (changed: object) =>
    server.db.insert(damages).values({
      id: crypto.randomUUID(),
      vehicleId,
      place: 'rear',
      reservationId: id,
      step: 'hand-over',
      ...changed,
    });
  await add({});
  await expect(add({ step: null })).rejects.toThrow();
  await expect(add({ step: 'return' })).rejects.toThrow();
  await expect(add({ place: 'moon' })).rejects.toThrow();
  const sign = { reservationId: id, step: 'hand-over' as const, name: 'Erika' };
  await expect(server.db.insert(signatures).values(sign)).rejects.toThrow();
});

test('erasing a customer takes notes, signatures, photos and protocols', async () => {
  const { id, user, vehicleId } = await book();
  const found = damage();
  await write(handOver, id, { ...full, signature: { name: 'Erika', strokes: 'M1 1L2 2' } });
  const block = { note: `Nach der Rückgabe, ${found.note}` };
  await write(takeBack, id, { ...full, damages: [found], block });
  await addPhoto(id);
  await addProtocol(id);
  await write(eraseCustomer, user.id);
  const of = <Table extends typeof signatures | typeof conditionPhotos | typeof documents>(
    table: Table,
  ) => server.db.$count(table, eq(table.reservationId, id));
  expect([await of(signatures), await of(conditionPhotos), await of(documents)]).toEqual([0, 0, 0]);
  const [left] = await server.db.select().from(damages).where(eq(damages.id, found.id));
  expect(left).toMatchObject({ place: 'rear', note: '', reservationId: id });
  expect(
    await server.db.select().from(blocks).where(eq(blocks.vehicleId, vehicleId)),
  ).toMatchObject([{ reason: 'repair', note: '' }]);
});

test('a photo that is being stored while its customer is erased goes, too', async () => {
  const { id, user } = await book();
  await write(handOver, id, full);
  await write(takeBack, id, full);
  const erasure = server.db.transaction(async (tx) => {
    await tx.execute(sql`
      select store_photo(${id}, gen_random_uuid(), 'return', null, now(), null, 1, 1, 'x', 'x', 20)`);
    const erased = write(eraseCustomer, user.id);
    // Long enough for erasing to end, if nothing keeps it waiting.
    await Promise.race([erased, setTimeout(1000)]);
    return { erased };
  });
  await (
    await erasure
  ).erased;
  expect(await server.db.$count(conditionPhotos, eq(conditionPhotos.reservationId, id))).toBe(0);
});

test('photos and sent protocols go after their months, and a damage outlives its reservation', async () => {
  const { id } = await book();
  const found = damage();
  await write(handOver, id, { ...full, damages: [found] });
  const old = new Date(Date.now() - 37 * 31 * 86_400_000);
  await addPhoto(id, old);
  await addPhoto(id);
  await addProtocol(id, old);
  await addProtocol(id);
  const purge = (settings = {}) => purgeExpired(server.db, config(settings));
  expect(await purge({ PHOTO_RETENTION_MONTHS: '0' })).toMatchObject({
    conditionPhotos: 0,
    protocols: 0,
  });
  expect(await purge()).toMatchObject({ conditionPhotos: 1, protocols: 1 });
  await server.db.execute(sql`delete from reservations where id = ${id}`);
  const [left] = await server.db.select().from(damages).where(eq(damages.id, found.id));
  expect(left).toMatchObject({ note: found.note, reservationId: null, step: null });
});
