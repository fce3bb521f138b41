import { LRUCache } from 'lru-cache';

/** Milliseconds after which a value is computed anew, in the background. */
const freshFor = 60_000;
/** Milliseconds after which it is too old to be shown meanwhile. */
const shownFor = 3_600_000;

export interface Snapshot<Value> {
  value: Value;
  asOf: Date;
}

/**
 * Caches what takes long to compute and may be a minute old: a hundred values that were asked for. Older ones are answered once
 * more and computed anew, so that only the first call for each waits.
 */
export function snapshotCache<Value>() {
  const snapshots = new LRUCache<string, Snapshot<Value>>({ max: 100 });
  const pending = new Map<string, Promise<Snapshot<Value>>>();

  async function renew(key: string, compute: () => Promise<Value>): Promise<Snapshot<Value>> {
    try {
      const asOf = new Date();
      const snapshot = { value: await compute(), asOf };
      snapshots.set(key, snapshot);
      return snapshot;
    } finally {
      pending.delete(key);
    }
  }

  return async (key: string, compute: () => Promise<Value>): Promise<Snapshot<Value>> => {
    const last = snapshots.get(key);
    const age = last ? Date.now() - last.asOf.getTime() : Infinity;
    if (last && age <= freshFor) return last;
    const renewed = pending.getOrInsertComputed(key, () => renew(key, compute));
    if (!last || age > shownFor) return renewed;
    // The next call tries again, and fails if it does not get any.
    renewed.catch(() => undefined);
    return last;
  };
}
