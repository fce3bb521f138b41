import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../tests/support/cluster.ts';
import { createDatabase, type Logins, type Size } from './data.ts';

/** The same data for our server and the one it is compared with. */
export interface Setup extends Logins {
  /** Environment variables that name each one's database. */
  ours: NodeJS.ProcessEnv;
  limit: NodeJS.ProcessEnv;
}

/** Both on one PostgreSQL with default settings except `fsync`, which would measure the disk. */
export async function withPostgres(size: Size, measure: (setup: Setup) => Promise<void>) {
  const cluster = await startCluster(['fsync=off']);
  try {
    const logins = await createDatabase({ kind: 'postgres', url: cluster.url }, size);
    const env = { DATABASE_URL: cluster.url };
    await measure({ ...logins, ours: env, limit: env });
  } finally {
    cluster.remove();
  }
}

/** Each with its own embedded database. */
export async function withPglite(size: Size, measure: (setup: Setup) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pglite-'));
  const [ours, limit] = [join(folder, 'ours'), join(folder, 'limit')];
  try {
    const logins = await createDatabase({ kind: 'folder', path: ours }, size);
    cpSync(ours, limit, { recursive: true });
    await measure({ ...logins, ours: { DATA_DIR: ours }, limit: { DATA_DIR: limit } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
