import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noBookingLimits } from '../tests/support/booking-limits.ts';
import { startCluster, type Cluster } from '../tests/support/cluster.ts';
import { address, processes, type Process } from '../tests/api/server-process.ts';
import { addCleanup } from './cleanup.ts';

/** The setting that names a server's database. */
export type DatabaseEnv = { DATA_DIR: string } | { DATABASE_URL: string };

/** Creates a folder for the embedded database, removed at the end. */
export function newFolder(): { DATA_DIR: string } {
  const folder = mkdtempSync(join(tmpdir(), 'vehicle-rental-prove-'));
  addCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return { DATA_DIR: folder };
}

/** Starts a PostgreSQL server with its default settings, hence with fsync; removed at the end. */
export async function newCluster(): Promise<Cluster & { env: { DATABASE_URL: string } }> {
  const cluster = await startCluster();
  addCleanup(cluster.remove);
  return { ...cluster, env: { DATABASE_URL: cluster.url } };
}

export interface Running extends Process {
  /** The address of its API. */
  api: string;
  /** Sends a signal and waits for the process to end. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Its resident memory, in MB. */
  memory: () => number;
}

/** Starts a server without waiting for it. */
export function start(env: NodeJS.ProcessEnv): Process {
  const { start: startServer, killAll, remove } = processes();
  const server = startServer(env);
  addCleanup(async () => {
    killAll();
    await server.ended;
    remove();
  });
  return server;
}

/** Starts a server with the demo data, without rate and booking limits, and waits until it is ready. */
export async function run(database: DatabaseEnv, env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const server = start({
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    SEED: 'demo',
    ...noBookingLimits,
    ...database,
    ...env,
  });
  const { child, ended } = server;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await ended;
    return code;
  };
  const api = await address(server);
  const memory = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) /
    1024;
  return { ...server, api, end, memory };
}
