import type { FastifyBaseLogger } from 'fastify';
import { codeOf } from '../db/driver/failures.ts';
import type { Database } from '../db/index.ts';
import { counted } from '../metrics/counted.ts';
import { tidy } from './purge.ts';

const minute = 60_000;

/**
 * Tidies up a few minutes after the start and about once an hour from then on, at a moment of its own, so that servers that start
 * together do not do it together. Returns what stops it.
 */
export function keepHouse(db: Database, log: FastifyBaseLogger): () => Promise<void> {
  let running = Promise.resolve();
  let timer = setTimeout(run, (1 + 4 * Math.random()) * minute).unref();

  function run(): void {
    running = tidy(db).then(
      (removed) => {
        counted.housekeeping.add('result="done"');
        for (const [kind, rows] of Object.entries(removed))
          counted.removed.add(`kind="${kind}"`, rows);
        if (Object.values(removed).some(Boolean)) log.info({ removed });
      },
      // It is tried again in an hour.
      (error: unknown) => {
        counted.housekeeping.add('result="failed"');
        log.warn({ code: codeOf(error) }, 'The housekeeping failed');
      },
    );
    timer = setTimeout(run, (50 + 20 * Math.random()) * minute).unref();
  }

  return () => {
    clearTimeout(timer);
    return running;
  };
}
