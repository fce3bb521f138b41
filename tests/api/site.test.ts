import { connect, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import { noDatabase } from '../support/no-database.ts';

const folder = fileURLToPath(new URL('./site', import.meta.url));

/** A server without a database, which pages and preflights do not need. */
const appOf = (env: NodeJS.ProcessEnv = {}, site = folder) =>
  createApp({ db: noDatabase(), config: config({ LOG_LEVEL: 'silent', ...env }), site });

describe('the built site', () => {
  test.each([
    ['/', 200, 'Start'],
    ['/about', 200, 'About'],
    ['/about/', 200, 'About'],
    ['/about?utm=1', 200, 'About'],
    ['/admin', 200, 'Admin'],
    ['/admin/users/7', 200, 'Admin'],
    ['/nothing', 404, 'Not found'],
    ['/about/nothing', 404, 'Not found'],
    ['/../package.json', 404, 'Not found'],
    ['/..%2f..%2fpackage.json', 404, 'Not found'],
    ['/about//', 404, 'Not found'],
    ['/about//nothing', 404, 'Not found'],
    ['/about/%00', 404, 'Not found'],
    ['/%zz', 404, 'Not found'],
    ['/about/%E0%A4%A?a=%zz', 404, 'Not found'],
  ])('%s', async (url, status, title) => {
    const app = await appOf();
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(title)]);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('odd paths are a 404 without a warning in the log', async () => {
    const app = await appOf({ METRICS_TOKEN: 'sixteen-letters-or-more' });
    const warnings: string[] = [];
    const note = ({ message }: Error) => void warnings.push(message);
    process.on('warning', note);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    for (const target of ['/nothing', '//a', '/a%00b', '/a\\b', `/${'x'.repeat(5000)}`, '/%zz']) {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      let answer = '';
      for await (const chunk of socket) answer += String(chunk);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    }
    await app.close();
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  test('pages are revalidated, files with a hash in their name are cached', async () => {
    const app = await appOf();
    const page = await app.inject('/about');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({
      url: '/about',
      headers: { 'if-none-match': page.headers.etag },
    });
    expect(again.statusCode).toBe(304);
    const file = await app.inject('/_astro/page.abc123.js');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('is read-only', async () => {
    const app = await appOf();
    const head = await app.inject({ method: 'HEAD', url: '/about' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const broken = await app.inject({ method: 'POST', url: '/%zz' });
    expect([broken.statusCode, broken.json()]).toEqual([
      404,
      expect.objectContaining({ status: 404 }),
    ]);
    const post = await app.inject({ method: 'POST', url: '/about' });
    expect(post.statusCode).toBe(404);
    expect(post.json()).toMatchObject({ status: 404, requestURI: '/about' });
  });

  test('may be missing', async () => {
    const app = await appOf({}, '/nowhere');
    expect((await app.inject('/')).statusCode).toBe(404);
    expect((await app.inject('/api/nothing')).json()).toMatchObject({ status: 404 });
  });
});

describe('other origins', () => {
  const preflight = {
    method: 'OPTIONS',
    url: '/api/reservations/add',
    headers: {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type, idempotency-key',
    },
  } as const;

  test('are refused by default', async () => {
    const app = await appOf();
    const answer = await app.inject(preflight);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('are allowed only when they are configured', async () => {
    const app = await appOf({ CORS_ORIGINS: 'https://app.example, http://localhost:5173' });
    const answer = await app.inject(preflight);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-Match',
    });
    expect(answer.headers['access-control-allow-methods']).toContain('PATCH');
    const other = await app.inject({
      ...preflight,
      headers: { ...preflight.headers, origin: 'https://evil.example' },
    });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    const refused = await app.inject({
      url: '/api/user',
      headers: { origin: 'https://app.example' },
    });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['access-control-allow-origin']).toBe('https://app.example');
  });
});
