import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../tests/support/cluster.ts';
import { fill, type Logins, type Size } from './data.ts';

/** The same data for our server and for what it is compared with. */
export interface Places extends Logins {
  /** Variables that name the database of each. */
  ours: NodeJS.ProcessEnv;
  limit: NodeJS.ProcessEnv;
}

/** Both on one PostgreSQL, as it comes but for `fsync`, which waits for the disk and not for us. */
export async function onPostgres(size: Size, measure: (places: Places) => Promise<void>) {
  const cluster = await startCluster(['fsync=off']);
  try {
    const logins = await fill({ kind: 'postgres', url: cluster.url }, size);
    const env = { DATABASE_URL: cluster.url };
    await measure({ ...logins, ours: env, limit: env });
  } finally {
    cluster.remove();
  }
}

/** Each with an embedded database of its own. */
export async function onPglite(size: Size, measure: (places: Places) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pglite-'));
  const [ours, limit] = [join(folder, 'ours'), join(folder, 'limit')];
  try {
    const logins = await fill({ kind: 'folder', path: ours }, size);
    cpSync(ours, limit, { recursive: true });
    await measure({ ...logins, ours: { DATA_DIR: ours }, limit: { DATA_DIR: limit } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
