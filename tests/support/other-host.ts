import { test as base } from '@playwright/test';
import fastify from 'fastify';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { serveSite } from '../../server/http/site.ts';
import { buildOther } from './build-other.ts';
import { startPlainHost, type PlainHost } from './plain-host.ts';

interface OtherHost {
  host: PlainHost;
  /** The origin of the site that was built for it. */
  origin: string;
}

/** Tests on a site built for a host that implements only the specification. A worker's tests share one build. */
export const test = base.extend<object, { other: OtherHost }>({
  other: [
    async ({}, provide) => {
      const host = await startPlainHost();
      const folder = await buildOther({
        PUBLIC_API_URL: host.api,
        PUBLIC_USERS_API_URL: host.users,
      });
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
