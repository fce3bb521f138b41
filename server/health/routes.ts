import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { health } from '../../contract/health.ts';
import { away } from '../errors.ts';
import { route } from '../route.ts';
import type { Services } from '../services.ts';

export function healthRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, health, async () => {
    await db.execute(sql`select 1`).catch(() => {
      throw away();
    });
    return { status: 'ok' as const };
  });
}
