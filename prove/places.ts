import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noBookingLimits } from '../tests/support/booking-limits.ts';
import { startCluster, type Cluster } from '../tests/support/cluster.ts';
import { address, processes, type Process } from '../tests/api/server-process.ts';
import { atEnd } from './cleanup.ts';

/** Settings that tell a server where its data are. */
export type Place = { DATA_DIR: string } | { DATABASE_URL: string };

/** A folder for the embedded database, gone at the end. */
export function newFolder(): { DATA_DIR: string } {
  const folder = mkdtempSync(join(tmpdir(), 'vehicle-rental-prove-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return { DATA_DIR: folder };
}

/** A PostgreSQL server as it comes, so with fsync; gone at the end. */
export async function newCluster(): Promise<Cluster & { place: { DATABASE_URL: string } }> {
  const cluster = await startCluster();
  atEnd(cluster.remove);
  return { ...cluster, place: { DATABASE_URL: cluster.url } };
}

export interface Running extends Process {
  /** Address of its API. */
  api: string;
  /** Sends it a signal and waits for its end. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Memory that it holds, in MB. */
  memory: () => number;
}

/** Starts a server and nothing more. */
export function start(env: NodeJS.ProcessEnv): Process {
  const { start: startOne, killAll, remove } = processes();
  const server = startOne(env);
  atEnd(async () => {
    killAll();
    await server.ended;
    remove();
  });
  return server;
}

/** Starts a server with the demo data as in production, but for the limits on tries and bookings, and waits until it is ready. */
export async function run(place: Place, env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const server = start({
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    SEED: 'demo',
    ...noBookingLimits,
    ...place,
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
