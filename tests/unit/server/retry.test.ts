import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { retryOnce } from '../../../server/db/retry.ts';

const failure = (code: string) =>
  new DrizzleQueryError(
    'select 1',
    [],
    Object.assign(new pg.DatabaseError('failed', 6, 'error'), { code }),
  );
const [deadlock, overlap] = [failure('40P01'), failure('23P01')];

test('after a deadlock the work is repeated once', async () => {
  const work = vi.fn(() => Promise.resolve('booked')).mockRejectedValueOnce(deadlock);
  expect(await retryOnce(work, 'deadlock')).toBe('booked');
  expect(work).toHaveBeenCalledTimes(2);
});

test('a second deadlock is final', async () => {
  const work = vi.fn(() => Promise.reject(deadlock));
  await expect(retryOnce(work, 'deadlock')).rejects.toBe(deadlock);
  expect(work).toHaveBeenCalledTimes(2);
});

test('other failures are not repeated', async () => {
  const work = vi.fn(() => Promise.reject(overlap));
  await expect(retryOnce(work, 'deadlock', 'unique')).rejects.toBe(overlap);
  expect(work).toHaveBeenCalledTimes(1);
});
