import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the API tests on a throw-away PostgreSQL server, which is gone afterwards. */
const programs = findPrograms();
if (!programs) {
  console.error(
    'PostgreSQL is not installed here: install its server (apt-get install postgresql).',
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'vehicle-rental-postgres-'));
const data = join(folder, 'data');
const port = await freePort();
// PostgreSQL refuses to run as root.
const owner = process.getuid?.() === 0 ? idsOf('postgres') : {};
if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);

try {
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off`;
  run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start');
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const command = ['--no-install', 'vitest', 'run', '--project', 'api', ...process.argv.slice(2)];
  const { status } = spawnSync('npx', command, {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  process.exitCode = status ?? 1;
} finally {
  if (existsSync(join(data, 'postmaster.pid')))
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  rmSync(folder, { recursive: true, force: true });
}

function run(program: string, ...args: string[]): void {
  execFileSync(join(programs!, program), args, { ...owner, cwd: folder, stdio: 'ignore' });
}

/** Folder of initdb and pg_ctl: Debian keeps them off the path. */
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
