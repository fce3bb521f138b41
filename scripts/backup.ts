import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { writeAtomically } from '../server/backup/file.ts';
import { readBackup } from '../server/backup/read.ts';
import { writeBackup } from '../server/backup/write.ts';
import { config } from '../server/config.ts';
import { connect, type DatabaseLocation } from '../server/db/index.ts';
import { StartError } from '../server/start-error.ts';
import { fetchBackup } from './fetch-backup.ts';
import { pathOf, runTool } from './tool.ts';

/** Writes a backup to the given file or folder, or to `backups/`. Servers may be running. */
await runTool(async () => {
  const [named, ...more] = process.argv.slice(2);
  if (named?.startsWith('-') || more.length > 0)
    throw new StartError('Usage: npm run backup [-- file or folder]');
  const { database } = config(process.env);
  const path = fileOf(named ? pathOf(named) : defaultFolder());
  const { header, rows } = await writeAtomically(path, (to) => write(database, to), readBackup);
  const size = (statSync(path).size / 1e6).toFixed(1);
  console.log(`Backup: ${path} (${rows} rows, ${size} MB, taken at ${header.createdAt})`);
});

function defaultFolder(): string {
  mkdirSync('backups', { recursive: true, mode: 0o700 });
  return resolve('backups');
}

function fileOf(path: string): string {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? join(path, currentName()) : path;
}

/** A file name of the current time, in UTC. */
function currentName(): string {
  return `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`;
}

async function write(location: DatabaseLocation, to: Writable): Promise<void> {
  if (location.kind === 'folder') {
    if (!existsSync(join(location.path, 'database')))
      throw new StartError(`DATA_DIR: there is no database in ${location.path}.`);
    if (await fetchBackup(location.path, to)) return;
  }
  const { db, close } = await connect(location);
  await writeBackup(db, to).finally(close);
}
