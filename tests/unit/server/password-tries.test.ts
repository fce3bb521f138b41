import { afterEach, expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from '../../../server/auth/password.ts';

const { tries } = vi.hoisted(() => ({ tries: vi.fn() }));
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const argon2 = (...args: Parameters<typeof crypto.argon2>) => {
    tries();
    crypto.argon2(...args);
  };
  return { ...crypto, argon2 };
});
afterEach(() => tries.mockClear());

test.each(['Wort-1!', 'Äpfel-1!', 'Äpfel-1!'.normalize('NFD')])(
  'a failed log-in with %s takes as many hashes whether there is such a user or not',
  async (typed) => {
    const hash = await hashPassword('Muffenkabel-77!');
    tries.mockClear();
    expect(await verifyPassword(typed, hash)).toBe(false);
    const known = tries.mock.calls.length;
    tries.mockClear();
    expect(await verifyPassword(typed, null)).toBe(false);
    expect(tries).toHaveBeenCalledTimes(known);
    expect(known).toBe(typed === 'Wort-1!' ? 1 : 2);
  },
);
