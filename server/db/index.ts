import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { StartError } from '../start-error.ts';
import { EmbeddedSocket } from './driver/embedded-socket.ts';
import { newExecutor, type Executor } from './driver/executor.ts';
import { reasonOf } from './driver/failures.ts';
import { takeFolder } from './driver/folder.ts';
import { single, withoutNames } from './driver/lanes.ts';
import { pipelined } from './driver/pipeline.ts';
import { newPool } from './driver/pool.ts';
import { responseTimeout } from './driver/response-timeout.ts';
import { migrate } from './migrate.ts';

export type { Database, Executor, Lane } from './driver/executor.ts';

/** Where the data is: in a folder (embedded), nowhere (embedded, for tests) or on a PostgreSQL server. */
export type DatabaseLocation =
  | { kind: 'folder'; path: string }
  | { kind: 'memory' }
  // `prepared` is false behind a pooler that knows no prepared statements.
  | { kind: 'postgres'; url: string; prepared?: boolean };

export interface OpenDatabase {
  db: Executor;
  /** How many statements and transactions are under way or wait. */
  statements: () => number;
  /** From now on a connection that waits for an answer counts as broken when nothing arrives for five seconds. */
  enforceResponseTimeout: () => void;
  /** Called when tables no longer change: a folder's files are noted, so that none goes missing unseen. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
}

/** More connections cost throughput on few cores: 16 halve it. */
const connections = 8;

/**
 * Further ones, for prepared reads: a write may wait for a lock, and all behind it with it. Enough for one process; with two,
 * a read that takes long does not hold up all others.
 */
const readConnections = 2;

/** Connections that write at once. With all eight a booking's p99 is twice as long, at the same rate. */
const writers = 4;

/** The last writes of a batch wait long for the locks of the first: larger batches do more a second, but each takes longer. */
const batchSize = { reads: 16, writes: 3 };

/** Opens the database and brings its tables up to date. Throws StartError when it cannot be opened. */
export async function openDatabase(place: DatabaseLocation): Promise<OpenDatabase> {
  const open = await connect(place);
  try {
    await migrate(open.db);
    await open.settle();
  } catch (error) {
    await open.close();
    throw error;
  }
  return open;
}

/** Opens the database as it is. Throws StartError when it cannot be opened. */
export const connect = (place: DatabaseLocation): Promise<OpenDatabase> =>
  place.kind === 'postgres' ? openPostgres(place) : openPglite(place);

async function openPglite(place: { kind: 'folder'; path: string } | { kind: 'memory' }) {
  const folder =
    place.kind === 'folder'
      ? await takeFolder(place.path, async (path) => (await startPglite(path)).close())
      : null;
  const database = await startPglite(folder?.path ?? 'memory://').catch((error: unknown) => {
    folder?.release();
    throw error;
  });
  const stream = () => new EmbeddedSocket(database);
  const pool = newPool({ stream, ssl: false, max: 1, idleTimeoutMillis: 0, pipeline: true });
  // On the only connection nothing ever waits for a lock.
  const lane = pipelined(pool, batchSize.reads);
  const open = newExecutor(pool, { single: lane, read: lane, write: lane });
  const settle = async () => {
    if (!folder) return;
    // Files of tables that were dropped are there until then.
    await open.db.execute(sql`checkpoint`);
    folder.takeInventory();
  };
  const close = async () => {
    await pool.end();
    await database.close();
    folder?.takeInventory();
    folder?.release();
  };
  return { ...open, settle, close, enforceResponseTimeout: () => undefined };
}

async function startPglite(dataDir: string): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { btree_gist } = await import('@electric-sql/pglite/contrib/btree_gist');
  return PGlite.create({ dataDir, extensions: { btree_gist } }).catch((error: unknown) => {
    throw new StartError(
      `DATA_DIR: the database in ${dataDir} cannot be opened (${reasonOf(error)}).`,
    );
  });
}

async function openPostgres({ url, prepared = true }: { url: string; prepared?: boolean }) {
  const config = { connectionString: url, connectionTimeoutMillis: 3000, pipeline: prepared };
  const pool = newPool({ ...config, max: connections });
  const readers = newPool({ ...config, max: readConnections, idleTimeoutMillis: 0 });
  const timeout = responseTimeout();
  timeout.watch(pool);
  timeout.watch(readers);
  const close = async () => {
    await readers.end();
    await pool.end();
  };
  const unprepared = withoutNames(single(pool));
  const open = newExecutor(
    pool,
    prepared
      ? {
          single: single(pool),
          read: pipelined(readers, batchSize.reads),
          write: pipelined(pool, batchSize.writes, writers),
        }
      : { single: unprepared, read: unprepared, write: unprepared },
  );
  try {
    await open.db.execute(sql`select 1`);
  } catch (error) {
    await close();
    throw new StartError(`DATABASE_URL: the database does not answer (${reasonOf(error)}).`);
  }
  const settle = () => Promise.resolve();
  return { ...open, settle, enforceResponseTimeout: timeout.enforce, close };
}
