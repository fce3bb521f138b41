import { cp, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pageHeaders, siteHeadersFile, type SiteHeaders } from '../../contract/wire/headers.ts';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import { noDatabase } from '../support/no-database.ts';

let folder: string;
const script = 'console.log("a script that is long enough to be packed, packed, packed, packed")';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(fileURLToPath(new URL('./site', import.meta.url)), folder, { recursive: true });
  for (const file of ['_astro/packed.abc123.js', 'about/index.html']) {
    await writeFile(join(folder, file), script);
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(script));
    await writeFile(join(folder, `${file}.gz`), gzipSync(script));
  }
});
afterAll(() => rm(folder, { recursive: true }));

const appOf = (env: NodeJS.ProcessEnv = {}) =>
  createApp({ db: noDatabase(), config: config({ LOG_LEVEL: 'silent', ...env }), site: folder });

const list = (scripts: string[]): SiteHeaders => ({
  'about/index.html': pageHeaders({
    scripts,
    styles: [],
    api: ['https://api.example'],
    frames: [],
  }),
});

test('without the build’s list a page may run nothing inline', async () => {
  const { headers } = await (await appOf()).inject('/about');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

test('a compressed page has the page’s policy', async () => {
  const app = await appOf();
  for (const accepted of ['', 'gzip', 'br']) {
    const { headers } = await app.inject({
      url: '/about',
      headers: { 'accept-encoding': accepted },
    });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  }
});

test('a file other than a page may run nothing', async () => {
  const { headers } = await (await appOf()).inject('/_astro/page.abc123.js');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('the policy is the build’s, also after a rebuild', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const app = await appOf();
    const policy = async () => (await app.inject('/about')).headers['content-security-policy'];
    for (const [place, hash] of ['sha256-one=', 'sha256-two='].entries()) {
      const file = join(folder, siteHeadersFile);
      await writeFile(file, JSON.stringify(list([hash])));
      await utimes(file, place + 1, place + 1);
      vi.advanceTimersByTime(2000);
      expect(await policy()).toContain(`script-src 'self' '${hash}';`);
    }
    expect(await policy()).toContain("connect-src 'self' https://api.example;");
    expect(await policy()).not.toContain('unsafe');
  } finally {
    vi.useRealTimers();
  }
});

test('each answer has the security headers', async () => {
  const app = await appOf();
  for (const url of ['/about', '/admin/users', '/nothing', '/_astro/page.abc123.js']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('server');
  }
  const { headers } = await app.inject('/api/nothing');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test('only production sends Strict-Transport-Security', async () => {
  const app = await appOf({ NODE_ENV: 'production' });
  for (const url of ['/about', '/api/nothing'])
    expect((await app.inject(url)).headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
    });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
])('for a client that accepts %j a file is compressed with %s', async (accepted, encoding) => {
  const app = await appOf();
  const url = '/_astro/packed.abc123.js';
  const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript') as string,
    vary: 'accept-encoding',
  });
  expect(answer.headers['content-encoding']).toBe(encoding);
  const again = await app.inject({
    url,
    headers: { 'accept-encoding': accepted, 'if-none-match': answer.headers.etag },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the build’s own files are not served', async () => {
  const app = await appOf();
  expect((await app.inject(`/${siteHeadersFile}`)).statusCode).toBe(404);
});
