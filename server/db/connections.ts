import type { Pool } from 'pg';
import type { Database } from './index.ts';

/** Tells how many connections a database has open, how many of them idle, and how many statements wait; null when it has none. */
export function connectionsOf(db: Database) {
  const { $client: pool } = db as Database & { $client: Pool | object };
  if (!(pool instanceof Object && 'waitingCount' in pool)) return null;
  return () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    most: pool.options.max,
  });
}
