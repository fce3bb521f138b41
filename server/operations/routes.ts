import type { FastifyInstance } from 'fastify';
import { getOperations } from '../../contract/office/operations.ts';
import { lastHousekeeping } from '../housekeeping/index.ts';
import { route } from '../http/route.ts';
import { loads, oldestWaits } from '../load/concurrency-limit.ts';
import { attemptsBeyond } from '../load/rate-limits.ts';
import { browserErrors, refusals } from '../metrics/index.ts';
import { release } from '../release.ts';
import type { Services } from '../services.ts';
import { toWallTime } from '../time/wall-times.ts';
import { readFigures } from './figures.ts';
import { judge } from './judge.ts';

/** The operator's page: the figures of the metrics, and which of them want somebody. */
export function operationRoutes(app: FastifyInstance, { db, config }: Services): void {
  const wallTime = (at: number | string) => toWallTime(new Date(at), config.timeZone);

  const ownFigures = () => ({
    isSendingMails: config.mail.way.to === 'smtp',
    isEmbedded: config.database.kind === 'folder',
    startedAt: performance.timeOrigin,
    documents: {
      waiting: loads.get('document')!().waiting,
      oldestSeconds: oldestWaits.get('document')!(),
    },
    housekeeping: lastHousekeeping,
    limits: attemptsBeyond.recent(),
    refusals: refusals.recent(),
    browserErrors: browserErrors.recent(),
  });

  route(app, getOperations, async () => {
    const now = Date.now();
    const { backup, housekeeping, ...lines } = judge(
      await readFigures(db, config),
      ownFigures(),
      now,
    );
    const { last } = backup;
    const { doneAt } = housekeeping;
    return {
      asOf: wallTime(now),
      release: { ...release, node: process.versions.node },
      ...lines,
      backup: { ...backup, last: last && { at: wallTime(last.at), bytes: last.bytes } },
      housekeeping: { ...housekeeping, doneAt: doneAt === null ? null : wallTime(doneAt) },
    };
  });
}
