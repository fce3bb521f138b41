import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A temporary PostgreSQL server. */
export interface Cluster {
  /** A database with its owner, a role without any other right. */
  url: string;
  /** The superuser, who makes further databases for that role. */
  superuserUrl: string;
  /** The postmaster's process id. */
  pid: () => number;
  start: () => void;
  stop: (mode: 'fast' | 'immediate') => void;
  /** Stops it and deletes its files. */
  remove: () => void;
}

/** Starts a PostgreSQL server with settings such as `fsync=off`. Throws when PostgreSQL is not installed. */
export async function startCluster(settings: string[] = []): Promise<Cluster> {
  const programs = findPrograms();
  if (!programs)
    throw new Error(
      'PostgreSQL is not installed here: install its server (apt-get install postgresql).',
    );
  const folder = mkdtempSync(join(tmpdir(), 'vehicle-rental-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? idsOf('postgres') : {};
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);

  const run = (program: string, ...args: string[]) => {
    execFileSync(join(programs, program), args, { ...owner, cwd: folder, stdio: 'ignore' });
  };
  const settingOptions = settings.map((setting) => `-c ${setting}`);
  const options = [`-p ${port}`, '-h 127.0.0.1', `-k ${folder}`, ...settingOptions].join(' ');
  const pidFile = join(data, 'postmaster.pid');
  const cluster = {
    url: `postgres://rental@127.0.0.1:${port}/rental`,
    superuserUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]),
    start: () => run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start'),
    stop: (mode: 'fast' | 'immediate') => run('pg_ctl', '-D', data, '-w', '-m', mode, 'stop'),
    remove: () => {
      if (existsSync(pidFile)) cluster.stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
    cluster.start();
    await runOn(
      cluster.superuserUrl,
      'create role rental login',
      'create database rental owner rental',
    );
  } catch (error) {
    cluster.remove();
    throw error;
  }
  return cluster;
}

/** Runs statements with a connection of their own. */
export async function runOn(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The folder of initdb and pg_ctl, which Debian keeps off the path. */
function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => +b - +a) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return (
    folders.find((path) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(path, name)))) ??
    null
  );
}

function idsOf(user: string): { uid?: number; gid?: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
