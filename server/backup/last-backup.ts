import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { settings } from '../db/schema/own-use.ts';
import { z } from 'zod';

/** What is noted of a backup once its file is complete. */
export const backupNote = z.object({
  /** When its data was read. */
  at: z.iso.datetime(),
  rows: z.int(),
  bytes: z.int(),
  encrypted: z.boolean(),
});
export type BackupNote = z.infer<typeof backupNote>;

const key = 'last_backup';

/** Notes the last backup in the database that it was made of. */
export async function noteBackup(db: Database, note: BackupNote): Promise<void> {
  const value = JSON.stringify(note);
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } });
}

/** The last backup of this database, or of the one that it was restored from; null before the first. */
export async function lastBackup(db: Database): Promise<BackupNote | null> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key));
  return row ? backupNote.parse(JSON.parse(row.value)) : null;
}
