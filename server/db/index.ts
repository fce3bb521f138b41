import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { StartError } from '../start-error.ts';
import { EmbeddedSocket } from './driver/embedded-socket.ts';
import { newExecutor, type Executor } from './driver/executor.ts';
import { codeOf, reasonOf } from './driver/failures.ts';
import { takeFolder } from './driver/folder.ts';
import { exclusive, withoutNames } from './driver/queries.ts';
import { limitTimers } from './driver/long-timers.ts';
import { pipelined } from './driver/pipeline.ts';
import { newPool } from './driver/pool.ts';
import { responseTimeout } from './driver/response-timeout.ts';
import { migrate } from './migrate.ts';

export type { Database, Executor, Queue } from './driver/executor.ts';

/** Where the data is: in a folder (embedded), in memory (embedded, for tests; from a dumped folder or empty) or on a PostgreSQL server. */
export type DatabaseLocation =
  | { kind: 'folder'; path: string }
  | { kind: 'memory'; dump?: Blob }
  // `prepared` is false behind a pooler without prepared statements.
  | { kind: 'postgres'; url: string; prepared?: boolean };

export interface OpenDatabase {
  db: Executor;
  /** The number of statements and transactions in flight or waiting. */
  statements: () => number;
  /** From now on a connection whose answer pauses for five seconds counts as broken. */
  enforceResponseTimeout: () => void;
  /** Records a folder's files, so that a missing one is noticed. `openDatabase` calls it once the tables no longer change. */
  takeInventory: () => Promise<void>;
  close: () => Promise<void>;
}

/** More cost throughput on few cores: 16 halve it. */
const connections = 8;

/**
 * Separate ones for prepared reads: a write may wait for a lock, and everything pipelined behind it with it. One would be
 * enough for a process; with two, a slow read does not hold up all others.
 */
const readConnections = 2;

/** Connections that read many rows at once. In the queue of quick reads a search's p99 is a tenth longer. */
const scanConnections = 4;

/** Connections that write at once. With all eight a booking's p99 doubles at the same rate. */
const writeConnections = 4;

/** The last writes of a batch wait for the locks of the first: larger batches raise the rate, but also the latency. */
const batchSize = { reads: 16, scans: 4, writes: 3 };

/** Opens the database and brings its tables up to date. Throws StartError when it cannot be opened. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  const open = await connect(location);
  try {
    await migrate(open.db);
    await open.takeInventory();
  } catch (error) {
    await open.close();
    throw error;
  }
  return open;
}

/** Opens the database as it is. Throws StartError when it cannot be opened. */
export const connect = (location: DatabaseLocation): Promise<OpenDatabase> =>
  location.kind === 'postgres' ? openPostgres(location) : openPglite(location);

async function openPglite(location: Exclude<DatabaseLocation, { kind: 'postgres' }>) {
  const folder =
    location.kind === 'folder'
      ? await takeFolder(location.path, async (path) => (await startPglite(path)).close())
      : null;
  const dump = location.kind === 'memory' ? location.dump : undefined;
  const database = await startPglite(folder?.path ?? 'memory://', dump).catch((error: unknown) => {
    folder?.release();
    throw error;
  });
  const stream = () => new EmbeddedSocket(database);
  const pool = newPool({ stream, ssl: false, max: 1, idleTimeoutMillis: 0, pipeline: true });
  // With only one connection nothing ever waits for a lock.
  const queue = pipelined(pool, batchSize.reads);
  const open = newExecutor(pool, { exclusive: queue, read: queue, scan: queue, write: queue });
  const recordFiles = async () => {
    if (!folder) return;
    // Dropped tables have files until the next checkpoint.
    await open.db.execute(sql`checkpoint`);
    folder.takeInventory();
  };
  const close = async () => {
    await pool.end();
    await database.close();
    folder?.takeInventory();
    folder?.release();
  };
  return { ...open, takeInventory: recordFiles, close, enforceResponseTimeout: () => undefined };
}

async function startPglite(dataDir: string, loadDataDir?: Blob): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  limitTimers();
  const { btree_gist } = await import('@electric-sql/pglite/contrib/btree_gist');
  const options = { dataDir, extensions: { btree_gist }, ...(loadDataDir && { loadDataDir }) };
  return PGlite.create(options).catch((error: unknown) => {
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
    timeout.end();
  };
  const unprepared = withoutNames(exclusive(pool));
  const open = newExecutor(
    pool,
    prepared
      ? {
          exclusive: exclusive(pool),
          read: pipelined(readers, batchSize.reads),
          scan: pipelined(pool, batchSize.scans, scanConnections),
          write: pipelined(pool, batchSize.writes, writeConnections),
        }
      : { exclusive: unprepared, read: unprepared, scan: unprepared, write: unprepared },
  );
  try {
    await open.db.execute(sql`select 1`);
  } catch (error) {
    await close();
    throw new StartError(
      codeOf(error) === '42501'
        ? `DATABASE_URL: the database refuses its role (${reasonOf(error)}): grant connect.`
        : `DATABASE_URL: the database does not answer (${reasonOf(error)}).`,
    );
  }
  const takeInventory = () => Promise.resolve();
  return { ...open, takeInventory, enforceResponseTimeout: timeout.enforce, close };
}
