import { argon2Sync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../../server/auth/password.ts';

test('a hash is argon2id with OWASP’s parameters, and never the same twice', async () => {
  const [one, other] = await Promise.all([hashPassword('Wort-1!'), hashPassword('Wort-1!')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await verifyPassword('Wort-1!', one)).toBe(true);
  expect(await verifyPassword('wort-1!', one)).toBe(false);
  expect(await verifyPassword('Wort-1!', null)).toBe(false);
});

test('a hash with other parameters still verifies', async () => {
  const hash = asHashed('old');
  expect(await verifyPassword('old', hash)).toBe(true);
  expect(await verifyPassword('new', hash)).toBe(false);
});

const asHashed = (password: string) => {
  const cost = { memory: 64, passes: 1, parallelism: 1, tagLength: 16 };
  const nonce = Buffer.from('somesalt');
  const tag = argon2Sync('argon2id', { message: password, nonce, ...cost });
  const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=64,t=1,p=1$${base64(nonce)}$${base64(tag)}`;
};

describe('a password with umlauts', () => {
  const composed = 'Äpfel-Bäume-77!'.normalize('NFC');
  const decomposed = composed.normalize('NFD');
  const mixed = `${composed.slice(0, 6)}${decomposed.slice(7)}`;

  test('fits in either form of Unicode', async () => {
    for (const chosen of [composed, decomposed, mixed]) {
      const hash = await hashPassword(chosen);
      for (const typed of [composed, decomposed, mixed])
        expect(await verifyPassword(typed, hash)).toBe(true);
      expect(await verifyPassword('Apfel-Baume-77!', hash)).toBe(false);
    }
  });

  test('keeps fitting a hash of the form in which it once came', async () => {
    for (const chosen of [composed, decomposed, mixed])
      expect(await verifyPassword(chosen, asHashed(chosen))).toBe(true);
    expect(await verifyPassword(composed, asHashed(decomposed))).toBe(true);
    expect(await verifyPassword(decomposed, asHashed(composed))).toBe(true);
  });
});

test('a stored value that is not a hash is an error, not a wrong password', async () => {
  await expect(verifyPassword('x', 'x')).rejects.toThrow();
});
