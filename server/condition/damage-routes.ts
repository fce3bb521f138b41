import type { FastifyInstance } from 'fastify';
import { addDamage, listDamages, repairDamage } from '../../contract/damages.ts';
import { conflict, notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { toWallTime } from '../time/wall-times.ts';
import { damageQueries } from './damage-repository.ts';

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
    const outcome = await damages.add(id, body, session.user.id);
    if (outcome === 'no vehicle') throw noVehicle();
    if (outcome === 'id reused') throw conflict('damage_id_reused', 'condition.damageReused');
    return { ...done('condition.damageNoted'), damages: await listOf(id) };
  });

  route(app, repairDamage, async ({ params: { id, damageId }, body: { isRepaired }, session }) => {
    if (!(await damages.setRepaired(id, damageId, isRepaired, session.user.id)))
      throw notFound('damage_not_found', 'condition.damageNotFound');
    const message = isRepaired ? 'condition.damageRepaired' : 'condition.damageThere';
    return { ...done(message), damages: await listOf(id) };
  });
}
