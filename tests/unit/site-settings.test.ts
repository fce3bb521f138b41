import { expect, test } from 'vitest';
import { fingerprint, isCompatible } from '../../scripts/inputs.ts';
import { reasonOf } from '../../scripts/reason.ts';
import { checkSiteSettings } from '../../scripts/settings.ts';

test.each(['', '/api', '/rental/api', 'https://api.example.com/api', 'http://localhost:3000/api'])(
  'the site may call %j',
  (PUBLIC_API_URL) => expect(() => checkSiteSettings({ PUBLIC_API_URL })).not.toThrow(),
);

test.each([
  'api',
  '//api.example.com',
  'ftp://api.example.com',
  'https://',
  'https://api.example.com/api?key=1',
  'https://api.example.com/api#top',
  'https://api.example.com/a pi',
  '"https://api.example.com/api"',
  "/api'",
])('the site may not call %j', (PUBLIC_USERS_API_URL) => {
  expect(() => checkSiteSettings({ PUBLIC_USERS_API_URL })).toThrow(
    'PUBLIC_USERS_API_URL: must be a path such as /api or an address such as https://api.example.com/api.',
  );
});

test('an empty setting leaves the site as it is', () => {
  expect(fingerprint({ PUBLIC_API_URL: '' })).toBe(fingerprint({}));
  expect(fingerprint({ PUBLIC_API_URL: '/v2' })).not.toBe(fingerprint({}));
});

test('a site is compatible with a server of the same contract and settings', () => {
  const now = fingerprint({});
  expect(isCompatible(now, now)).toBe(true);
  expect(isCompatible(`${now.split('\n')[0]}\nof other copy\n`, now)).toBe(true);
  expect(isCompatible(fingerprint({ PUBLIC_API_URL: '/v2' }), now)).toBe(false);
  expect(isCompatible('', now)).toBe(false);
});

test('a reason has no markup, stack lines or links', () => {
  const error = Object.assign(new Error('**about** is wrong\n    at load (file:///a.js:1:2)\n'), {
    loc: { file: 'src/a.astro', line: 3 },
    hint: 'See https://docs.astro.build/en/',
  });
  expect(reasonOf(error)).toBe('about is wrong\n  at src/a.astro:3');
  expect(reasonOf(Object.assign(error, { hint: 'Look twice.' }))).toMatch(/\n {2}Look twice\.$/);
  expect(reasonOf('no error')).toBe('no error');
});
