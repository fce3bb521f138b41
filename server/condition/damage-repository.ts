import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { DamagePhoto } from '../../contract/counter/damage.ts';
import type { DamagePlace } from '../../contract/counter/damage-places.ts';
import { callFunction } from '../db/call-function.ts';
import { actAs, type Actor, userIdOf } from '../db/actor.ts';
import type { Database, Executor } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { conditionPhotos, damages, users, vehicles } from '../db/schema/index.ts';

interface NewDamage {
  id: string;
  place: DamagePlace;
  note: string;
}

type Outcome = 'written' | 'no vehicle' | 'id reused';

const by = sql<
  string | null
>`nullif(concat_ws(' ', nullif(${users.firstName}, ''), nullif(${users.lastName}, '')), '')`;

/** The photos of a damage, a row of `damages` by this name. The index finds them by the reservation that found it. */
export const photosOfDamage = (damage: SQL) => sql<DamagePhoto[]>`(
  select coalesce(json_agg(json_build_object('id', photo.id, 'reservationId', photo.reservation_id)
    order by photo.taken_at, photo.id), '[]')
  from ${conditionPhotos} as photo where photo.reservation_id = ${damage}.reservation_id and photo.damage_id = ${damage}.id)`;

export type DamageRow = Awaited<ReturnType<ReturnType<typeof damageQueries>['list']>>[number];

export function damageQueries(db: Executor) {
  const transact = <Result>(actor: Actor, work: (tx: Database) => Promise<Result>) =>
    db.transaction(async (tx) => {
      await actAs(tx, actor);
      return work(tx);
    });

  return {
    /** A vehicle's: first those that are there, each kind newest first. */
    list: (vehicleId: number) =>
      db
        .select({
          ...pick(damages, 'id', 'place', 'note'),
          at: damages.reportedAt,
          by,
          ...pick(damages, 'repairedAt', 'reservationId', 'step'),
          photos: photosOfDamage(sql`${damages}`),
        })
        .from(damages)
        .leftJoin(users, eq(users.id, damages.reportedBy))
        .where(eq(damages.vehicleId, vehicleId))
        .orderBy(
          desc(sql`${damages.repairedAt} is null`),
          desc(damages.reportedAt),
          asc(damages.id),
        ),

    hasVehicle: async (id: number) => (await db.$count(vehicles, eq(vehicles.id, id))) > 0,

    add: (vehicleId: number, { id, place, note }: NewDamage, actor: Actor): Promise<Outcome> =>
      transact(actor, async (tx) => {
        const noting = callFunction('note_damage', {
          vehicleId,
          damageId: id,
          place,
          note,
          administratorId: userIdOf(actor),
        });
        const { rows } = await tx.execute<{ outcome: Outcome }>(sql`select ${noting} as outcome`);
        return rows[0]!.outcome;
      }),

    /** False when the vehicle has no such damage. One that was repaired before keeps its time. */
    setRepaired: (vehicleId: number, id: string, isRepaired: boolean, actor: Actor) =>
      transact(actor, async (tx) => {
        const rows = await tx
          .update(damages)
          .set({
            repairedAt: isRepaired ? sql`coalesce(${damages.repairedAt}, now())` : null,
          })
          .where(sql`${damages.id} = ${id} and ${damages.vehicleId} = ${vehicleId}`)
          .returning({ id: damages.id });
        return rows.length > 0;
      }),
  };
}
