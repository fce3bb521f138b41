import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres';
import type { NodePgClient, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { PgDatabase, PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { isAway } from './failures.ts';
import type { Query } from './lanes.ts';
import { withConnection } from './pool.ts';

/** The database without its lanes, or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What builds a statement. */
export type Lane = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'with' | '$with'>;

interface Lanes<Way> {
  /** Prepared statements that only read and take little time: they share few connections. */
  read: Way;
  /** Prepared statements that write. */
  write: Way;
}

const dialect = new PgDialect();

/**
 * The database. Whoever writes a statement chooses its lane: `read` or `write` for prepared ones, and the executor itself
 * for all others, which get a connection to themselves, as a transaction does.
 */
export class Executor extends PgDatabase<NodePgQueryResultHKT> implements Lanes<Lane> {
  readonly read: Lane;
  readonly write: Lane;
  readonly #transaction: Database['transaction'];

  constructor(single: Query, { read, write }: Lanes<Query>, transaction: Database['transaction']) {
    super(dialect, sessionOn(single), undefined);
    this.read = new PgDatabase<NodePgQueryResultHKT>(dialect, sessionOn(read), undefined);
    this.write = new PgDatabase<NodePgQueryResultHKT>(dialect, sessionOn(write), undefined);
    this.#transaction = transaction;
  }

  override transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    options?: PgTransactionConfig,
  ): Promise<Result> {
    return this.#transaction(work, options);
  }
}

/** Drizzle asks no more of a client than that it answers statements. */
const sessionOn = (query: Query) =>
  new NodePgSession<Record<string, never>, Record<string, never>>(
    { query } as unknown as NodePgClient,
    dialect,
    undefined,
  );

/**
 * Builds the executor. Its `statements` tells how many statements and transactions are under way or wait for a connection;
 * those within a transaction do not count.
 */
export function newExecutor(pool: Pool, lanes: Lanes<Query> & { single: Query }) {
  let count = 0;
  async function counted<Result>(work: () => Promise<Result>): Promise<Result> {
    count += 1;
    try {
      return await work();
    } finally {
      count -= 1;
    }
  }
  const countedLane =
    (query: Query): Query =>
    (...statement) =>
      counted(() => query(...statement));
  // Drizzle's own keeps a connection for good on which a transaction cannot begin, and puts broken ones back.
  const transaction: Database['transaction'] = (work, options) =>
    counted(() =>
      withConnection(pool, (client) => drizzle({ client }).transaction(work, options), isAway),
    );
  const [read, write] = [countedLane(lanes.read), countedLane(lanes.write)];
  const db = new Executor(countedLane(lanes.single), { read, write }, transaction);
  return { db, statements: () => count };
}
