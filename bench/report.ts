export const median = (values: number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
};

/** Prints a table and what is over its bound, which fails the process. */
export function report(rows: Record<string, string | number>[], over: string[]): void {
  console.table(rows);
  if (over.length === 0) return;
  console.error(over.map((sentence) => `Over: ${sentence}`).join('\n'));
  process.exitCode = 1;
}
