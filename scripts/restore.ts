import { createInterface } from 'node:readline/promises';
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { verifyChecksum } from '../server/backup/checksum.ts';
import { openBackup } from '../server/backup/encryption.ts';
import { readBackup, type Backup } from '../server/backup/read.ts';
import { countRows, refuseRows, restore } from '../server/backup/restore.ts';
import { claimPrefix } from '../server/billing/index.ts';
import { config } from '../server/config.ts';
import { connect, type DatabaseLocation } from '../server/db/index.ts';
import { StartError } from '../server/start-error.ts';
import { todayIn } from '../server/time/wall-times.ts';
import { pathOf, runTool } from './tool.ts';

const usage =
  'Usage: npm run restore -- file [--yes] [--replace] [--key=file] [--last-invoice=RE-2027-000123 … | --all-invoices]';

/** Restores a backup into an empty database, or with `--replace` into any, after it said what it will do. */
await runTool(async () => {
  const { path, key, replace, isConfirmed, last } = read(process.argv.slice(2));
  const isVerified = await verifyChecksum(path);
  const backup = await readBackup(path, (file) => openBackup(file, key));
  const { database, invoicePrefix, timeZone } = config(process.env);
  const { db, close } = await connect(database);
  try {
    const present = await countRows(db);
    if (!replace) refuseRows(present);
    console.log(
      [
        `Backup:    ${describe(backup)}, ${isVerified ? 'checksum right' : 'no checksum beside it'}`,
        `Holds:     ${inWords(backup.rowsOf)}`,
        `Into:      ${placeOf(database)}`,
        `Replaces:  ${inWords(present)}`,
        'Everybody is logged out, and mails that wait are lost.',
      ].join('\n'),
    );
    if (!isConfirmed) await askToContinue();
    const unconfirmed = await restore(db, backup, replace, {
      prefixes: [invoicePrefix, claimPrefix],
      year: Number(todayIn(timeZone).slice(0, 4)),
      last,
    });
    if (unconfirmed.length > 0)
      console.log(
        `The last invoices that the backup knows: ${unconfirmed.join(', ')}. None is issued until somebody confirms the last numbers that left the house, at /admin/invoices. Or restore again, with --last-invoice for each, or with --all-invoices if none was issued after the backup.`,
      );
  } finally {
    await close();
  }
  console.log(`Restored: ${backup.rows} rows, as of ${backup.header.createdAt}`);
});

function describe({ path, header, rows }: Backup): string {
  const size = (statSync(path).size / 1e6).toFixed(1);
  return `${path}, taken at ${header.createdAt}, ${rows} rows, ${size} MB`;
}

/** The rows of each table, most first. */
function inWords(counts: Record<string, number>): string {
  const most = Object.entries(counts).toSorted(([, one], [, other]) => other - one);
  return most.map(([table, rows]) => `${rows} ${table}`).join(', ') || 'nothing';
}

/** Without the password. */
function placeOf(location: DatabaseLocation): string {
  if (location.kind === 'memory') return 'memory';
  if (location.kind === 'folder') return `the embedded database in ${location.path}`;
  const { host, pathname } = new URL(location.url);
  return `PostgreSQL at ${host}${pathname}`;
}

/** Throws StartError unless a person at a terminal says yes. */
async function askToContinue(): Promise<void> {
  if (!process.stdin.isTTY) throw new StartError('Nothing was changed. To restore, add --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Restore? Type yes: ').finally(() => terminal.close());
  if (answer.trim().toLowerCase() !== 'yes') throw new StartError('Nothing was changed.');
}

function read(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        yes: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        key: { type: 'string' },
        'last-invoice': { type: 'string', multiple: true, default: [] },
        'all-invoices': { type: 'boolean', default: false },
      },
    });
    const [path, ...more] = positionals;
    const { yes: isConfirmed, replace, key, 'last-invoice': numbers } = values;
    const isAll = values['all-invoices'];
    const isWrong = more.length > 0 || (isAll && numbers.length > 0);
    if (!path || isWrong || !numbers.every((number) => /^[A-Z0-9-]+-\d{6}$/.test(number)))
      throw new Error(usage);
    return {
      path: pathOf(path),
      key: key && pathOf(key),
      replace,
      isConfirmed,
      last: isAll ? ('all in backup' as const) : numbers,
    };
  } catch {
    throw new StartError(usage);
  }
}
