import { LRUCache } from 'lru-cache';
import type { Database } from '../db/index.ts';
import { rangeFigures, type RangeFigures } from './range-figures.ts';
import type { Range } from './range.ts';

/** Up to this many reservations are summed up in each call. */
const defaultThreshold = 10_000;
/** Milliseconds after which figures are computed anew, in the background. */
const freshFor = 60_000;
/** Milliseconds after which they are too old to be shown meanwhile. */
const shownFor = 3_600_000;

interface Snapshot {
  figures: RangeFigures;
  asOf: Date;
}

/**
 * The figures of ranges. With more than `threshold` reservations those that were asked for are cached; older than a minute they
 * are answered once more and computed anew, so that only the first call for a range waits.
 */
export function cachedRanges(db: Database, zone: string, threshold = defaultThreshold) {
  const known = new LRUCache<string, Snapshot>({ max: 100 });
  const pending = new Map<string, Promise<Snapshot>>();

  async function compute(range: Range): Promise<Snapshot> {
    const asOf = new Date();
    return { figures: await rangeFigures(db, range, zone), asOf };
  }

  async function renew(key: string, range: Range): Promise<Snapshot> {
    try {
      const snapshot = await compute(range);
      known.set(key, snapshot);
      return snapshot;
    } finally {
      pending.delete(key);
    }
  }

  return async (range: Range, reservations: number): Promise<Snapshot> => {
    if (reservations <= threshold) return compute(range);
    const key = Object.values(range).join(' ');
    const last = known.get(key);
    const age = last ? Date.now() - last.asOf.getTime() : Infinity;
    if (last && age <= freshFor) return last;
    const renewed = pending.getOrInsertComputed(key, () => renew(key, range));
    if (!last || age > shownFor) return renewed;
    // The next call tries again, and fails if it does not get any.
    renewed.catch(() => undefined);
    return last;
  };
}
