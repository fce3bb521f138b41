import type { Pool, PoolClient, QueryResult } from 'pg';
import { isBroken } from './failures.ts';
import { send, type Query, type Statement } from './queries.ts';

interface Pending {
  statement: Statement;
  answer: (result: Promise<QueryResult>) => void;
}

/**
 * Pipelines statements: those of one turn of the event loop, and those that arrive until a connection is free, are sent over
 * one connection at once, without waiting for each other's answers. Each is a transaction of its own and fails alone. Larger
 * batches would keep one connection busy while others idle, and the last statements waiting. At most `connections` are in
 * use at once. The pool's connections must allow pipelining (`pipeline`).
 */
export function pipelined(pool: Pool, batchSize: number, connections = Infinity): Query {
  const pending: Pending[] = [];
  let isScheduled = false;
  let inUse = 0;

  const schedule = () => {
    if (isScheduled || inUse === connections || pending.length === 0) return;
    isScheduled = true;
    setImmediate(() => void sendBatch());
  };

  async function sendBatch(): Promise<void> {
    inUse += 1;
    const client = await pool.connect().catch(rejectAll);
    const batch = pending.splice(0, batchSize);
    isScheduled = false;
    schedule();
    if (client) client.release(await sendAll(client, batch));
    inUse -= 1;
    schedule();
  }

  function rejectAll(error: Error): null {
    for (const { answer } of pending.splice(0)) answer(Promise.reject(error));
    return null;
  }

  return (...statement) =>
    new Promise((answer) => {
      pending.push({ statement, answer });
      schedule();
    });
}

/** Sends a batch. Returns whether the connection broke. */
async function sendAll(client: PoolClient, batch: Pending[]): Promise<boolean> {
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
