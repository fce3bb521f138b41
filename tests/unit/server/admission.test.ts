import { describe, expect, test } from 'vitest';
import { admission } from '../../../server/admission.ts';

type Time = [statements: number, now: number];

/** Whether one more is let in each time: while so many statements are under way, at so many milliseconds. */
const letIn = (...times: Time[]) => {
  const isLetIn = admission();
  return times.map(([statements, now]) => isLetIn(statements, now));
};

/** The same after an overload that was noticed at 0 ms. */
const letInAfterwards = (...times: Time[]) => letIn([100, -3001], [100, 0], ...times).slice(2);

describe('admission', () => {
  test('fifty clients that ask one thing after the other are never refused', () => {
    const times = Array.from({ length: 1000 }, (_, turn): Time => [50, turn * 10]);
    expect(letIn(...times)).not.toContain(false);
  });

  test('what comes at once or waits for a moment is let in, what goes on is not', () => {
    const times: Time[] = [
      [4095, 0],
      [1000, 1500],
      [64, 3000],
    ];
    expect(letIn(...times, [64, 3001])).toEqual([true, true, true, false]);
  });

  test('peaks between which there is room are no overload', () => {
    const times = Array.from({ length: 1000 }, (_, turn): Time => [turn % 2 ? 200 : 63, turn * 50]);
    expect(letIn(...times)).not.toContain(false);
  });

  test('what is far too much is refused at once', () => {
    expect(letIn([4096, 0])).toEqual([false]);
  });

  test('while overloaded only few are let in, so that they are answered soon', () => {
    expect(letInAfterwards([50, 1], [16, 499], [15, 499])).toEqual([false, false, true]);
  });

  test('half a second later the usual number is let in, and no burst', () => {
    expect(letInAfterwards([63, 500], [64, 550], [63, 560])).toEqual([true, false, false]);
  });

  test('overload ends although fifty clients go on asking', () => {
    const times = Array.from({ length: 100 }, (_, turn): Time => [50, 500 + turn * 10]);
    expect(letInAfterwards(...times)).not.toContain(false);
  });

  test('a burst is let in again after a second', () => {
    expect(letInAfterwards([10, 600], [100, 1500])).toEqual([true, false]);
    expect(letInAfterwards([10, 600], [100, 1501])).toEqual([true, true]);
  });
});
