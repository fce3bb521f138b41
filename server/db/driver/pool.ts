import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg, { type Pool, type PoolConfig } from 'pg';
import { isAway, isBroken } from './failures.ts';
import { together, type Query } from './pipeline.ts';
import type { SilenceLimit } from './response-timeout.ts';

type Call = (...given: unknown[]) => Promise<unknown>;

/** A pool that outlives what happens to its connections. */
export function newPool(config: PoolConfig): Pool {
  const pool = new pg.Pool(config);
  // Without a listener a connection that breaks would end the process. The next query gets a new one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  // The pool's own gives up the connection of every statement that fails, with all that was prepared on it.
  const query: Call = async (...asked) => {
    const client = await pool.connect();
    try {
      const result = await (client.query as unknown as Call).apply(client, asked);
      client.release();
      return result;
    } catch (error) {
      client.release(isBroken(error));
      throw error;
    }
  };
  pool.query = query as unknown as Pool['query'];
  return pool;
}

/** Of many that write the last ones wait long for locks of the first: those that come together are more, but slower. */
const mostTogether = { reads: 16, writes: 3 };
/** Connections that write at once. With all eight a booking's p99 is twice as long, at the same rate. */
const writers = 4;
const writes = /\b(insert into|update|delete from|book_vehicle)\b/;

/**
 * Lets prepared queries go together, those that only read over connections of their own: one that writes may wait for a
 * lock, and all behind it with it. What is not prepared may take long, and keeps a connection to itself.
 */
export function sharePrepared(pool: Pool, readers: Pool): void {
  const alone = pool.query.bind(pool) as Query;
  const [read, write] = [
    together(readers, mostTogether.reads),
    together(pool, mostTogether.writes, writers),
  ];
  const query: Query = (asked, values) => {
    const isPrepared = typeof asked !== 'string' && asked.name;
    return (!isPrepared ? alone : writes.test(asked.text) ? write : read)(asked, values);
  };
  const end = pool.end.bind(pool);
  pool.query = query as Pool['query'];
  pool.end = async () => {
    await readers.end();
    await end();
  };
}

/** Gives up connections that fall silent. */
export function watchSilence(pool: Pool, silence: SilenceLimit): void {
  pool.on('connect', silence.watch);
  pool.on('acquire', silence.isAsked);
  pool.on('release', (_error, client) => silence.isDone(client));
}

/** Drizzle's own keeps a connection for good on which a transaction cannot begin, and puts broken ones back. */
export function replaceTransactions(pool: Pool, db: NodePgDatabase): void {
  db.transaction = async (work, options) => {
    const client = await pool.connect();
    try {
      const result = await drizzle({ client }).transaction(work, options);
      client.release();
      return result;
    } catch (error) {
      client.release(isAway(error));
      throw error;
    }
  };
}

/** Returns how many statements and transactions are under way or wait for a connection. */
export function countWork(pool: Pool, db: NodePgDatabase): () => number {
  let count = 0;
  const counted =
    (call: Call): Call =>
    async (...given) => {
      count += 1;
      try {
        return await call(...given);
      } finally {
        count -= 1;
      }
    };
  pool.query = counted(pool.query.bind(pool) as unknown as Call) as unknown as Pool['query'];
  db.transaction = counted(db.transaction.bind(db) as Call) as typeof db.transaction;
  return () => count;
}
