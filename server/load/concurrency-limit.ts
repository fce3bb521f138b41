import { later } from '../http/errors.ts';

interface Limit {
  /** How many tasks run at once. */
  running: number;
  /** How many may wait for them. */
  waiting: number;
}

/** How many tasks run now, and how many wait, under the name of their limit. */
export const loads = new Map<string, () => Limit>();

/** For how many seconds the oldest waiting task has waited, under the name of its limit; 0 if none waits. */
export const oldestWaits = new Map<string, () => number>();

/**
 * Limits how many tasks run at once and how many wait. Callers take turns, so that one with many tasks does not hold up
 * the others. When the queue is full, a caller with a fair share of it or more gets a 503: under a flood it is better to
 * answer some than to let all wait. `check` throws the 503 that a task would get now, before anything is done for it.
 */
export function concurrencyLimit(name: string, { running, waiting }: Limit) {
  /** What waits, by caller; the first caller is next. */
  const queues = new Map<string, { since: number; begin: () => void }[]>();
  let free = running;
  let queued = 0;

  function isRefused(caller: string): boolean {
    if (queued < waiting) return false;
    const own = queues.get(caller)?.length ?? 0;
    const callers = queues.size + (own > 0 ? 0 : 1);
    return own >= waiting / callers || queued >= 2 * waiting;
  }

  const waitFor = (caller: string) =>
    new Promise<void>((resolve) => {
      queued += 1;
      const since = performance.now();
      queues.getOrInsertComputed(caller, () => []).push({ since, begin: resolve });
    });

  function callNext(): void {
    const [next] = queues;
    if (!next) {
      free += 1;
      return;
    }
    const [caller, queue] = next;
    queued -= 1;
    queue.shift()!.begin();
    queues.delete(caller);
    if (queue.length > 0) queues.set(caller, queue);
  }

  loads.set(name, () => ({ running: running - free, waiting: queued }));
  oldestWaits.set(name, () => {
    const now = performance.now();
    return Math.max(0, ...[...queues.values()].map(([first]) => now - first!.since)) / 1000;
  });

  function check(caller = ''): void {
    if (free === 0 && isRefused(caller)) throw later(503, 'busy', 'common.tooMany', 5);
  }

  async function run<T>(task: () => Promise<T>, caller = ''): Promise<T> {
    check(caller);
    if (free > 0) free -= 1;
    else await waitFor(caller);
    try {
      return await task();
    } finally {
      callNext();
    }
  }

  return Object.assign(run, { check });
}
