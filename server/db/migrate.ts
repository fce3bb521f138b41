import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '../start-error.ts';
import { applyChanges, applyHelpers, findChanges, hasChanges } from './apply-definitions.ts';
import { readDefinitions } from './definitions.ts';
import { reasonOf } from './driver/failures.ts';
import type { Database } from './driver/executor.ts';
import { refuseMissingRight } from './privileges.ts';
import { locks } from './transaction-locks.ts';

const ownFolder = fileURLToPath(new URL('./migrations', import.meta.url));

export interface Migration {
  name: string;
  /** When it was written, in milliseconds, by which a database remembers it. */
  when: number;
  hash: string;
  statements: string[];
}

/** The last release whose tables the first migration creates. That bears the time of this release's last migration. */
export const firstRelease = '0.9.0';

/** All migrations, oldest first. */
export function readMigrations(folder = ownFolder): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder: folder }).map(
    ({ folderMillis, hash, sql: statements }, index) => ({
      name: journal.entries[index]!.tag,
      when: folderMillis,
      hash,
      statements,
    }),
  );
}

/**
 * Runs the migrations that are new to this database and applies the functions and triggers that have changed, all or none.
 * Several servers may start together: Drizzle's own migrator takes no lock. The table is Drizzle's, so that its tools
 * understand the database. Throws StartError when something fails.
 */
export const migrate = (db: Database): Promise<void> =>
  inTransaction(db, async (tx, last) => {
    const migrations = readMigrations();
    refuseOlder(migrations, last);
    const missing = missingOf(migrations, last);
    const changes = await findChanges(tx, readDefinitions());
    if (last > 0 && (missing.length > 0 || hasChanges(changes))) {
      await refuseMissingRight(tx);
      await lockTables(tx);
    }
    await applyHelpers(tx, changes);
    for (const migration of missing) await run(tx, migration, last > 0);
    await applyChanges(tx, changes);
  });

/** Runs only these migrations, for a database of a former level. It has no triggers, and of functions only what tables call. */
export const migrateTables = (db: Database, migrations: Migration[]): Promise<void> =>
  inTransaction(db, async (tx, last) => {
    await applyHelpers(tx, await findChanges(tx, readDefinitions()));
    for (const migration of missingOf(migrations, last)) await run(tx, migration, last > 0);
  });

const missingOf = (migrations: Migration[], last: number) =>
  migrations.filter(({ when }) => when > last);

function refuseOlder([first]: Migration[], last: number): void {
  if (last > 0 && last < first!.when)
    throw new StartError(
      `Database: a release before ${firstRelease} wrote it. Start release ${firstRelease} on it once (CHANGELOG.md), then this one.`,
    );
}

/** `work` gets when the database's latest migration was written; 0 in a new database. */
const inTransaction = (
  db: Database,
  work: (tx: Database, last: number) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockMigrations(tx);
    const last = await lastMigration(tx);
    if (last === 0) {
      await refuseMissingRight(tx);
      await tx.execute(sql`create schema if not exists drizzle`);
      await tx.execute(sql`
        create table if not exists drizzle.__drizzle_migrations
          (id serial primary key, hash text not null, created_at bigint)`);
    }
    await work(tx, last);
  });

/** Keeps other servers from migrating until the transaction ends. */
export const lockMigrations = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(${locks.migration}, 0)`);

/**
 * Former servers serve meanwhile, and lock tables in orders of their own. So the busy ones are locked before anything is changed,
 * and let go of again rather than waited for: no deadlock ends the migration. The pause is shorter than the second after which
 * PostgreSQL looks for one.
 */
const lockTables = (tx: Database) =>
  tx.execute(sql`
    do $$ declare usual text := current_setting('lock_timeout'); begin
      perform set_config('lock_timeout', '500ms', true);
      loop
        begin
          lock table sessions, users, vehicles, reservations in access exclusive mode;
          exit;
        exception when lock_not_available then
          perform pg_sleep(0.1);
        end;
      end loop;
      perform set_config('lock_timeout', usual, true);
    end $$`);

/** When the database's latest migration was written; 0 without any. */
export async function lastMigration(db: Database): Promise<number> {
  const answer = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as known`);
  if (!answer.rows[0]?.known) return 0;
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.last ?? 0);
}

async function run(tx: Database, migration: Migration, isUpdate: boolean): Promise<void> {
  const { name, when, hash, statements } = migration;
  try {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  } catch (error) {
    const rest = isUpdate
      ? ', and the previous version of the server still runs on this database.'
      : '.';
    throw new StartError(
      `Database: the migration ${name} failed (${reasonOf(error)}). Nothing was changed${rest}`,
    );
  }
  await tx.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`,
  );
}
