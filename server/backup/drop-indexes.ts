import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/index.ts';

/** Foreign keys hang on unique indexes; other indexes are on their own. */
const kinds = ['f', 'p', 'u', 'x'];

/**
 * Drops the indexes of these tables and the constraints that need them, so that rows go in many times faster. Checks stay. Returns a function
 * that creates them anew of all rows at once, which throws what a row violates.
 */
export async function dropIndexes(tx: Database, tables: PgTable[]): Promise<() => Promise<void>> {
  const isOneOf = sql`in ${tables.map(getTableName)}`;
  const constraints = await tx.execute<{ drop: string; create: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid)) as create
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where connamespace = 'public'::regnamespace and relname ${isOneOf} and contype in ${kinds}
    order by contype <> 'f', conname`);
  const indexes = await tx.execute<{ drop: string; create: string }>(sql`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and relname ${isOneOf}
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    order by indexrelid`);
  const all = [...constraints.rows, ...indexes.rows];
  for (const { drop } of all) await tx.execute(sql.raw(drop));
  return async () => {
    // What a build may sort in memory; the usual 64 MB are for many that run at once.
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    for (const { create } of all.toReversed()) await tx.execute(sql.raw(create));
  };
}
