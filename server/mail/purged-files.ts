import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/index.ts';
import { mails } from '../db/schema/index.ts';

/** Deletes the files of mails that have lost their recipient, such as those to an erased customer. Only a demo has files. */
export async function deletePurgedFiles(
  db: Database,
  { mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>,
): Promise<void> {
  if (mail.way.to !== 'files') return;
  const folder = join(dataDir, 'mails');
  const names = await readdir(folder).catch((): string[] => []);
  const ids = names.flatMap((name) => /^([\da-f-]{36})\.eml$/.exec(name)?.[1] ?? []);
  if (ids.length === 0) return;
  const purged = await db
    .select({ id: mails.messageId })
    .from(mails)
    .where(and(isNull(mails.recipient), inArray(mails.messageId, ids)));
  for (const { id } of purged) await rm(join(folder, `${id}.eml`), { force: true });
}
