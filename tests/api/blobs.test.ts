import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { photoQueries } from '../../server/condition/photo-repository.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { blobs, conditionPhotos, documents, reservations } from '../../server/db/schema/index.ts';
import { eraseUser } from '../../server/own-data/erase.ts';
import { sentDocumentQueries } from '../../server/documents/sent-repository.ts';
import { addVehicles } from '../support/vehicles.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
let userId: number;
let reservationId: number;
beforeAll(async () => {
  open = await newDatabase();
  await addVehicles(open.db, 1);
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.db.execute(sql`truncate users, reservations, blobs cascade`);
  const { rows } = await open.db.execute<{ id: number }>(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    values ('Erika', 'Muster', 'e@example.com', '', '', '', '', array['Customer']) returning id`);
  userId = rows[0]!.id;
  const [row] = await open.db
    .insert(reservations)
    .values({
      ...sampleRental(),
      userId,
      vehicleId: 1,
      totalPrice: 20,
      status: 'DONE',
      pickUpTime: new Date('2026-01-01T10:00Z'),
      dropOffTime: new Date('2026-01-01T12:00Z'),
    })
    .returning();
  reservationId = row!.id;
});

const picture = Buffer.from('picture');
const addPhoto = async (bytes = picture) => {
  const id = randomUUID();
  const of = { id, reservationId, step: 'return', damageId: null, takenAt: new Date() } as const;
  const photo = { bytes, preview: Buffer.from('small'), width: 2, height: 1 };
  expect(await photoQueries(open.db).store(of, photo, userId)).toBe('written');
  return id;
};
const find = (id: string) => photoQueries(open.db).find(reservationId, id, 'full');
const remove = (id: string) => photoQueries(open.db).remove(reservationId, id, userId, true);
const addProtocol = async (bytes: Buffer) => {
  const messageId = randomUUID();
  const sent = { messageId, reservationId, kind: 'return-protocol', language: 'de' } as const;
  expect(await sentDocumentQueries(open.db).store(sent, { bytes })).toBe(true);
  return sent;
};
const stored = async () => (await open.db.select().from(blobs)).map(({ bytes }) => String(bytes));

test('equal photos are stored once, until the last one is deleted', async () => {
  const [one, other] = [await addPhoto(), await addPhoto()];
  await addPhoto(Buffer.from('another'));
  expect((await stored()).toSorted()).toEqual(['another', 'picture']);
  expect(await remove(one)).toBe(true);
  expect(await find(other)).toEqual(picture);
  expect(await remove(other)).toBe(true);
  expect(await stored()).toEqual(['another']);
});

test('a protocol is stored once for its mail, as it was sent', async () => {
  const sent = await addProtocol(Buffer.from('%PDF-'));
  const { find: findSent, store } = sentDocumentQueries(open.db);
  expect(await store(sent, { bytes: Buffer.from('%PDF- drawn by another server') })).toBe(false);
  expect(await findSent(sent)).toEqual({ bytes: Buffer.from('%PDF-') });
  expect(await stored()).toEqual(['%PDF-']);
});

test('what two tables name stays for the one that is left', async () => {
  await addProtocol(picture);
  const photo = await addPhoto();
  await open.db.delete(documents);
  expect(await find(photo)).toEqual(picture);
  await open.db.delete(conditionPhotos);
  expect(await stored()).toEqual([]);
});

test.each([
  ['erasing the customer', () => eraseUser(open.db, userId)],
  ['deleting the reservation', () => open.db.delete(reservations)],
])('%s takes all at once', async (_, deleting) => {
  await addPhoto();
  await addProtocol(Buffer.from('%PDF-'));
  await deleting();
  expect(await stored()).toEqual([]);
});

test('a photo that is stored while the last equal one is deleted keeps its bytes', async () => {
  const first = await addPhoto();
  const adding = await open.db.transaction(async (tx) => {
    await tx.execute(sql`delete from condition_photos where id = ${first}`);
    const other = addPhoto();
    // Long enough to store it, if nothing keeps it waiting.
    await Promise.race([other, setTimeout(500)]);
    return { other };
  });
  expect(await find(await adding.other)).toEqual(picture);
});

test('bytes that are about to be named stay, though the last row that named them goes', async () => {
  const [first, second] = [await addPhoto(), randomUUID()];
  const removing = await open.db.transaction(async (tx) => {
    await tx.execute(sql`select store_blob(${picture})`);
    const removed = remove(first);
    await Promise.race([removed, setTimeout(500)]);
    await tx.execute(sql`
      insert into condition_photos (id, reservation_id, step, taken_at, width, height, blob_hash, preview)
      values (${second}, ${reservationId}, 'return', now(), 1, 1, sha256(${picture}), '')`);
    return { removed };
  });
  expect(await removing.removed).toBe(true);
  expect(await find(second)).toEqual(picture);
});

test('of equal photos that are deleted at the same time nothing is left', async () => {
  const [one, other] = [await addPhoto(), await addPhoto()];
  const deleting = await open.db.transaction(async (tx) => {
    await tx.execute(sql`delete from condition_photos where id = ${one}`);
    const second = remove(other);
    await Promise.race([second, setTimeout(500)]);
    return { second };
  });
  await deleting.second;
  expect(await stored()).toEqual([]);
});

test('two requests under one id leave one photo, whatever their reservations', async () => {
  const id = await addPhoto();
  await open.db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price, status)
    select user_id, vehicle_id, pick_up_at, drop_off_at, '', '', 1, status from reservations`);
  const storing = await open.db.transaction(async (tx) => {
    await tx.execute(sql`delete from condition_photos where id = ${id}`);
    await tx.execute(sql`
      insert into condition_photos (id, reservation_id, step, taken_at, width, height, blob_hash, preview)
      values (${id}, ${reservationId}, 'return', now(), 1, 1, store_blob('first'), '')`);
    const { rows } = await tx.execute<{ id: number }>(sql`select max(id) as id from reservations`);
    const second = open.db.execute<{ outcome: string }>(sql`
      select store_photo(${rows[0]!.id}, ${id}, 'return', null, now(), null, 1, 1, 'second', '', 20) as outcome`);
    await Promise.race([second, setTimeout(500)]);
    return { second };
  });
  expect((await storing.second).rows).toEqual([{ outcome: 'id reused' }]);
  expect(await stored()).toEqual(['first']);
});

test('what release 0.9.0 stored is read as before', async () => {
  const id = randomUUID();
  await open.db.insert(conditionPhotos).values({
    id,
    reservationId,
    step: 'return',
    takenAt: new Date(),
    width: 2,
    height: 1,
    bytes: picture,
    preview: Buffer.from('small'),
  });
  expect(await find(id)).toEqual(picture);
  expect(await remove(id)).toBe(true);
});

test('the database refuses a hash that is none of the bytes, and a row without either', async () => {
  const hash = createHash('sha256').update('other').digest();
  await expect(open.db.insert(blobs).values({ hash, bytes: picture })).rejects.toThrow();
  const messageId = randomUUID();
  const none = { reservationId, messageId, kind: 'contract', language: 'de' } as const;
  await expect(open.db.insert(documents).values(none)).rejects.toThrow();
  await addPhoto();
  await expect(open.db.delete(blobs)).rejects.toThrow();
});
