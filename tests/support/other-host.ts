import { test as base } from '@playwright/test';
import fastify from 'fastify';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../server/http/site.ts';
import { startPlainHost, type PlainHost } from './plain-host.ts';

interface OtherHost {
  host: PlainHost;
  /** The origin of the site that was built for it. */
  origin: string;
}

async function buildFor({ api, users }: PlainHost, folder: string): Promise<void> {
  const script = new URL('build-site.ts', import.meta.url).pathname;
  const builder = spawn(process.execPath, [script, folder], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PUBLIC_API_URL: api,
      PUBLIC_USERS_API_URL: users,
    },
    stdio: 'inherit',
  });
  const [code] = (await once(builder, 'exit')) as [number | null];
  if (code !== 0) throw new Error('Building the site for another host failed.');
}

/** Tests on a site built for a host that implements only the specification. A worker's tests share one build. */
export const test = base.extend<object, { other: OtherHost }>({
  other: [
    async ({}, provide) => {
      const host = await startPlainHost();
      const folder = await mkdtemp(join(tmpdir(), 'other-host-'));
      await buildFor(host, folder);
      const site = fastify();
      await serveSite(site, folder);
      await site.listen({ port: 0, host: '127.0.0.1' });
      const { port } = site.server.address() as AddressInfo;
      await provide({ host, origin: `http://localhost:${port}` });
      await Promise.all([site.close(), host.close(), rm(folder, { recursive: true })]);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ other }, provide) => provide(other.origin),
});
