import { parseArgs } from 'node:util';
import { readBackup } from '../server/backup/read.ts';
import { restore } from '../server/backup/restore.ts';
import { claimPrefix } from '../server/billing/index.ts';
import { config } from '../server/config.ts';
import { connect } from '../server/db/index.ts';
import { StartError } from '../server/start-error.ts';
import { todayIn } from '../server/time/wall-times.ts';
import { pathOf, runTool } from './tool.ts';

const usage =
  'Usage: npm run restore -- file [--replace] [--last-invoice=RE-2027-000123 … | --all-invoices]';

/** Restores a backup into an empty database, or with `--replace` into any. */
await runTool(async () => {
  const { path, replace, last } = read(process.argv.slice(2));
  const backup = await readBackup(pathOf(path));
  const { database, invoicePrefix, timeZone } = config(process.env);
  const { db, close } = await connect(database);
  const unconfirmed = await restore(db, backup, replace, {
    prefixes: [invoicePrefix, claimPrefix],
    year: Number(todayIn(timeZone).slice(0, 4)),
    last,
  }).finally(close);
  if (unconfirmed.length > 0)
    console.log(
      `The last invoices that the backup knows: ${unconfirmed.join(', ')}. None is issued until somebody confirms the last numbers that left the house, at /admin/invoices. Or restore again, with --last-invoice for each, or with --all-invoices if none was issued after the backup.`,
    );
  console.log(`Restored: ${backup.rows} rows, as of ${backup.header.createdAt}`);
});

function read(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        'last-invoice': { type: 'string', multiple: true, default: [] },
        'all-invoices': { type: 'boolean', default: false },
      },
    });
    const [path, ...more] = positionals;
    const numbers = values['last-invoice'];
    const isAll = values['all-invoices'];
    const isWrong = more.length > 0 || (isAll && numbers.length > 0);
    if (!path || isWrong || !numbers.every((number) => /^[A-Z0-9-]+-\d{6}$/.test(number)))
      throw new Error(usage);
    return { path, replace: values.replace, last: isAll ? ('all in backup' as const) : numbers };
  } catch {
    throw new StartError(usage);
  }
}
