import { describe, expect, test } from 'vitest';
import { admission } from '../../../server/load/admission.ts';

type Time = [statements: number, now: number];

/** Whether the only caller's next call is admitted, for each number of statements in flight and time in milliseconds. */
const letIn = (...times: Time[]) => {
  const isLetIn = admission();
  return times.map(([statements, now]) =>
    isLetIn({ statements, own: statements, callers: 1 }, now),
  );
};

/** The same after an overload that began at 0 ms. */
const letInAfterwards = (...times: Time[]) => letIn([100, -3001], [100, 0], ...times).slice(2);

describe('admission', () => {
  test('fifty clients with one request at a time are never rejected', () => {
    const times = Array.from({ length: 1000 }, (_, turn): Time => [50, turn * 10]);
    expect(letIn(...times)).not.toContain(false);
  });

  test('a burst or a moment’s wait is admitted, a lasting queue is not', () => {
    const times: Time[] = [
      [4095, 0],
      [1000, 1500],
      [64, 3000],
    ];
    expect(letIn(...times, [64, 3001])).toEqual([true, true, true, false]);
  });

  test('peaks with room in between are not an overload', () => {
    const times = Array.from({ length: 1000 }, (_, turn): Time => [turn % 2 ? 200 : 63, turn * 50]);
    expect(letIn(...times)).not.toContain(false);
  });

  test('far too many calls are rejected at once', () => {
    expect(letIn([4096, 0])).toEqual([false]);
  });

  test('during an overload only few are admitted, so that they are answered soon', () => {
    expect(letInAfterwards([50, 1], [16, 499], [15, 499])).toEqual([false, false, true]);
  });

  test('half a second later the usual number is admitted, but no burst', () => {
    expect(letInAfterwards([63, 500], [64, 550], [63, 560])).toEqual([true, false, false]);
  });

  test('an overload ends although fifty clients keep asking', () => {
    const times = Array.from({ length: 100 }, (_, turn): Time => [50, 500 + turn * 10]);
    expect(letInAfterwards(...times)).not.toContain(false);
  });

  test('a burst is admitted again after a second', () => {
    expect(letInAfterwards([10, 600], [100, 1500])).toEqual([true, false]);
    expect(letInAfterwards([10, 600], [100, 1501])).toEqual([true, true]);
  });
});

describe('a fair share', () => {
  /** The decisions after an overload that began at 0 ms. */
  const afterwards = () => {
    const isLetIn = admission();
    isLetIn({ statements: 100, own: 100, callers: 1 }, -3001);
    isLetIn({ statements: 100, own: 100, callers: 1 }, 0);
    return isLetIn;
  };

  test('callers below a fair share are admitted, callers above it are rejected first', () => {
    const isLetIn = afterwards();
    expect(isLetIn({ statements: 100, own: 0, callers: 2 }, 1)).toBe(true);
    expect(isLetIn({ statements: 100, own: 7, callers: 2 }, 1)).toBe(true);
    expect(isLetIn({ statements: 100, own: 8, callers: 2 }, 1)).toBe(false);
    expect(isLetIn({ statements: 15, own: 8, callers: 2 }, 1)).toBe(false);
    expect(isLetIn({ statements: 15, own: 0, callers: 2 }, 1)).toBe(true);
  });

  test('the first rejected call is of a caller with more', () => {
    const isLetIn = admission();
    const flood = { own: 100, callers: 2 };
    expect(isLetIn({ statements: 101, ...flood }, 0)).toBe(true);
    expect(isLetIn({ statements: 101, own: 1, callers: 2 }, 3001)).toBe(true);
    expect(isLetIn({ statements: 101, ...flood }, 3002)).toBe(false);
  });

  test('in a crowd each gets the calls of a page, unless even one each is too much', () => {
    const isLetIn = afterwards();
    expect(isLetIn({ statements: 60, own: 5, callers: 64 }, 1)).toBe(true);
    expect(isLetIn({ statements: 60, own: 6, callers: 64 }, 1)).toBe(false);
    expect(isLetIn({ statements: 60, own: 0, callers: 65 }, 1)).toBe(false);
    expect(isLetIn({ statements: 15, own: 0, callers: 65 }, 1)).toBe(true);
  });

  test('there are no shares while there is room for all', () => {
    const isLetIn = admission();
    expect(isLetIn({ statements: 63, own: 62, callers: 40 }, 0)).toBe(true);
  });
});
