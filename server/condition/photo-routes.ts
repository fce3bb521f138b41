import type { FastifyInstance } from 'fastify';
import {
  deletePhoto,
  getPhoto,
  listPhotos,
  photoType,
  putPhoto,
} from '../../contract/counter/condition-photos.ts';
import { limits } from '../../contract/values/limits.ts';
import { key } from '../../contract/texts/message-key.ts';
import { actorOf, authenticateAgain, may } from '../http/authenticate.ts';
import { conflict, forbidden, notFound, type AppError } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import { makePhoto, readUpload } from '../images/index.ts';
import { visibleReservations } from '../reservations/index.ts';
import type { Services } from '../services.ts';
import { toInstant, toWallTime } from '../time/wall-times.ts';
import { photoQueries, type PhotoOutcome } from './photo-repository.ts';
import { addDamage, listDamages, repairDamage } from '../../contract/counter/damages.ts';
import { damageQueries } from './damage-repository.ts';

const noPhoto = () => notFound('photo_not_found', 'condition.photoNotFound');

const refusals: Record<Exclude<PhotoOutcome, 'written'>, () => AppError> = {
  'no reservation': () => notFound('reservation_not_found', 'reservations.notFound'),
  'id reused': () => conflict('photo_id_reused', 'condition.photoReused'),
  'erased user': () => forbidden('user_erased', 'reservations.customerErased'),
  'too many': () =>
    conflict('too_many_photos', key('condition.tooManyPhotos', { maximum: limits.photos })),
};

/** Administrators store photos of vehicles at the counter; they and the reservation's customer see them. */
export function photoRoutes(app: FastifyInstance, { db, config }: Services): void {
  const find = visibleReservations(db);
  const photos = photoQueries(db);
  const zone = config.timeZone;

  route(app, listPhotos, async ({ params: { id }, session }) => {
    await find(id, session, 'counter');
    const rows = await photos.list(id);
    return rows.map((row) => ({ ...row, takenAt: toWallTime(row.takenAt, zone) }));
  });

  route(app, getPhoto, async ({ params: { id, photoId }, query, session, reply }) => {
    await find(id, session, 'counter');
    const bytes = await photos.find(id, photoId, query.size);
    if (!bytes) throw noPhoto();
    return reply
      .type(photoType)
      .header('content-disposition', `inline; filename=${photoId}.jpeg`)
      .send(bytes);
  });

  route(app, putPhoto, async ({ params: { id, photoId }, query, session, request }) => {
    await find(id, session, 'counter');
    const { bytes } = await readUpload(request, putPhoto.upload!);
    const takenAt = query.takenAt ? toInstant(query.takenAt, zone, 'takenAt') : new Date();
    const of = {
      id: photoId,
      reservationId: id,
      step: query.step,
      damageId: query.damageId ?? null,
      takenAt,
    };
    if (!(await photos.has(id, photoId))) {
      const photo = await makePhoto(bytes);
      // Many may have been converted before this one.
      await authenticateAgain(request);
      const outcome = await photos.store(of, photo, session.user.id);
      if (outcome !== 'written') throw refusals[outcome]();
    }
    return done('condition.photoStored');
  });

  route(app, deletePhoto, async ({ params: { id, photoId }, session }) => {
    if (await photos.remove(id, photoId, actorOf(session), may(session, 'prices')))
      return done('condition.photoDeleted');
    throw (await photos.has(id, photoId))
      ? forbidden('photo_kept', 'condition.photoKept')
      : noPhoto();
  });
}

/** Administrators note damages of vehicles, and that they were repaired. */
export function damageRoutes(app: FastifyInstance, { db, config }: Services): void {
  const damages = damageQueries(db);

  const listOf = async (vehicleId: number) => {
    const rows = await damages.list(vehicleId);
    return rows.map(({ at, repairedAt, ...row }) => ({
      ...row,
      at: toWallTime(at, config.timeZone),
      repairedAt: repairedAt && toWallTime(repairedAt, config.timeZone),
    }));
  };
  const noVehicle = () => notFound('vehicle_not_found', 'vehicles.notFound');

  route(app, listDamages, async ({ params: { id } }) => {
    const rows = await listOf(id);
    if (rows.length === 0 && !(await damages.hasVehicle(id))) throw noVehicle();
    return rows;
  });

  route(app, addDamage, async ({ params: { id }, body, session }) => {
    const outcome = await damages.add(id, body, actorOf(session));
    if (outcome === 'no vehicle') throw noVehicle();
    if (outcome === 'id reused') throw conflict('damage_id_reused', 'condition.damageReused');
    return { ...done('condition.damageNoted'), damages: await listOf(id) };
  });

  route(app, repairDamage, async ({ params: { id, damageId }, body: { isRepaired }, session }) => {
    if (!(await damages.setRepaired(id, damageId, isRepaired, actorOf(session))))
      throw notFound('damage_not_found', 'condition.damageNotFound');
    const message = isRepaired ? 'condition.damageRepaired' : 'condition.damageThere';
    return { ...done(message), damages: await listOf(id) };
  });
}
