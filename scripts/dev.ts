import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import { config } from '../server/config.ts';
import { StartError } from '../server/start-error.ts';
import { endWithParent } from './orphan.ts';
import { reasonOf } from './reason.ts';
import { checkSiteSettings } from './settings.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
endWithParent();
const { port, host } = settings();
const apiPort = await freePort();

const site = await dev({
  server: { port, host },
  vite: {
    server: { strictPort: true, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
  },
}).catch((error) => fail(`Site: the start failed. ${reasonOf(error)}`));
const address = `http://localhost:${site.address.port}`;
// Started after the site, so that no API is left behind when the site's port is taken.
const api = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    fileURLToPath(new URL('api.ts', import.meta.url)),
    address,
  ],
  { stdio: 'inherit', env: { ...process.env, HOST: '127.0.0.1', PORT: String(apiPort) } },
);
console.log(`Site and API with live reload: ${address}`);

process.once('SIGINT', stop).once('SIGTERM', stop);

async function stop(): Promise<void> {
  const ended = once(api, 'exit');
  api.kill('SIGTERM');
  await Promise.all([site.stop(), ended]);
  process.exit(0);
}

function settings() {
  try {
    checkSiteSettings(process.env);
    return config(process.env);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return fail(error.message);
  }
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** A free port for the API, which is reached through the site. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
