import { readBackup } from '../server/backup/read.ts';
import { restore } from '../server/backup/restore.ts';
import { config } from '../server/config.ts';
import { connect } from '../server/db/index.ts';
import { StartError } from '../server/start-error.ts';
import { pathOf, runTool } from './tool.ts';

/** Restores a backup into an empty database, or with `--replace` into any. */
await runTool(async () => {
  const args = process.argv.slice(2);
  const [path, ...more] = args.filter((arg) => arg !== '--replace');
  if (!path || path.startsWith('-') || more.length > 0)
    throw new StartError('Usage: npm run restore -- file [--replace]');
  const replace = args.includes('--replace');
  const backup = await readBackup(pathOf(path));
  const { db, close } = await connect(config(process.env).database);
  await restore(db, backup, replace).finally(close);
  console.log(`Restored: ${backup.rows} rows, as of ${backup.header.createdAt}`);
});
