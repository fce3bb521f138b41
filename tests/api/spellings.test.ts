import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import { noDatabase } from '../support/no-database.ts';

/** Calls that the overload protection counts, and one that is paced instead. */
const calls = ['/api/docs', '/api/vehicles/search', '/api/user', '/api/reservations/admin/all'];
const image = '/api/files/display/a';

let statements = 0;
let app: Awaited<ReturnType<typeof createApp>>;
/** The matched routes, and the targets as everything that decides by path sees them. */
let seen: { route: string; target: string }[] = [];
beforeAll(async () => {
  app = await createApp({
    db: noDatabase(),
    config: config({ LOG_LEVEL: 'silent' }),
    site: '',
    statements: () => statements,
  });
  app.addHook('onRequest', async ({ routeOptions, raw }) => {
    seen.push({ route: routeOptions.url ?? '', target: raw.url! });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => (seen = []));

/** Sends a target as it is, which no client library does. */
async function send(target: string, method = 'GET'): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: x', 'Connection: close', '', ''];
  socket.write(lines.join('\r\n'), 'latin1');
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

/** Numbers from 0 to below 1, the same in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
const prefixes = ['http://x', 'HTTPS://x:80', 'http://x?', 'http:///', 'ftp://x', 'http:'];
const between = ['//', '/./', '/%2e/', '/%2E%2e/', '/../', '%2f', '%5c', '\\', ';/', '/%00/'];
const broken = ['%', '%%36', '%zz', '%ff', '%2561', '%u0061', '\xe4'];

/** Two hundred ways to write a path; some are the same path, others no longer are. */
function spellingsOf(path: string): string[] {
  const next = random(path.length);
  const some = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)]!;
  const letters = [...path];
  const spellings = [
    [...path.slice(1)].reduce((all, letter) => all + escaped(letter), '/'),
    path.replace('a', '%%361'),
    path.replace('a', '%2561'),
    `/%zz/../${path}`,
    ...prefixes.map((prefix) => prefix + path),
    ...between.map((slash) => path.replace('/', slash)),
    ...between.map((slash) => path.replace(/(?<=.)\//, slash)),
    ...['?', '#', ';', '%3f', '%23'].map((end) => `${path}${end}a=/api/health`),
  ];
  while (spellings.length < 200) {
    const kind = next();
    const written = letters.map((letter) => {
      if (letter !== '/' && next() < 0.3) return some([escaped, escaped, cased])(letter);
      return letter === '/' && kind < 0.2 && next() < 0.3 ? some(between) : letter;
    });
    if (kind > 0.9) written.splice(1 + Math.floor(next() * written.length), 0, some(broken));
    spellings.push((kind > 0.8 && kind < 0.9 ? some(prefixes) : '') + written.join(''));
  }
  return spellings;
}
const cased = (letter: string) => escaped(letter).toUpperCase();

test.each(calls)('no spelling of %s gets past the overload protection', async (path) => {
  statements = 5000;
  expect(await send(path)).toMatch(/^HTTP\/1\.1 503 /);
  for (const spelling of spellingsOf(path)) await send(spelling);
  expect(seen.filter(({ route }) => route.startsWith('/api'))).toEqual([]);
});

test.each([...calls, image])('what decides by path sees %s as it is routed', async (path) => {
  statements = 0;
  const answers = await Promise.all(spellingsOf(path).map((spelling) => send(spelling)));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 [245]\d\d /);
  const routed = seen.filter(({ route }) => /^\/api\/./.test(route));
  expect(routed.length).toBeGreaterThan(30);
  for (const { route, target } of routed) expect(target).toContain(route.split(/[:*]/, 1)[0]!);
  for (const { target } of routed) expect(target).toMatch(/^\/api\//);
});

test('a target without a path of this server is refused', async () => {
  for (const [target, method] of [
    ['*', 'OPTIONS'],
    ['ftp://x/api/docs', 'GET'],
    ['http:/api/docs', 'GET'],
  ] as const)
    expect(await send(target, method)).toMatch(/^HTTP\/1\.1 400 /);
});

test('an absolute target, as of a proxy, is answered', async () => {
  expect(await send('http://rental.example/api/docs')).toMatch(/^HTTP\/1\.1 200 /);
});

test('escapes in the query stay as they were sent', async () => {
  await send('/%61pi/docs?q=%61%2561%');
  expect(seen.map(({ target }) => target)).toEqual(['/api/docs?q=%61%2561%']);
});
