import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { isBroken } from './failures.ts';
import { withConnection } from './pool.ts';

/** A statement as Drizzle hands it to the driver. */
export type Statement = [query: string | QueryConfig, values?: unknown[]];
/** Sends a statement to the database. */
export type Query = (...statement: Statement) => Promise<QueryResult>;

export const send = (client: PoolClient, statement: Statement): Promise<QueryResult> =>
  (client.query as Query)(...statement);

/** Gives each statement a connection of its own. */
export const exclusive =
  (pool: Pool): Query =>
  (...statement) =>
    withConnection(pool, (client) => send(client, statement), isBroken);

/**
 * Removes the names of prepared statements. Behind a pooler in transaction mode the next statement may reach a connection
 * that has not prepared it; one without a name is prepared, run and discarded at once.
 */
export const withoutNames =
  (query: Query): Query =>
  (statement, values) =>
    query(typeof statement === 'string' ? statement : { ...statement, name: undefined }, values);
