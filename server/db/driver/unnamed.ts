import type { Pool, QueryConfig, QueryResult } from 'pg';

type Query = (config: string | QueryConfig, values?: unknown[]) => Promise<QueryResult>;

/**
 * Takes the names off prepared statements. Behind a pooler in transaction mode the next statement may come to a connection
 * that has prepared nothing under that name; one without a name is prepared, run and forgotten in one go.
 */
export function withoutNames(pool: Pool): void {
  const query = pool.query.bind(pool) as Query;
  const unnamed: Query = (config, values) =>
    query(typeof config === 'string' ? config : { ...config, name: undefined }, values);
  pool.query = unnamed as Pool['query'];
}
