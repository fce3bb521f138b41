import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { StartError } from '../errors.ts';
import { lock } from './lock.ts';
import { migrate } from './migrate.ts';
import { silenceLimit } from './silence.ts';
import { takeTurns } from './turns.ts';
import { withoutNames } from './unnamed.ts';

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
  close: () => Promise<void>;
}

/** More connections cost throughput on few cores: 16 halve it. */
const connections = 8;

/** Opens the database and brings its tables up to date. Throws StartError when it cannot be opened. */
export async function openDatabase(place: Place): Promise<OpenDatabase> {
  const open = await connect(place);
  try {
    await migrate(open.db);
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
  const { drizzle } = await import('drizzle-orm/pglite');
  const { PGlite } = await import('@electric-sql/pglite');
  const { btree_gist } = await import('@electric-sql/pglite/contrib/btree_gist');
  const unlock = place.kind === 'folder' ? lock(place.path) : () => undefined;
  const dataDir = place.kind === 'folder' ? join(place.path, 'database') : 'memory://';
  const client = await PGlite.create({ dataDir, extensions: { btree_gist } });
  const statements = takeTurns(client);
  keepParsers(client);
  const close = async () => {
    await client.close();
    unlock();
  };
  // Both drivers answer alike; one type for them spares every query a second one.
  const db = drizzle({ client }) as unknown as Database;
  return { db, close, statements, limitSilence: () => undefined };
}

/** Drizzle names its parsers with each query, and PGlite then copies its own hundreds: a sixth of a read's time. */
function keepParsers(client: PGlite): void {
  const query = client.query.bind(client) as (...asked: Parameters<PGlite['query']>) => unknown;
  let kept = false;
  client.query = ((text, values, { parsers, ...options } = {}) => {
    if (parsers && !kept) {
      Object.assign(client.parsers, parsers);
      kept = true;
    }
    return query(text, values, options);
  }) as PGlite['query'];
}

async function openPostgres({ url, prepared = true }: { url: string; prepared?: boolean }) {
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { default: pg } = await import('pg');
  const { pipelineReads } = await import('./pipeline.ts');
  const { countWork, outliveDatabase, replaceTransactions } = await import('./pool.ts');
  const config = { connectionString: url, connectionTimeoutMillis: 3000 };
  const client = new pg.Pool({ ...config, max: connections });
  const silence = silenceLimit();
  outliveDatabase(client, silence);
  if (prepared) pipelineReads(client, config, silence);
  else withoutNames(client);
  const db = drizzle({ client });
  replaceTransactions(client, db);
  const statements = countWork(client, db);
  try {
    await client.query('select 1');
  } catch (error) {
    await client.end();
    throw new StartError(`DATABASE_URL: the database does not answer (${reason(error)}).`);
  }
  return { db, statements, limitSilence: silence.begin, close: () => client.end() };
}

const reason = (error: unknown) =>
  error instanceof Error ? error.message || ('code' in error && String(error.code)) : String(error);
