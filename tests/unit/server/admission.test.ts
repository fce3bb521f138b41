import { describe, expect, test } from 'vitest';
import { admission } from '../../../server/load/admission.ts';

type Time = [statements: number, now: number];

/** Whether one more of the only caller is let in each time: while so many statements are under way, at so many milliseconds. */
const letIn = (...times: Time[]) => {
  const isLetIn = admission();
  return times.map(([statements, now]) =>
    isLetIn({ statements, own: statements, callers: 1 }, now),
  );
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

describe('a fair share (F7)', () => {
  /** What is decided after an overload that was noticed at 0 ms. */
  const afterwards = () => {
    const isLetIn = admission();
    isLetIn({ statements: 100, own: 100, callers: 1 }, -3001);
    isLetIn({ statements: 100, own: 100, callers: 1 }, 0);
    return isLetIn;
  };

  test('who has less than a fair share is let in, who has more is refused first', () => {
    const isLetIn = afterwards();
    expect(isLetIn({ statements: 100, own: 0, callers: 2 }, 1)).toBe(true);
    expect(isLetIn({ statements: 100, own: 7, callers: 2 }, 1)).toBe(true);
    expect(isLetIn({ statements: 100, own: 8, callers: 2 }, 1)).toBe(false);
    expect(isLetIn({ statements: 15, own: 8, callers: 2 }, 1)).toBe(false);
    expect(isLetIn({ statements: 15, own: 0, callers: 2 }, 1)).toBe(true);
  });

  test('the first call that is refused is that of who has more', () => {
    const isLetIn = admission();
    const flood = { own: 100, callers: 2 };
    expect(isLetIn({ statements: 101, ...flood }, 0)).toBe(true);
    expect(isLetIn({ statements: 101, own: 1, callers: 2 }, 3001)).toBe(true);
    expect(isLetIn({ statements: 101, ...flood }, 3002)).toBe(false);
  });

  test('of a crowd each has one call, unless even that is too much', () => {
    const isLetIn = afterwards();
    expect(isLetIn({ statements: 60, own: 0, callers: 64 }, 1)).toBe(true);
    expect(isLetIn({ statements: 60, own: 1, callers: 64 }, 1)).toBe(false);
    expect(isLetIn({ statements: 60, own: 0, callers: 65 }, 1)).toBe(false);
    expect(isLetIn({ statements: 15, own: 0, callers: 65 }, 1)).toBe(true);
  });

  test('nothing is shared out while there is room for all', () => {
    const isLetIn = admission();
    expect(isLetIn({ statements: 63, own: 62, callers: 40 }, 0)).toBe(true);
  });
});
