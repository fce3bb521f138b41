import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { writeWhole } from '../server/backup/file.ts';
import { readBackup } from '../server/backup/read.ts';
import { writeBackup } from '../server/backup/write.ts';
import { config } from '../server/config.ts';
import { connect, type Place } from '../server/db/index.ts';
import { StartError } from '../server/start-error.ts';
import { fetchBackup } from './fetch-backup.ts';
import { pathOf, runTool } from './tool.ts';

/** Writes a backup, to the file or folder named or to `backups/`, also while servers run. */
await runTool(async () => {
  const [named, ...more] = process.argv.slice(2);
  if (named?.startsWith('-') || more.length > 0)
    throw new StartError('Use: npm run backup [-- file or folder]');
  const { database } = config(process.env);
  const path = fileOf(named ? pathOf(named) : usualFolder());
  const { header, rows } = await writeWhole(path, (to) => write(database, to), readBackup);
  const size = (statSync(path).size / 1e6).toFixed(1);
  console.log(`Backup: ${path} (${rows} rows, ${size} MB, of ${header.createdAt})`);
});

function usualFolder(): string {
  mkdirSync('backups', { recursive: true, mode: 0o700 });
  return resolve('backups');
}

function fileOf(path: string): string {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? join(path, nameOfNow()) : path;
}

/** In UTC. */
function nameOfNow(): string {
  return `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`;
}

async function write(place: Place, to: Writable): Promise<void> {
  if (place.kind === 'folder') {
    if (!existsSync(join(place.path, 'database')))
      throw new StartError(`DATA_DIR: there is no database in ${place.path}.`);
    if (await fetchBackup(place.path, to)) return;
  }
  const { db, close } = await connect(place);
  await writeBackup(db, to).finally(close);
}
