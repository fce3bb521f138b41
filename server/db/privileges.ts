import { sql } from 'drizzle-orm';
import { StartError } from '../start-error.ts';
import type { Database } from './driver/executor.ts';

/**
 * Throws StartError when the role lacks a right that migrations need. A role that owns its database has them all. The
 * database's is for the schema of Drizzle's table and for btree_gist, which is a trusted extension.
 */
export async function refuseMissingRight(db: Database): Promise<void> {
  const { rows } = await db.execute<{ grant: string }>(sql`
    select format('grant create on %s to %I', thing, current_user) as grant
    from (values
      (format('database %I', current_database()), has_database_privilege(current_database(), 'create')),
      ('schema public', has_schema_privilege(to_regnamespace('public'), 'create'))
    ) as rights (thing, is_granted)
    where not is_granted`);
  if (rows.length > 0)
    throw new StartError(
      `DATABASE_URL: its role may not create what the server needs. Let the owner of the database run: ${rows.map((row) => row.grant).join('; ')}.`,
    );
}
