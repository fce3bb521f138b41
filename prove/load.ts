import { setTimeout as sleep } from 'node:timers/promises';

/** Lets so many clients do so many pieces of work together, each one after the other. */
export async function share(
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

/** Lets so many clients work, each one piece after the other, until it is told to end. */
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

/** Begins work at a rate a second, whether or not what was begun before is done, and waits for the rest at the end. */
export async function atRate(
  rate: number,
  seconds: number,
  begin: () => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const start = performance.now();
  for (let begun = 0; begun < rate * seconds;) {
    const due = Math.min(rate * seconds, ((performance.now() - start) / 1000) * rate);
    for (; begun < due; begun += 1) {
      const one = begin().finally(() => running.delete(one));
      running.add(one);
    }
    await sleep(1);
  }
  await Promise.all(running);
}
