import type { FastifyInstance } from 'fastify';
import { reinstateVehicle, retireVehicle } from '../../contract/retirement.ts';
import { conflict, forbidden, notFound, type AppError } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { withWallTimes } from '../time/wall-times.ts';
import { blockQueries } from './repository.ts';
import type { NotWritten } from './write.ts';

/** Administrators take vehicles out of service for good. */
export function retirementRoutes(app: FastifyInstance, { db, config }: Services): void {
  const blocks = blockQueries(db, config);

  /** The error that answers what was not written. */
  function refusalOf(result: NotWritten): AppError {
    if (result.outcome === 'built in') return forbidden('built_in', 'vehicles.builtIn');
    if (result.outcome === 'not movable') return conflict('not_movable', 'blocks.notMovable');
    if (result.outcome !== 'conflicts') return notFound('vehicle_not_found', 'vehicles.notFound');
    const conflicts = result.conflicts.map((row) => withWallTimes(row, config.timeZone));
    return conflict('conflicts', 'blocks.conflicts', { body: { conflicts } });
  }

  route(app, retireVehicle, async ({ params, body, session }) => {
    const retirement = { vehicleId: params.id, moves: body.move ?? [] };
    const result = await blocks.retire(retirement, session.user.id);
    if (result.outcome !== 'written') throw refusalOf(result);
    return { ...done('vehicles.retired'), moved: result.moved };
  });

  route(app, reinstateVehicle, async ({ params, session }) => {
    const result = await blocks.reinstate(params.id, session.user.id);
    if (result.outcome !== 'written') throw refusalOf(result);
    return done('vehicles.reinstated');
  });
}
