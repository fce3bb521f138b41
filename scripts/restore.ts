import { readBackup } from '../server/backup/read.ts';
import { restore } from '../server/backup/restore.ts';
import { config } from '../server/config.ts';
import { connect } from '../server/db/index.ts';
import { StartError } from '../server/start-error.ts';
import { pathOf, runTool } from './tool.ts';

/** Makes an empty database, or with `--replace` any, what it was at a backup. */
await runTool(async () => {
  const given = process.argv.slice(2);
  const [path, ...more] = given.filter((one) => one !== '--replace');
  if (!path || path.startsWith('-') || more.length > 0)
    throw new StartError('Use: npm run restore -- file [--replace]');
  const replace = given.includes('--replace');
  const backup = await readBackup(pathOf(path));
  const { db, close } = await connect(config(process.env).database);
  await restore(db, backup, replace).finally(close);
  console.log(`Restored: ${backup.rows} rows, as they were at ${backup.header.createdAt}`);
});
