/**
 * Labels as they stand in Prometheus' text form: `route="/x",status="200"`. Their values are of fixed sets of ours, so that
 * nothing needs escaping and no set of series grows without end.
 */
type Labels = string;

export interface Metric {
  /** What stands in the text form. */
  text: () => string;
}

/** Counts what happens. */
export function counter(name: string, help: string) {
  const counts = new Map<Labels, number>();
  return {
    add(labels: Labels, by = 1): void {
      counts.set(labels, (counts.get(labels) ?? 0) + by);
    },
    text: () => written(name, help, 'counter', [...counts]),
  };
}

/** Tells values that are read at the moment they are asked for. */
export const reading = (
  name: string,
  help: string,
  type: 'counter' | 'gauge',
  read: () => number | Record<Labels, number>,
): Metric => ({
  text() {
    const values = read();
    return written(
      name,
      help,
      type,
      Object.entries(typeof values === 'number' ? { '': values } : values),
    );
  },
});

/** Counts how long something took, in seconds, by upper bounds. */
export function histogram(name: string, help: string, bounds: readonly number[]) {
  const all = new Map<Labels, { counts: number[]; sum: number }>();
  const limits = [...bounds, Infinity];
  return {
    observe(seconds: number, labels: Labels = ''): void {
      let one = all.get(labels);
      if (!one) all.set(labels, (one = { counts: limits.map(() => 0), sum: 0 }));
      one.counts[limits.findIndex((limit) => seconds <= limit)]! += 1;
      one.sum += seconds;
    },
    text: () =>
      head(name, help, 'histogram') +
      [...all].map(([labels, one]) => distribution(name, labels, limits, one)).join(''),
  };
}

function distribution(
  name: string,
  labels: Labels,
  limits: number[],
  { counts, sum }: { counts: number[]; sum: number },
): string {
  let total = 0;
  const buckets = limits.map((limit, index) => {
    total += counts[index]!;
    const bound = `le="${limit === Infinity ? '+Inf' : limit}"`;
    return line(`${name}_bucket`, labels ? `${labels},${bound}` : bound, total);
  });
  return [...buckets, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, total)].join(
    '',
  );
}

const written = (name: string, help: string, type: string, values: [Labels, number][]) =>
  head(name, help, type) + values.map(([labels, value]) => line(name, labels, value)).join('');

const head = (name: string, help: string, type: string) =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;

const line = (name: string, labels: Labels, value: number) =>
  `${name}${labels && `{${labels}}`} ${value}\n`;
