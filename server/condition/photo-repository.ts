import { and, asc, eq, sql } from 'drizzle-orm';
import type { ConditionStep } from '../../contract/counter/damage-places.ts';
import { limits } from '../../contract/values/limits.ts';
import { callFunction } from '../db/call-function.ts';
import { actAs, userIdOf, type Actor } from '../db/actor.ts';
import type { Database } from '../db/index.ts';
import { blobs, conditionPhotos } from '../db/schema/index.ts';
import type { Photo } from '../images/index.ts';

/** Whose photo it is, and what it shows. */
export interface PhotoOf {
  id: string;
  reservationId: number;
  step: ConditionStep;
  damageId: string | null;
  takenAt: Date;
}

export type PhotoOutcome = 'written' | 'no reservation' | 'id reused' | 'erased user' | 'too many';

const { id, reservationId, step, damageId, takenAt, takenBy, width, height, createdAt } =
  conditionPhotos;

export function photoQueries(db: Database) {
  const isThis = (reservation: number, photo: string) =>
    and(eq(id, photo), eq(reservationId, reservation));

  /** Whether the actor, or who made the key, took it within a day. */
  const isOwn = (actor: Actor) =>
    sql`${takenBy} = ${userIdOf(actor)} and ${createdAt} > now() - interval '1 day'`;

  return {
    /** A reservation's without their bytes, oldest first. */
    list: (reservation: number) =>
      db
        .select({ id, step, damageId, takenAt, width, height })
        .from(conditionPhotos)
        .where(eq(reservationId, reservation))
        .orderBy(asc(takenAt), asc(id)),

    /** Its bytes; null when the reservation has no such photo. */
    async find(reservation: number, photo: string, size: 'full' | 'preview') {
      const full = sql<Buffer>`coalesce(${blobs.bytes}, ${conditionPhotos.bytes})`;
      const [row] = await db
        .select({ bytes: size === 'full' ? full.mapWith(blobs.bytes) : conditionPhotos.preview })
        .from(conditionPhotos)
        .leftJoin(blobs, eq(blobs.hash, conditionPhotos.blobHash))
        .where(isThis(reservation, photo));
      return row?.bytes ?? null;
    },

    /** Whether it is stored already, so that a repeat needs no conversion. */
    has: async (reservation: number, photo: string) =>
      (await db.$count(conditionPhotos, isThis(reservation, photo))) > 0,

    async store(of: PhotoOf, photo: Photo, administrator: number): Promise<PhotoOutcome> {
      const storing = callFunction('store_photo', {
        reservationId: of.reservationId,
        photoId: of.id,
        step: of.step,
        damageId: of.damageId,
        takenAt: of.takenAt.toISOString(),
        administratorId: administrator,
        width: photo.width,
        height: photo.height,
        bytes: sql.param(photo.bytes, conditionPhotos.bytes),
        preview: sql.param(photo.preview, conditionPhotos.preview),
        maxPhotos: limits.photos,
      });
      const { rows } = await db.execute<{ outcome: PhotoOutcome }>(
        sql`select ${storing} as outcome`,
      );
      return rows[0]!.outcome;
    },

    /** False when the reservation has no such photo, or keeps it: others' photos are evidence, unless `mayDropAny`. */
    remove: (
      reservation: number,
      photo: string,
      actor: Actor,
      mayDropAny: boolean,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        await actAs(tx, actor);
        const rows = await tx
          .delete(conditionPhotos)
          .where(and(isThis(reservation, photo), mayDropAny ? undefined : isOwn(actor)))
          .returning({ id });
        return rows.length > 0;
      }),
  };
}
