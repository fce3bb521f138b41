import { inject, expect, test } from 'vitest';
import { wellKnown } from '../../contract/site/well-known.ts';

const { origin } = new URL(inject('api'));

test('password managers are led to where the password is changed', async () => {
  const answer = await fetch(origin + wellKnown.changePassword, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/user#password');
});

test('a security.txt says whom to write to, for less than a year', async () => {
  const answer = await fetch(origin + wellKnown.security);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  const fields = new Map(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.get('Canonical')).toMatch(/^https?:\/\/[^/]+\/\.well-known\/security\.txt$/);
  const days = (Date.parse(fields.get('Expires')!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
