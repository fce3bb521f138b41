import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './cluster.ts';

export interface Pooler {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts PgBouncer in transaction mode in front of a PostgreSQL server. It has fewer connections than one of our servers
 * opens, so that a client's next transaction often runs on another. Throws when it is not installed.
 */
export async function startPooler(database: string): Promise<Pooler> {
  const { error } = spawnSync('pgbouncer', ['--version']);
  if (error) throw new Error('PgBouncer is not installed here (apt-get install pgbouncer).');
  const { hostname, port: behind, username } = new URL(database);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'vehicle-rental-pooler-'));
  chmodSync(folder, 0o755);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${behind} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 500
`,
  );
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn('pgbouncer', ['-q', ...user, settings], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await isOpen(port))) {
    if (child.exitCode === null) continue;
    await stop();
    throw new Error(`PgBouncer ended with code ${child.exitCode}.`);
  }
  const url = new URL(database);
  url.port = String(port);
  return { url: url.href, stop };
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const open = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (!open) await new Promise((resolve) => setTimeout(resolve, 20));
  return open;
}
