import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './cluster.ts';

export interface Proxy {
  origin: string;
  /** Where it shows its metrics. */
  metrics: string;
  /** What it has logged. */
  log: () => string;
  stop: () => Promise<void>;
}

/** Starts the proxy of `deploy/` in front of these servers. Throws when HAProxy is not installed. */
export async function startProxy(servers: string[]): Promise<Proxy> {
  const { error } = spawnSync('haproxy', ['-v']);
  if (error) throw new Error('HAProxy is not installed here (apt-get install haproxy).');
  const folder = mkdtempSync(join(tmpdir(), 'vehicle-rental-proxy-'));
  const settings = join(folder, 'haproxy.cfg');
  const lines = servers.map(
    (server, number) => `  server s${number} 127.0.0.1:${new URL(server).port}\n`,
  );
  const deployed = readFileSync(new URL('../../deploy/haproxy.cfg', import.meta.url), 'utf8');
  writeFileSync(settings, deployed.replace(/( {2}server .*\n)+/, lines.join('')));
  copyFileSync(
    new URL('../../deploy/unavailable.html', import.meta.url),
    join(folder, 'unavailable.html'),
  );
  const [address, metrics] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
  const child = spawn('haproxy', ['-db', '-f', settings], {
    env: { PATH: process.env.PATH, BIND: address, BIND_METRICS: metrics },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let log = '';
  child.stdout.on('data', (text) => (log += text));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
  const origin = `http://${address}`;
  while (!(await answers(origin))) {
    if (child.exitCode === null) continue;
    await stop();
    throw new Error(`HAProxy ended with code ${child.exitCode}.`);
  }
  return { origin, metrics: `http://${metrics}/metrics`, log: () => log, stop };
}

async function answers(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/health`).catch(() => null);
  if (!answer?.ok) await new Promise((resolve) => setTimeout(resolve, 50));
  return answer?.ok ?? false;
}
