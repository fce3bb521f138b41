import type { Database } from '../db/index.ts';
import { dashboardFigures, type Figures } from './figures.ts';
import { periodsOf } from './periods.ts';

/** Up to this many reservations are summed up in each call, which takes about 10 ms. */
const defaultThreshold = 10_000;
/** Milliseconds. */
const refreshInterval = 60_000;

interface Snapshot {
  figures: Figures;
  asOf: Date;
}

/**
 * The figures of the last weeks. With up to `threshold` reservations they are computed in each call. With more they are
 * cached and refreshed every minute in the background, so that no call waits. After a failed refresh the next call computes
 * them, or fails.
 */
export function cachedFigures(db: Database, zone: string, threshold = defaultThreshold) {
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
        timer = setTimeout(refresh, refreshInterval).unref();
      },
      () => {
        cached = null;
      },
    );
    return computed;
  }

  return {
    /** `reservations` is their current number. */
    get(reservations: number): Promise<Snapshot> {
      if (reservations <= threshold) return compute();
      return (cached ??= refresh());
    },
    stop: () => clearTimeout(timer),
  };
}
