import { createHash } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { sql } from 'drizzle-orm';
import { EmbeddedSocket } from '../../server/db/driver/embedded-socket.ts';
import { newExecutor } from '../../server/db/driver/executor.ts';
import { exclusive } from '../../server/db/driver/queries.ts';
import { newPool } from '../../server/db/driver/pool.ts';
import { readDefinitions } from '../../server/db/definitions.ts';
import { migrate, readMigrations } from '../../server/db/migrate.ts';
import { keepDump } from './dumps.ts';
import { initialised } from './initialised.ts';

/** An embedded database with all tables, empty. Migrating one takes seconds, so it is done once and kept. */
export function migrated(): Promise<Blob> {
  const hash = createHash('sha256');
  for (const { hash: part } of [...readMigrations(), ...readDefinitions().definitions])
    hash.update(part);
  return keepDump('migrated', `-${hash.digest('hex').slice(0, 16)}`, migrateOne);
}

async function migrateOne(): Promise<Blob> {
  const loadDataDir = await initialised();
  const database = await PGlite.create({ loadDataDir, extensions: { btree_gist } });
  const pool = newPool({ stream: () => new EmbeddedSocket(database), ssl: false, max: 1 });
  const lane = exclusive(pool);
  const lanes = { exclusive: lane, read: lane, scan: lane, write: lane };
  const { db } = newExecutor(pool, lanes);
  await migrate(db);
  await db.execute(sql`checkpoint`);
  await pool.end();
  const dump = await database.dumpDataDir('none');
  await database.close();
  return dump;
}
