import { isSmoke } from './smoke.ts';

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
};

/** Prints a table and the violations of bounds, which fail the process. */
export function report(rows: Record<string, string | number>[], violations: string[]): void {
  console.table(rows);
  if (isSmoke || violations.length === 0) return;
  console.error(violations.map((sentence) => `Out of bounds: ${sentence}`).join('\n'));
  process.exitCode = 1;
}
