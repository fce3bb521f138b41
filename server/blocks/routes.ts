import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import {
  createBlock,
  deleteBlock,
  listBlocks,
  updateBlock,
} from '../../contract/vehicles/blocks.ts';
import { getTimeline } from '../../contract/reservations/timeline.ts';
import { actorOf, checkMay, may, type Session } from '../http/authenticate.ts';
import { conflict, forbidden, notFound, type AppError } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import { wholeList } from '../http/page-answer.ts';
import { checkVersion, type Versions } from '../http/versions.ts';
import type { Services } from '../services.ts';
import { conflictsFor } from '../reservations/index.ts';
import { startOfDay, toInstant, withWallSpan } from '../time/wall-times.ts';
import { blockQueries } from './repository.ts';
import type { BlockRow, NotWritten } from './write.ts';
import { reinstateVehicle, retireVehicle } from '../../contract/vehicles/retirement.ts';

type Moves = Partial<Pick<z.output<(typeof updateBlock)['body']>, 'move' | 'leave' | 'moveBack'>>;

/** What makes way for a block, or comes back. Throws a 403 for who may block vehicles, but not change reservations. */
function movesOf({ move, leave, moveBack }: Moves, session: Session) {
  const moves = { moves: move ?? [], leaves: leave === true, moveBack: moveBack ?? [] };
  if (moves.leaves || moves.moves.length > 0 || moves.moveBack.length > 0)
    checkMay(session, 'reservations.write');
  return moves;
}

/** Administrators take vehicles out of service. */
export function blockRoutes(app: FastifyInstance, { db, config }: Services): void {
  const blocks = blockQueries(db, config);
  const zone = config.timeZone;

  const answerOf = (block: BlockRow) => withWallSpan(block, zone);

  /** The error that answers what was not written. */
  function refusalOf(result: NotWritten, session: Session, versions: Versions = null): AppError {
    if (result.outcome === 'built in') return forbidden('built_in', 'vehicles.builtIn');
    if (result.outcome === 'no vehicle') return notFound('vehicle_not_found', 'vehicles.notFound');
    if (result.outcome === 'changed')
      checkVersion(versions, result.block.version, answerOf(result.block));
    if (result.outcome === 'missing' || result.outcome === 'changed')
      return notFound('block_not_found', 'blocks.notFound');
    if (result.outcome === 'not movable') return conflict('not_movable', 'blocks.notMovable');
    if (result.outcome === 'blocked')
      return conflict('conflicts', 'blocks.blocked', { body: { conflicts: [] } });
    const conflicts = conflictsFor(result.conflicts, session, zone);
    return conflict('conflicts', 'blocks.conflicts', { body: { conflicts } });
  }

  const readAsked = (body: {
    vehicleId: number;
    from: string;
    until?: string | null | undefined;
    reason: BlockRow['reason'];
    note: string;
  }) => ({
    vehicleId: body.vehicleId,
    from: toInstant(body.from, zone, 'from'),
    until: body.until ? toInstant(body.until, zone, 'until') : null,
    reason: body.reason,
    note: body.note,
  });

  route(app, listBlocks, async ({ query: { from, until, vehicleId } }) => {
    const rows = await blocks.list(startOfDay(from, zone), startOfDay(until, zone, 1), vehicleId);
    return wholeList(rows, getTimeline).map(answerOf);
  });

  route(app, createBlock, async ({ body: { move, leave, ofReturn, ...block }, session }) => {
    const moves = movesOf({ move, leave }, session);
    const edit = { block: readAsked(block), ...moves, id: null, ofReturn, versions: null };
    const result = await blocks.write(edit, actorOf(session));
    if (result.outcome !== 'written') throw refusalOf(result, session);
    const { block: created, moved, left } = result;
    return { ...done('blocks.created'), block: answerOf(created), moved, left };
  });

  route(app, updateBlock, async ({ params: { id }, body, versions, session }) => {
    const { move, leave, moveBack, ...block } = body;
    const moves = movesOf({ move, leave, moveBack }, session);
    const edit = { block: readAsked(block), ...moves, id, versions };
    const result = await blocks.write(edit, actorOf(session));
    if (result.outcome !== 'written') throw refusalOf(result, session, versions);
    const { block: updated, moved, left, stayed } = result;
    return { ...done('blocks.updated'), block: answerOf(updated), moved, left, stayed };
  });

  route(app, deleteBlock, async ({ params: { id }, body, versions, session }) => {
    const { moveBack } = movesOf(body, session);
    const removal = { id, moveBack, versions };
    const result = await blocks.remove(removal, actorOf(session));
    if (result.outcome !== 'removed') throw refusalOf(result, session, versions);
    return { ...done('blocks.deleted'), stayed: result.stayed };
  });
}

/** Administrators take vehicles out of service for good. */
export function retirementRoutes(app: FastifyInstance, { db, config }: Services): void {
  const blocks = blockQueries(db, config);

  /** The error that answers what was not written. */
  function refusalOf(result: NotWritten, session: Session): AppError {
    if (result.outcome === 'built in') return forbidden('built_in', 'vehicles.builtIn');
    if (result.outcome === 'not movable') return conflict('not_movable', 'blocks.notMovable');
    if (result.outcome !== 'conflicts') return notFound('vehicle_not_found', 'vehicles.notFound');
    const conflicts = conflictsFor(result.conflicts, session, config.timeZone);
    return conflict('conflicts', 'blocks.conflicts', { body: { conflicts } });
  }

  route(app, retireVehicle, async ({ params, body, session }) => {
    const { moves, leaves } = movesOf(body, session);
    const endsBlocks = may(session, 'blocks');
    const retirement = { vehicleId: params.id, moves, leaves, endsBlocks };
    const result = await blocks.retire(retirement, actorOf(session));
    if (result.outcome !== 'written') throw refusalOf(result, session);
    const { moved, left } = result;
    return { ...done('vehicles.retired'), moved, left };
  });

  route(app, reinstateVehicle, async ({ params, session }) => {
    const result = await blocks.reinstate(params.id, actorOf(session));
    if (result.outcome !== 'written') throw refusalOf(result, session);
    return done('vehicles.reinstated');
  });
}
