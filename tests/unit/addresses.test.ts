import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pageAddress, pages } from '../../contract/site/pages.ts';
import { returnAddress } from '../../src/lib/site/addresses.ts';

const origin = 'https://www.musternetz.example';
beforeAll(() => void vi.stubGlobal('location', { origin }));
afterAll(() => vi.unstubAllGlobals());

const wanted = (from: string) => returnAddress(`?${new URLSearchParams({ from })}`);

/** What browsers treat as a separator, strip, or decode. */
const pieces = [
  ...['/', '\\', '//', '/\\', '.', '..', './', '/.', '%2f', '%5c', '%2e', '%252f', '%00', '@', ':'],
  ...['\t', '\n', '\r', ' ', '\0', '\u001f', '\u00a0', '\u2028', '\u200b', '\ufeff', '\ud800'],
  ...[
    '／',
    '＼',
    '∕',
    '⁄',
    '。',
    '．',
    '?',
    '#',
    '&',
    ';',
    'https:',
    'HTTP:',
    'javascript:',
    'data:',
  ],
  ...['evil.example', 'user', 'auth', 'www.musternetz.example', '[::1]', '0x7f.1', 'a'],
];
const hostile = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, fc.string()), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

test('whatever `from` contains, the address after log-in is on this site', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.constantFrom('', '/'), hostile, (start, rest) => {
      const address = wanted(start + rest);
      if (address === null) return;
      accepted += 1;
      expect(address).toMatch(/^\/(?![/\\])/);
      expect(new URL(address, origin).origin).toBe(origin);
      expect(new URL(address, `${origin}${pages.auth}?type=login`).origin).toBe(origin);
    }),
    { numRuns: 20_000 },
  );
  expect(accepted).toBeGreaterThan(2000);
});

const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
test('addresses of this site stay unchanged', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), word, word, (path, key, value) => {
      fc.pre(!path[0]!.startsWith('auth'));
      const address = `/${path.join('/')}?${key}=${value}#${value}`;
      expect(wanted(address)).toBe(address);
    }),
  );
});

test.each([
  '',
  'user',
  'https://evil.example/',
  '//',
  '//evil.example/',
  '/.//evil.example/',
  '/..//evil.example/',
  '/a/..//evil.example/',
  '/.\\/evil.example/',
  '/%2e//evil.example/',
  pages.auth,
  '/.//auth',
])('%j is no address to return to', (from) => expect(wanted(from)).toBeNull());

test.each([
  ['/', '/'],
  ['/solutions/3', '/solutions/3'],
  [
    '/solutions/3?pickUpDate=2026-12-01&pickUpTime=08%3A00',
    '/solutions/3?pickUpDate=2026-12-01&pickUpTime=08%3A00',
  ],
  ['/user/reservations/24/change#price', '/user/reservations/24/change'],
  ['/admin/users?search=win+a+prize&page=2', '/admin/users?page=2'],
  ['/solutions/3?win-a-prize=1', '/solutions/3'],
])('a mail leads back to %s as %s', (from, address) => {
  expect(pageAddress(from)).toBe(address);
});

test.each([
  ...['', 'solutions/x', '/win-a-prize', '/solutions/win-a-prize', '//evil.example/user'],
  ...['https://evil.example/', '/\\evil.example/', '/.//user', 'javascript:alert(1)'],
])('a mail leads back to no page for %j', (from) => {
  expect(pageAddress(from)).toBeNull();
});

test('whatever was asked for, a mail leads back to a page of this site or to none', () => {
  fc.assert(
    fc.property(hostile, (from) => {
      const address = pageAddress(`/${from}`);
      expect(address ?? '/').toMatch(/^\/[\w/-]*(\?[a-z]+=[\d%A-]+(&[a-z]+=[\d%A-]+)*)?$/i);
    }),
  );
});
