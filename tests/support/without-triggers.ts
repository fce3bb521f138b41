import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/index.ts';

/**
 * Writes to a table as a replica does, without triggers other than those that always run. Unlike `session_replication_role`
 * this takes no superuser, only the table's owner.
 */
export const withoutTriggers = (
  db: Database,
  table: string,
  write: (tx: Database) => Promise<unknown>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(sql`
      select tgname as name from pg_trigger
      where tgrelid = ${table}::regclass and tgenabled = 'O' and not tgisinternal`);
    const switchAll = async (how: 'disable' | 'enable') => {
      for (const { name } of rows)
        await tx.execute(
          sql`alter table ${sql.identifier(table)} ${sql.raw(how)} trigger ${sql.identifier(name)}`,
        );
    };
    await switchAll('disable');
    await write(tx);
    await switchAll('enable');
  });
