import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newEncryption } from '../server/backup/encryption.ts';
import { writeAtomically } from '../server/backup/file.ts';
import { pruneBackups } from '../server/backup/prune.ts';
import { readBackup } from '../server/backup/read.ts';
import { config } from '../server/config.ts';
import { reasonOf } from '../server/db/driver/failures.ts';
import { StartError } from '../server/start-error.ts';
import { openSource } from './backup-source.ts';
import { pathOf, runTool } from './tool.ts';

/**
 * Writes a backup to the given file or folder, or to `backups/`, and deletes those of a folder that are no longer kept. Servers may be
 * running.
 */
await runTool(async () => {
  const [named, ...more] = process.argv.slice(2);
  if (named?.startsWith('-') || more.length > 0)
    throw new StartError('Usage: npm run backup [-- file or folder]');
  const { database, backups } = config(process.env);
  const encryption = backups.recipients && (await newEncryption(backups.recipients));
  const to = named ? pathOf(named) : defaultFolder();
  const folder = statSync(to, { throwIfNoEntry: false })?.isDirectory() ? to : null;
  const path = folder ? join(folder, `${currentName()}${encryption ? '.age' : ''}`) : to;
  const source = await openSource(database);
  try {
    const { header, rows } = await writeAtomically(
      path,
      (file) => (encryption ? encryption.encrypt(source.write, file) : source.write(file)),
      (written) => readBackup(written, encryption?.open),
    );
    const { size: bytes } = statSync(path);
    console.log(
      `Backup: ${path} (${rows} rows, ${(bytes / 1e6).toFixed(1)} MB, taken at ${header.createdAt}${encryption ? ', encrypted' : ''})`,
    );
    await source
      .note({ at: header.createdAt, rows, bytes, encrypted: Boolean(encryption) })
      .catch((error: unknown) =>
        console.error(`It could not be noted in the database (${reasonOf(error)}).`),
      );
  } finally {
    await source.close();
  }
  const expired = folder && backups.keep ? await pruneBackups(folder, backups.keep) : 0;
  if (expired > 0) console.log(`Deleted by BACKUP_KEEP: ${expired}`);
});

function defaultFolder(): string {
  mkdirSync('backups', { recursive: true, mode: 0o700 });
  return resolve('backups');
}

/** A file name of the current time, in UTC. */
function currentName(): string {
  return `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`;
}
