import {
  drizzle,
  NodePgSession,
  type NodePgClient,
  type NodePgQueryResultHKT,
} from 'drizzle-orm/node-postgres';
import { PgDatabase, PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { isAway } from './failures.ts';
import type { Query } from './queries.ts';
import { withConnection } from './pool.ts';

/** The database without its queues, or a transaction. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Builds statements. */
export type Queue = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'with' | '$with'>;

interface Queues<Type> {
  /** Prepared statements that only read and are quick: they share few connections. */
  read: Type;
  /** Prepared statements that only read, but many rows: fewer of them travel together, and quick reads do not wait. */
  scan: Type;
  /** Prepared statements that write. */
  write: Type;
}

const dialect = new PgDialect();

/**
 * The database. Each statement names its queue: `read`, `scan` or `write` for prepared ones, the executor itself for all others. Those
 * get a connection to themselves, as transactions do.
 */
export class Executor extends PgDatabase<NodePgQueryResultHKT> implements Queues<Queue> {
  readonly read: Queue;
  readonly scan: Queue;
  readonly write: Queue;
  readonly #transaction: Database['transaction'];

  constructor(
    exclusive: Query,
    { read, scan, write }: Queues<Query>,
    transaction: Database['transaction'],
  ) {
    super(dialect, sessionOn(exclusive), undefined);
    const queueOn = (query: Query): Queue =>
      new PgDatabase<NodePgQueryResultHKT>(dialect, sessionOn(query), undefined);
    this.read = queueOn(read);
    this.scan = queueOn(scan);
    this.write = queueOn(write);
    this.#transaction = transaction;
  }

  override transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    options?: PgTransactionConfig,
  ): Promise<Result> {
    return this.#transaction(work, options);
  }
}

/** Drizzle only needs a client's `query`. */
const sessionOn = (query: Query) =>
  new NodePgSession<Record<string, never>, Record<string, never>>(
    { query } as unknown as NodePgClient,
    dialect,
    undefined,
  );

/**
 * Builds the executor. `statements` returns the number of statements and transactions in flight or waiting for a connection;
 * those within a transaction do not count.
 */
export function newExecutor(pool: Pool, queues: Queues<Query> & { exclusive: Query }) {
  let count = 0;
  async function countDuring<Result>(work: () => Promise<Result>): Promise<Result> {
    count += 1;
    try {
      return await work();
    } finally {
      count -= 1;
    }
  }
  const countQueue =
    (query: Query): Query =>
    (...statement) =>
      countDuring(() => query(...statement));
  // Drizzle's own method leaks a connection on which a transaction cannot begin, and returns broken ones to the pool.
  const transaction: Database['transaction'] = (work, options) =>
    countDuring(() =>
      withConnection(pool, (client) => drizzle({ client }).transaction(work, options), isAway),
    );
  const counted = {
    read: countQueue(queues.read),
    scan: countQueue(queues.scan),
    write: countQueue(queues.write),
  };
  const db = new Executor(countQueue(queues.exclusive), counted, transaction);
  return { db, statements: () => count };
}
