import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { shareReads } from '../../../server/load/share-reads.ts';

test('who asks for the same in one turn shares one read, and each turn has its own', async () => {
  const share = shareReads<number>();
  let reads = 0;
  const read = () => Promise.resolve((reads += 1));
  expect(await Promise.all([share('a', read), share('a', read), share('a', read)])).toEqual([
    1, 1, 1,
  ]);
  expect(await share('a', read)).toBe(2);
  expect(await Promise.all([share('a', read), share('b', read)])).toEqual([3, 4]);
});

test('what is written before a call is in its answer, though an earlier read has not ended', async () => {
  const share = shareReads<string>();
  let stored = 'old';
  const slow = Promise.withResolvers<void>();
  const first = share('a', async () => {
    const found = stored;
    await slow.promise;
    return found;
  });
  await nextTurn();
  stored = 'new';
  expect(await share('a', () => Promise.resolve(stored))).toBe('new');
  slow.resolve();
  expect(await first).toBe('old');
});

test('a failure is told to all who shared it, and to nobody after', async () => {
  const share = shareReads<string>();
  const fail = () => Promise.reject(new Error('away'));
  const ended = await Promise.allSettled([share('a', fail), share('a', fail)]);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('a', () => Promise.resolve('back'))).toBe('back');
});
