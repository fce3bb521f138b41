import { expect, test } from 'vitest';
import { AppError } from '../../../server/errors.ts';
import { gate } from '../../../server/gate.ts';

test('so many run, so many wait in order, the rest is turned away', async () => {
  const { enter, load } = gate(2, 2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const task = (name: number) => () => {
    begun.push(name);
    return new Promise<number>((resolve) => ends.push(() => resolve(name)));
  };
  const running = [1, 2, 3, 4].map((name) => enter(task(name)));
  const refused = await enter(task(5)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ status: 503, details: { headers: { 'retry-after': '5' } } });
  expect(begun).toEqual([1, 2]);
  expect(load()).toEqual({ running: 2, waiting: 2 });
  for (let i = 0; i < 4; i += 1) {
    ends[i]!();
    await running[i];
  }
  expect(await Promise.all(running)).toEqual([1, 2, 3, 4]);
  expect(begun).toEqual([1, 2, 3, 4]);
  expect(load()).toEqual({ running: 0, waiting: 0 });
});

test('a task that fails makes room too', async () => {
  const { enter } = gate(1, 0);
  await expect(enter(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await enter(() => Promise.resolve('yes'))).toBe('yes');
});
