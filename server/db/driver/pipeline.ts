import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { isBroken } from './failures.ts';

/** A query as Drizzle hands it to the driver, and its values. */
type Asked = [query: string | QueryConfig, values?: unknown[]];
export type Query = (...asked: Asked) => Promise<QueryResult>;

interface Waiting {
  asked: Asked;
  answer: (result: Promise<QueryResult>) => void;
}

/**
 * Queries that go together: all that a turn of the event loop asks for, and what comes until a connection is free, leave
 * over one connection in one piece, each without waiting for the answers to those before it. Each is a transaction of its
 * own and fails alone. At most so many go together: with more, one connection has much to do while others have nothing, and
 * those behind wait long. At most `lanes` connections are used at once. The pool's connections have to allow it
 * (`pipeline`).
 */
export function together(pool: Pool, most: number, lanes = Infinity): Query {
  const waiting: Waiting[] = [];
  let isComing = false;
  let busy = 0;

  const come = () => {
    if (isComing || busy === lanes) return;
    isComing = true;
    setImmediate(() => void send());
  };

  async function send(): Promise<void> {
    busy += 1;
    const client = await pool.connect().catch(refuseAll);
    const batch = waiting.splice(0, most);
    isComing = false;
    if (waiting.length > 0) come();
    if (client) client.release(await answerAll(client, batch));
    busy -= 1;
    if (waiting.length > 0) come();
  }

  function refuseAll(error: Error): null {
    for (const { answer } of waiting.splice(0)) answer(Promise.reject(error));
    return null;
  }

  return (...asked) =>
    new Promise((answer) => {
      waiting.push({ asked, answer });
      come();
    });
}

/** Returns whether the connection broke. */
async function answerAll(client: PoolClient, batch: Waiting[]): Promise<boolean> {
  const { stream } = client.connection;
  stream.cork();
  const results = batch.map(({ asked, answer }) => {
    const result = (client.query as Query)(...asked);
    answer(result);
    return result;
  });
  stream.uncork();
  const ends = await Promise.allSettled(results);
  return ends.some((end) => end.status === 'rejected' && isBroken(end.reason));
}
