import pg, { type Pool, type PoolClient, type PoolConfig } from 'pg';

/** A pool that outlives what happens to its connections. */
export function newPool(config: PoolConfig): Pool {
  const pool = new pg.Pool(config);
  // Without a listener a connection that breaks would end the process. The next query gets a new one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Does something with a connection of the pool, which is closed if the work fails with an error that `isLost` recognises.
 * The pool's own `query` closes it after every failed statement, with all that was prepared on it.
 */
export async function withConnection<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  isLost: (error: unknown) => boolean,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(isLost(error));
    throw error;
  }
}
