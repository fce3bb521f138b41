import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds that statements may take up of one turn of the event loop. */
const longest = 2;

/**
 * Lets the server read and accept what has come between the statements of the embedded database, which works in the same
 * thread: by itself it does all that waits for it in one turn of the event loop, and each turn accepts one connection.
 * Returns how many statements and transactions are under way or wait.
 */
export function takeTurns(client: PGlite): () => number {
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  let turnBegan = 0;

  async function runAfter<Result>(before: Promise<unknown>, task: () => Promise<Result>) {
    await before;
    if (performance.now() - turnBegan > longest) {
      await nextTurn();
      turnBegan = performance.now();
    }
    return task();
  }
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    count += 1;
    const result = runAfter(last, task).finally(() => (count -= 1));
    last = result.catch(() => undefined);
    return result;
  }

  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = (...asked) => inTurn(() => query(...asked));
  client.transaction = (work) => inTurn(() => transaction(work));
  return () => count;
}
