import { commonMessages } from '../contract/common.ts';
import { later } from './errors.ts';

/**
 * Lets at most `running` tasks run at once and `waiting` wait for their turn. A further one is turned away with 503:
 * under a flood it is better to answer some than to let all wait. `load` tells how many there are of each.
 */
export function gate(running: number, waiting: number) {
  const queue: (() => void)[] = [];
  let free = running;
  const enter = async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) throw later(503, commonMessages.tooMany, 5);
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
  const load = () => ({ running: running - free, waiting: queue.length });
  return { enter, load };
}
