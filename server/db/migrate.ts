import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import type { Database } from './index.ts';
import { locks } from './locks.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Runs the migrations that this database has not had yet, all or none. Several servers may start together. Drizzle's own
 * migrator takes no lock; the table is the one that it keeps, so that its tools understand the database.
 */
export async function migrate(db: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.migration}, 0)`);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(sql`
      create table if not exists drizzle.__drizzle_migrations
        (id serial primary key, hash text not null, created_at bigint)`);
    const { rows } = await tx.execute<{ last: string | null }>(
      sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
    );
    const last = Number(rows[0]?.last ?? 0);
    for (const { folderMillis, hash, sql: statements } of migrations) {
      if (folderMillis <= last) continue;
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`
        insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`);
    }
  });
}
