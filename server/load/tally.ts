const minute = 60_000;
/** Minutes that count as recent. */
const recentMinutes = 15;

/** Counts by name in this process: all since the start, and those of the last 15 minutes. Names must be few. */
export function tally() {
  const totals = new Map<string, number>();
  /** Counts by minute. */
  const minutes = new Map<number, Map<string, number>>();

  function forgetOld(now: number): void {
    for (const at of minutes.keys()) if (at <= now / minute - recentMinutes) minutes.delete(at);
  }

  return {
    /** Since the start. */
    totals: totals as ReadonlyMap<string, number>,

    add(name: string, now = Date.now()): void {
      forgetOld(now);
      const current = minutes.getOrInsertComputed(Math.floor(now / minute), () => new Map());
      for (const counts of [totals, current]) counts.set(name, (counts.get(name) ?? 0) + 1);
    },

    /** Of the last 15 minutes, the most frequent first. */
    recent(now = Date.now()): { name: string; count: number }[] {
      forgetOld(now);
      const sums = new Map<string, number>();
      for (const counts of minutes.values())
        for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
      return [...sums]
        .map(([name, count]) => ({ name, count }))
        .toSorted((one, other) => other.count - one.count);
    },
  };
}
