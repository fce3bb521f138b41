import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { isBroken } from './failures.ts';
import { withConnection } from './pool.ts';

/** A statement as Drizzle hands it to the driver. */
export type Statement = [query: string | QueryConfig, values?: unknown[]];
/** A way to the database, which answers one statement after the other or many at once. */
export type Query = (...statement: Statement) => Promise<QueryResult>;

export const send = (client: PoolClient, statement: Statement): Promise<QueryResult> =>
  (client.query as Query)(...statement);

/** Gives each statement a connection to itself. */
export const single =
  (pool: Pool): Query =>
  (...statement) =>
    withConnection(pool, (client) => send(client, statement), isBroken);

/**
 * Removes the names of prepared statements. Behind a pooler in transaction mode the next statement may reach a connection
 * that has prepared nothing under that name; one without a name is prepared, run and forgotten in one go.
 */
export const withoutNames =
  (query: Query): Query =>
  (statement, values) =>
    query(typeof statement === 'string' ? statement : { ...statement, name: undefined }, values);
