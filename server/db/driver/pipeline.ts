import type { Pool, PoolClient, QueryResult } from 'pg';
import { isBroken } from './failures.ts';
import { send, type Query, type Statement } from './lanes.ts';

interface Waiting {
  statement: Statement;
  answer: (result: Promise<QueryResult>) => void;
}

/**
 * Pipelines statements: all that one turn of the event loop asks for, and those that arrive until a connection is free,
 * leave over one connection in one piece, each without waiting for the answers to those before it. Each is a transaction of
 * its own and fails alone. Larger batches would keep one connection busy while others idle, and the last ones waiting. At
 * most so many connections are in use at once. The pool's connections have to allow it (`pipeline`).
 */
export function pipelined(pool: Pool, batchSize: number, connections = Infinity): Query {
  const waiting: Waiting[] = [];
  let isScheduled = false;
  let inUse = 0;

  const schedule = () => {
    if (isScheduled || inUse === connections || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(() => void sendBatch());
  };

  async function sendBatch(): Promise<void> {
    inUse += 1;
    const client = await pool.connect().catch(rejectAll);
    const batch = waiting.splice(0, batchSize);
    isScheduled = false;
    schedule();
    if (client) client.release(await answerAll(client, batch));
    inUse -= 1;
    schedule();
  }

  function rejectAll(error: Error): null {
    for (const { answer } of waiting.splice(0)) answer(Promise.reject(error));
    return null;
  }

  return (...statement) =>
    new Promise((answer) => {
      waiting.push({ statement, answer });
      schedule();
    });
}

/** Returns whether the connection broke. */
async function answerAll(client: PoolClient, batch: Waiting[]): Promise<boolean> {
  const { stream } = client.connection;
  stream.cork();
  const results = batch.map(({ statement, answer }) => {
    const result = send(client, statement);
    answer(result);
    return result;
  });
  stream.uncork();
  const ends = await Promise.allSettled(results);
  return ends.some((end) => end.status === 'rejected' && isBroken(end.reason));
}
