/** A figure; with `promised` one that is promised, and then it is kept or broken. */
export interface Finding {
  what: string;
  found: string;
  promised?: string;
  holds?: boolean;
}

/** A figure that explains the others. */
export const figure = (what: string, found: string | number): Finding => ({
  what,
  found: typeof found === 'number' ? amount(found) : found,
});

/** A promise that nothing of a kind happens; `examples` show the first of it. */
export const none = (what: string, count: number, examples: unknown[] = []): Finding => ({
  what,
  found: `${amount(count)}${count > 0 && examples.length > 0 ? ` (such as ${JSON.stringify(examples[0])})` : ''}`,
  promised: '0',
  holds: count === 0,
});

/** A promise that a figure is at most so much. */
export const atMost = (what: string, found: number, most: number, unit = ''): Finding => ({
  what,
  found: amount(found, unit),
  promised: `≤ ${amount(most, unit)}`,
  holds: found <= most,
});

/** A promise that a figure is at least so much. */
export const atLeast = (what: string, found: number, least: number, unit = ''): Finding => ({
  what,
  found: amount(found, unit),
  promised: `≥ ${amount(least, unit)}`,
  holds: found >= least,
});

/** A promise that something is so. */
export const so = (what: string, holds: boolean): Finding => ({
  what,
  found: holds ? 'yes' : 'no',
  promised: 'yes',
  holds,
});

const amount = (value: number, unit = '') => {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : 2;
  const text = value.toLocaleString('en', { maximumFractionDigits: digits });
  return unit ? `${text} ${unit}` : text;
};

/** The value below which such a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Prints what was found, a line each. */
export function printFindings(findings: readonly Finding[]): void {
  const rows = findings.map(({ what, found, promised = '', holds }) => [
    holds === undefined ? ' ' : holds ? '✓' : '✗',
    what,
    found.slice(0, 120),
    promised,
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows)
    console.log(
      `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
    );
}
