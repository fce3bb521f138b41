import type { Database } from '../db/index.ts';
import { snapshotCache, type Snapshot } from '../load/snapshots.ts';
import { rangeFigures, type RangeFigures } from './range-figures.ts';
import type { Range } from './range.ts';

/** Up to this many reservations are summed up in each call. */
const defaultThreshold = 10_000;

/** The figures of ranges. With more than `threshold` reservations they may be a minute old. */
export function cachedRanges(db: Database, zone: string, threshold = defaultThreshold) {
  const cached = snapshotCache<RangeFigures>();
  return async (range: Range, reservations: number): Promise<Snapshot<RangeFigures>> => {
    const compute = () => rangeFigures(db, range, zone);
    if (reservations > threshold) return cached(Object.values(range).join(' '), compute);
    const asOf = new Date();
    return { value: await compute(), asOf };
  };
}
