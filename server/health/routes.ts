import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { health } from '../../contract/wire/health.ts';
import { reasonOf } from '../db/driver/failures.ts';
import { away } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { release } from '../release.ts';
import type { Services } from '../services.ts';
import { newWriteCheck } from './write-check.ts';

export function healthRoutes(app: FastifyInstance, { db }: Services): void {
  const checkWrites = newWriteCheck(db);
  route(app, health, async ({ request }) => {
    await Promise.all([db.execute(sql`select 1`), checkWrites()]).catch((error: unknown) => {
      request.log.warn({ cause: reasonOf(error) }, 'The database cannot be written to');
      throw away();
    });
    return { status: 'ok' as const, version: release.version, commit: release.commit };
  });
}
