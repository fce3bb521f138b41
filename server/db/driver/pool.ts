import { DrizzleQueryError } from 'drizzle-orm';
import pg, { type Pool, type PoolClient, type PoolConfig } from 'pg';

/** Creates a pool that survives the failure of its connections. */
export function newPool(config: PoolConfig): Pool {
  const pool = new pg.Pool(config);
  // Without a listener a connection that breaks would end the process. The next query gets a new one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Runs `work` with a connection of the pool, which is closed after an error that `isLost` recognises. The pool's own `query`
 * closes it after every failed statement, and its prepared statements are lost.
 */
export async function withConnection<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  isLost: (error: unknown) => boolean,
): Promise<Result> {
  const client = await pool.connect().catch((cause: Error) => {
    throw new DrizzleQueryError('connect', [], cause);
  });
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(isLost(error));
    throw error;
  }
}
