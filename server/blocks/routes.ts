import type { FastifyInstance } from 'fastify';
import { createBlock, deleteBlock, listBlocks, updateBlock } from '../../contract/blocks.ts';
import { conflict, notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import { checkVersion } from '../http/versions.ts';
import type { Services } from '../services.ts';
import { startOfDay, toInstant, toWallTime, withWallTimes } from '../time/wall-times.ts';
import { blockQueries, type BlockOutcome, type BlockRow } from './repository.ts';

/** Administrators take vehicles out of service. */
export function blockRoutes(app: FastifyInstance, { db, config }: Services): void {
  const blocks = blockQueries(db, config);
  const zone = config.timeZone;

  const answerOf = ({ from, until, ...block }: BlockRow) => ({
    ...block,
    from: toWallTime(from, zone),
    until: until && toWallTime(until, zone),
  });

  function blockOf(result: BlockOutcome) {
    if (result.outcome === 'written') return answerOf(result.block);
    if (result.outcome === 'no vehicle') throw notFound('vehicle_not_found', 'vehicles.notFound');
    if (result.outcome === 'missing' || result.outcome === 'changed')
      throw notFound('block_not_found', 'blocks.notFound');
    if (result.outcome === 'not movable') throw conflict('not_movable', 'blocks.notMovable');
    if (result.outcome === 'blocked')
      throw conflict('conflicts', 'blocks.blocked', { body: { conflicts: [] } });
    const conflicts = result.conflicts.map((row) => withWallTimes(row, zone));
    throw conflict('conflicts', 'blocks.conflicts', { body: { conflicts } });
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
    return rows.map(answerOf);
  });

  route(app, createBlock, async ({ body: { move, ...block } }) => {
    const asked = { block: readAsked(block), moves: move ?? [], id: null, versions: null };
    return { ...done('blocks.created'), block: blockOf(await blocks.write(asked)) };
  });

  route(app, updateBlock, async ({ params: { id }, body: { move, ...block }, versions }) => {
    const asked = { block: readAsked(block), moves: move ?? [], id, versions };
    const result = await blocks.write(asked);
    if (result.outcome === 'changed')
      checkVersion(versions, result.version, answerOf(result.block));
    return { ...done('blocks.updated'), block: blockOf(result) };
  });

  route(app, deleteBlock, async ({ params }) => {
    if (!(await blocks.remove(params.id))) throw notFound('block_not_found', 'blocks.notFound');
    return done('blocks.deleted');
  });
}
