import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { StartError } from '../start-error.ts';
import { EmbeddedSocket } from './driver/embedded-socket.ts';
import { reasonOf } from './driver/failures.ts';
import { takeFolder } from './driver/folder.ts';
import { migrate } from './migrate.ts';
import { together } from './driver/pipeline.ts';
import {
  countWork,
  newPool,
  replaceTransactions,
  sharePrepared,
  watchSilence,
} from './driver/pool.ts';
import { silenceLimit } from './driver/response-timeout.ts';
import { withoutNames } from './driver/unnamed.ts';

/** Where the data is: in a folder (embedded), nowhere (embedded, for tests) or on a PostgreSQL server. */
export type Place =
  | { kind: 'folder'; path: string }
  | { kind: 'memory' }
  // `prepared` is false behind a pooler that knows no prepared statements.
  | { kind: 'postgres'; url: string; prepared?: boolean };

/** The database, or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  /** How many statements and transactions are under way or wait. */
  statements: () => number;
  /** From now on a connection that waits for an answer counts as broken when none begins within five seconds. */
  limitSilence: () => void;
  /** Called when tables no longer change: a folder's files are noted, so that none goes missing unseen. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
}

/** More connections cost throughput on few cores: 16 halve it. */
const connections = 8;

/** Further ones, for prepared reads. Enough for one process; with two, a read that takes long does not hold up all others. */
const readConnections = 2;

/** Opens the database and brings its tables up to date. Throws StartError when it cannot be opened. */
export async function openDatabase(place: Place): Promise<OpenDatabase> {
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
export const connect = (place: Place): Promise<OpenDatabase> =>
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
  pool.query = together(pool, 16) as Pool['query'];
  const open = databaseOn(pool);
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
  return { ...open, settle, close, limitSilence: () => undefined };
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
  const silence = silenceLimit();
  watchSilence(pool, silence);
  if (prepared) {
    const readers = newPool({ ...config, max: readConnections, idleTimeoutMillis: 0 });
    watchSilence(readers, silence);
    sharePrepared(pool, readers);
  } else withoutNames(pool);
  const open = databaseOn(pool);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`DATABASE_URL: the database does not answer (${reasonOf(error)}).`);
  }
  const settle = () => Promise.resolve();
  return { ...open, settle, limitSilence: silence.begin, close: () => pool.end() };
}

function databaseOn(pool: Pool): Pick<OpenDatabase, 'db' | 'statements'> {
  const db = drizzle({ client: pool });
  replaceTransactions(pool, db);
  return { db, statements: countWork(pool, db) };
}
