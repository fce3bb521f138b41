import { expect, test } from 'vitest';
import { AppError } from '../../../server/http/errors.ts';
import { concurrencyLimit, loads } from '../../../server/load/concurrency-limit.ts';

test('a limited number run, more wait in order, the rest are rejected', async () => {
  const limited = concurrencyLimit('test', { running: 2, waiting: 2 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const task = (name: number) => () => {
    begun.push(name);
    return new Promise<number>((resolve) => ends.push(() => resolve(name)));
  };
  const running = [1, 2, 3, 4].map((name) => limited(task(name)));
  const refused = await limited(task(5)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ status: 503, details: { headers: { 'retry-after': '5' } } });
  expect(begun).toEqual([1, 2]);
  expect(loads.get('test')!()).toEqual({ running: 2, waiting: 2 });
  for (let i = 0; i < 4; i += 1) {
    ends[i]!();
    await running[i];
  }
  expect(await Promise.all(running)).toEqual([1, 2, 3, 4]);
  expect(begun).toEqual([1, 2, 3, 4]);
  expect(loads.get('test')!()).toEqual({ running: 0, waiting: 0 });
});

test('a failed task makes room too', async () => {
  const limited = concurrencyLimit('test', { running: 1, waiting: 0 });
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limited(() => Promise.resolve('yes'))).toBe('yes');
});

test('callers take turns, and a full queue rejects callers with more than a fair share of it', async () => {
  const limited = concurrencyLimit('test', { running: 1, waiting: 4 });
  const done: string[] = [];
  const { promise: start, resolve: begin } = Promise.withResolvers<void>();
  const first = limited(() => start, 'flood');
  const task = (name: string, caller: string) =>
    limited(async () => void done.push(name), caller).catch(() => void done.push(`no ${name}`));
  const all = [1, 2, 3, 4, 5].map((number) => task(`flood ${number}`, 'flood'));
  all.push(task('one 1', 'one'), task('one 2', 'one'), task('one 3', 'one'), task('two', 'two'));
  expect(loads.get('test')!()).toEqual({ running: 1, waiting: 7 });
  begin();
  await Promise.all([first, ...all]);
  expect(done).toEqual([
    ...['no flood 5', 'no one 3'],
    ...['flood 1', 'one 1', 'two', 'flood 2', 'one 2', 'flood 3', 'flood 4'],
  ]);
});

test('says before anything is done who would be refused', async () => {
  const limited = concurrencyLimit('test', { running: 1, waiting: 1 });
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const asked: boolean[] = [];
  const isRefused = (caller: string) => {
    try {
      limited.check(caller);
      return false;
    } catch {
      return true;
    }
  };
  const both = ['flood', 'flood'].map((caller) => {
    asked.push(isRefused(caller));
    return limited(() => end, caller);
  });
  expect([...asked, isRefused('flood'), isRefused('one')]).toEqual([false, false, true, false]);
  resolve();
  await Promise.all(both);
  expect(isRefused('flood')).toBe(false);
});

test('with any number of callers, at most twice as many wait', async () => {
  const limited = concurrencyLimit('test', { running: 1, waiting: 4 });
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const all = Array.from({ length: 50 }, (_, caller) => limited(() => end, String(caller)));
  expect(loads.get('test')!()).toEqual({ running: 1, waiting: 8 });
  resolve();
  const refused = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(41);
});
