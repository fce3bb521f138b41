import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { lastBackup } from '../backup/index.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/index.ts';
import { isWaiting, mails, webhookDeliveries, webhooks } from '../db/schema/index.ts';
import { waitingSince } from '../mail/index.ts';
import type { Figures } from '../metrics/index.ts';
import { hoardedCategories } from '../reservations/index.ts';

/** Reads what is shown as metrics. Throws while the database does not answer. */
export async function readFigures(
  db: Database,
  { database, mail }: Pick<Config, 'database' | 'mail'>,
): Promise<Figures> {
  const { rows } = await db.execute<
    Record<'version' | 'bytes' | 'mails' | 'wait' | 'hoarded', string> & {
      webhooks: Figures['webhooks'];
    }
  >(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select count(*) from ${mails} where ${isWaiting}) as mails,
      coalesce(extract(epoch from now() - ${waitingSince}), 0) as wait,
      cardinality(${hoardedCategories}) as hoarded,
      (select json_build_object('waiting', count(*),
        'oldestSeconds', coalesce(extract(epoch from now() - min(created_at)), 0),
        'off', (select count(*) from ${webhooks} where switched_off_at is not null))
        from ${webhookDeliveries} where ${isWaiting}) as webhooks`);
  const { version, bytes, mails: waiting, wait, hoarded } = rows[0]!;
  // Without a mail server none is sent, so none is late.
  const isSending = mail.way.to === 'smtp';
  return {
    database: { version: version.split(' ')[0]!, bytes: Number(bytes) },
    mailsWaiting: isSending ? Number(waiting) : 0,
    oldestMailSeconds: isSending ? Number(wait) : 0,
    webhooks: rows[0]!.webhooks,
    hoardedCategories: Number(hoarded),
    lastBackup: await lastBackup(db),
    disk: database.kind === 'folder' ? await diskOf(database.path) : null,
  };
}

async function diskOf(path: string): Promise<Figures['disk']> {
  const found = await statfs(path).catch(() => null);
  return found && { free: found.bavail * found.bsize, size: found.blocks * found.bsize };
}
