import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteHeaders } from '../../contract/wire/headers.ts';
import { shellOf, shells } from '../../contract/site/pages.ts';
import { headerRules, redirectRules } from '../../scripts/cdn-rules.ts';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import { noDatabase } from '../support/no-database.ts';

const files = globSync(['**/*.*', '.well-known/*'], { cwd: 'dist' }).filter(
  (file) => !/\.(br|gz)$/.test(file),
);
const pages = JSON.parse(readFileSync('dist/.headers.json', 'utf8')) as SiteHeaders;
const app = await createApp({
  db: noDatabase(),
  config: config({ NODE_ENV: 'production', LOG_LEVEL: 'silent' }),
  site: resolve('dist'),
});

const matches = (pattern: string, path: string) =>
  new RegExp(
    `^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`,
  ).test(path);

/** The headers that the rules give an address, as Cloudflare Pages reads them. */
function headersOf(path: string): Record<string, string> {
  const headers = new Headers();
  for (const block of headerRules(files, pages).split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = block.trim().split(/\n {2}/);
    if (!matches(pattern, path)) continue;
    for (const line of lines) {
      const [name = '', value = ''] = line.replace(': ', '\n').split('\n');
      if (name.startsWith('! ')) headers.delete(name.slice(2));
      else headers.append(name, value);
    }
  }
  return Object.fromEntries(headers);
}

/** The page that the rules serve for an address without a file. */
const targetOf = (path: string) =>
  redirectRules()
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .find(([pattern = '']) => matches(pattern, path))?.[1] ?? null;

const addresses = [
  ...files.map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`),
  ...shells.flatMap(({ prefix }) => [`${prefix}7`, `${prefix}7/`, `${prefix}some/thing`]),
  '/nothing',
  '/about/nothing',
];

test.each(addresses.filter((path) => path !== '/404.html'))(
  '%s has the same headers from a CDN as from our server',
  async (path) => {
    const { headers } = await app.inject(path);
    const expected = headersOf(path);
    expect(expected).toHaveProperty('content-security-policy');
    expect(headers).toMatchObject(expected);
  },
);

test.each(addresses)('%s is the same page', (path) => {
  const file = files.includes(`${path.slice(1)}index.html`) || files.includes(path.slice(1));
  expect(targetOf(path) ?? (file ? path : null)).toBe(file ? path : shellOf(path));
});

test('security.txt and the way to the password are served, too', () => {
  expect(files).toContain('.well-known/security.txt');
  expect(redirectRules()).toContain('/.well-known/change-password /user#password 302\n');
});

test('each header of our server is among the rules', async () => {
  const ofServer = Object.keys((await app.inject('/about/')).headers);
  const own = ['accept-ranges', 'content-type', 'etag', 'last-modified', 'vary', 'content-length'];
  const perRequest = ['date', 'connection', 'content-encoding'];
  const expected = ofServer.filter((name) => ![...own, ...perRequest].includes(name));
  expect(Object.keys(headersOf('/about/')).toSorted()).toEqual(expected.toSorted());
});

test('a page that an application shell would hide is refused', () => {
  const hidden = { ...pages, 'user/help/index.html': pages['index.html']! };
  expect(() => headerRules(files, hidden)).toThrow('user/help/index.html');
});

test('more rules than the CDN accepts are refused', () => {
  const many = Array.from({ length: 100 }, (_, number) => `${number}.png`);
  expect(() => headerRules(many, pages)).toThrow('100 rules');
});
