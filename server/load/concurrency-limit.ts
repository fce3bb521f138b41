import { commonMessages } from '../../contract/common.ts';
import { later } from '../http/errors.ts';

/**
 * Lets at most `running` tasks run at once and `waiting` wait for their turn. Callers take turns, so that one with many
 * tasks does not hold up the others. When the queue is full, tasks of whoever has a fair share of it or more are turned
 * away with 503: under a flood it is better to answer some than to let all wait. `load` tells how many there are of each.
 */
export function gate(running: number, waiting: number) {
  /** What waits, by caller; the first caller is next. */
  const queues = new Map<string, (() => void)[]>();
  let free = running;
  let queued = 0;

  function isRefused(caller: string): boolean {
    if (queued < waiting) return false;
    const own = queues.get(caller)?.length ?? 0;
    const callers = queues.size + (own > 0 ? 0 : 1);
    return own >= waiting / callers || queued >= 2 * waiting;
  }

  const turnOf = (caller: string) =>
    new Promise<void>((resolve) => {
      queued += 1;
      queues.getOrInsertComputed(caller, () => []).push(resolve);
    });

  function callNext(): void {
    const [next] = queues;
    if (!next) {
      free += 1;
      return;
    }
    const [caller, queue] = next;
    queued -= 1;
    queue.shift()!();
    queues.delete(caller);
    if (queue.length > 0) queues.set(caller, queue);
  }

  const enter = async <T>(task: () => Promise<T>, caller = ''): Promise<T> => {
    if (free > 0) free -= 1;
    else if (isRefused(caller)) throw later(503, commonMessages.tooMany, 5);
    else await turnOf(caller);
    try {
      return await task();
    } finally {
      callNext();
    }
  };
  const load = () => ({ running: running - free, waiting: queued });
  return { enter, load };
}
