import { setTimeout as sleep } from 'node:timers/promises';

/** Distributes pieces of work over clients, each of which does one at a time. */
export async function distribute(
  clients: number,
  pieces: number,
  work: (client: number, piece: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (next < pieces) await work(client, next++);
    }),
  );
}

/** Keeps clients busy, each with one piece of work at a time. Returns a function that ends it. */
export function keepBusy(clients: number, work: (client: number) => Promise<void>) {
  let ended = false;
  const all = Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (!ended) await work(client);
    }),
  );
  return async () => {
    ended = true;
    await all;
  };
}

/** Starts work at a rate per second, whether or not earlier work is done, and waits for the rest at the end. */
export async function runAtRate(
  rate: number,
  seconds: number,
  startOne: () => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const start = performance.now();
  for (let started = 0; started < rate * seconds;) {
    const due = Math.min(rate * seconds, ((performance.now() - start) / 1000) * rate);
    for (; started < due; started += 1) {
      const work = startOne().finally(() => running.delete(work));
      running.add(work);
    }
    await sleep(1);
  }
  await Promise.all(running);
}
