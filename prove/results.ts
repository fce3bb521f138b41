/** A measured value; with `bound` one that is promised. */
export interface Result {
  what: string;
  value: string;
  bound?: string;
  holds?: boolean;
}

/** A figure without a bound. */
export const figure = (what: string, value: string | number): Result => ({
  what,
  value: typeof value === 'number' ? format(value) : value,
});

/** Promises that something never happens; the first of `examples` is printed. */
export const expectNone = (what: string, count: number, examples: unknown[] = []): Result => ({
  what,
  value: `${format(count)}${count > 0 && examples.length > 0 ? ` (such as ${JSON.stringify(examples[0])})` : ''}`,
  bound: '0',
  holds: count === 0,
});

/** Promises an upper bound. */
export const expectAtMost = (what: string, value: number, maximum: number, unit = ''): Result => ({
  what,
  value: format(value, unit),
  bound: `≤ ${format(maximum, unit)}`,
  holds: value <= maximum,
});

/** Promises a lower bound. */
export const expectAtLeast = (what: string, value: number, minimum: number, unit = ''): Result => ({
  what,
  value: format(value, unit),
  bound: `≥ ${format(minimum, unit)}`,
  holds: value >= minimum,
});

/** Promises that something is true. */
export const expectTrue = (what: string, holds: boolean): Result => ({
  what,
  value: holds ? 'yes' : 'no',
  bound: 'yes',
  holds,
});

const format = (value: number, unit = '') => {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : 2;
  const text = value.toLocaleString('en', { maximumFractionDigits: digits });
  return unit ? `${text} ${unit}` : text;
};

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Prints a line per result. */
export function printResults(results: readonly Result[]): void {
  const rows = results.map(({ what, value, bound = '', holds }) => [
    holds === undefined ? ' ' : holds ? '✓' : '✗',
    what,
    value.slice(0, 120),
    bound,
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows)
    console.log(
      `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
    );
}
