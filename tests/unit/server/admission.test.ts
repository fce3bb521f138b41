import { describe, expect, test } from 'vitest';
import { admission } from '../../../server/admission.ts';

/** Whether one more is let in each time: while so many statements are under way, at so many milliseconds. */
const letIn = (...times: [statements: number, now: number][]) => {
  const isLetIn = admission();
  return times.map(([statements, now]) => isLetIn(statements, now));
};
const last = (found: boolean[]) => found.at(-1);
/** Makes it overloaded at 600 ms. */
const overloaded: [number, number][] = [
  [100, 0],
  [100, 600],
];

describe('admission', () => {
  test('fifty clients that ask one thing after the other are never refused', () => {
    const times = Array.from({ length: 1000 }, (_, turn): [number, number] => [50, turn * 10]);
    expect(letIn(...times)).not.toContain(false);
  });

  test('what comes at once or waits for a moment is let in, what goes on is not', () => {
    expect(letIn([1000, 0], [1000, 400], [70, 499], [70, 501])).toEqual([true, true, true, false]);
  });

  test('what is far too much is refused at once', () => {
    expect(letIn([1024, 0])).toEqual([false]);
  });

  test('while overloaded only few are let in, so that they are answered soon', () => {
    expect(letIn(...overloaded, [50, 601], [16, 1000], [15, 1000])).toEqual([
      ...[true, false],
      ...[false, false, true],
    ]);
  });

  test('half a second later the usual number is let in, and no burst', () => {
    expect(letIn(...overloaded, [63, 1101], [64, 1150], [63, 1160])).toEqual([
      ...[true, false],
      ...[true, false, false],
    ]);
  });

  test('overload ends although fifty clients go on asking', () => {
    const later = [1101, 1600, 2100, 9000].map((now): [number, number] => [50, now]);
    expect(letIn(...overloaded, ...later).slice(2)).not.toContain(false);
  });

  test('a burst is let in again after a second in which there was room', () => {
    expect(last(letIn(...overloaded, [100, 2099]))).toBe(false);
    expect(last(letIn(...overloaded, [100, 2101]))).toBe(true);
  });
});
