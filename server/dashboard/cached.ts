import type { Database } from '../db/index.ts';
import { dashboardFigures, type Figures } from './figures.ts';
import { periodsOf } from './periods.ts';

/** Up to this many reservations are summed up for each call, in about 10 ms. */
const atOnce = 10_000;
/** Milliseconds until cached figures are refreshed. */
const age = 60_000;

interface Snapshot {
  figures: Figures;
  asOf: Date;
}

/**
 * The figures of the last weeks: computed for each call while there are few reservations. With `many` they are cached and
 * refreshed each minute in the background, so that no call waits. When a refresh fails, the next call computes them, or
 * fails.
 */
export function cachedFigures(db: Database, zone: string, many = atOnce) {
  let cached: Promise<Snapshot> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const compute = async (): Promise<Snapshot> => {
    const asOf = new Date();
    return { figures: await dashboardFigures(db, periodsOf(asOf, zone), zone), asOf };
  };

  function refresh(): Promise<Snapshot> {
    const computed = compute();
    computed.then(
      () => {
        cached = computed;
        timer = setTimeout(refresh, age).unref();
      },
      () => {
        cached = null;
      },
    );
    return computed;
  }

  return {
    /** With this many reservations. */
    of(reservations: number): Promise<Snapshot> {
      if (reservations <= many) return compute();
      return (cached ??= refresh());
    },
    stop: () => clearTimeout(timer),
  };
}
