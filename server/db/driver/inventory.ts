import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';

/** Bytes per segment of the log. */
const segmentSize = 16 * 1024 * 1024;
/** Segments that share the middle part of their names. */
const segmentsPerGroup = 256;
/** Offsets in pg_control: the version of its format, where recovery starts to read the log, and on which timeline. */
const offsets = { version: 8, redo: 40, timeline: 48 };
/** Versions of pg_control with these offsets: PostgreSQL 13 to 16, 17 and 18. */
const knownVersions = [1300, 1700, 1800];

/**
 * Which segment of the write-ahead log that the database needs is missing or cut short; null when none is, and for a version
 * that may have another format.
 */
function findMissingLog(folder: string): string | null {
  const control = readFileSync(join(folder, 'global/pg_control'));
  if (!knownVersions.includes(control.readUInt32LE(offsets.version))) return null;
  const first = Number(control.readBigUInt64LE(offsets.redo) / BigInt(segmentSize));
  const timeline = control.readUInt32LE(offsets.timeline);
  const names = readdirSync(join(folder, 'pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name));
  const short = names.find((name) => statSync(join(folder, 'pg_wal', name)).size !== segmentSize);
  if (short) return `pg_wal/${short} is cut short`;
  const last = Math.max(first, ...names.map(segmentNumber));
  for (let number = first; number <= last; number += 1)
    if (!names.includes(segmentName(timeline, number)))
      return `pg_wal/${segmentName(timeline, number)} is missing`;
  return null;
}

const segmentName = (timeline: number, number: number) =>
  [timeline, Math.floor(number / segmentsPerGroup), number % segmentsPerGroup].map(toHex).join('');
const segmentNumber = (name: string) =>
  Number.parseInt(name.slice(8, 16), 16) * segmentsPerGroup + Number.parseInt(name.slice(16), 16);
const toHex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');

const name = 'inventory.json';

/** Paths within the database's folder with their bytes; directories end in a slash. Null while tables may change. */
const inventory = z.record(z.string(), z.int().min(0)).nullable();
type Inventory = z.output<typeof inventory>;

// Files that PostgreSQL never deletes or truncates by itself: nothing vacuums an embedded database. Settings may be edited.
const permanent = [
  /^PG_VERSION$/,
  /^(base\/\d+|global)\/(\d+(_(fsm|vm|init))?(\.\d+)?|PG_VERSION|pg_control|pg_filenode\.map)$/,
  /^pg_(xact|multixact\/\w+)\/[\dA-F]+$/,
];
const settings = /^(postgresql|pg_hba|pg_ident)\.conf$/;
const temporary = /(^|\/)pgsql_tmp/;

/** Files that every database has, also while tables may change. */
const essential: Inventory = {
  PG_VERSION: 1,
  'global/pg_control': 8192,
  'global/pg_filenode.map': 512,
  'base/1/PG_VERSION': 1,
  'base/5/PG_VERSION': 1,
  'base/5/pg_filenode.map': 512,
  'pg_xact/0000': 8192,
  'postgresql.conf': 0,
  'pg_wal/': 0,
  'pg_multixact/offsets/': 0,
  'pg_multixact/members/': 0,
};

/** Records the database's files. From now on none of them may be missing. */
export function takeInventory(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const relativePath = relative(folder, path).replaceAll(sep, '/');
    if (entry.isDirectory())
      return temporary.test(relativePath) ? [] : [[`${relativePath}/`, 0] as const];
    if (settings.test(relativePath)) return [[relativePath, 0] as const];
    return permanent.some((pattern) => pattern.test(relativePath))
      ? [[relativePath, statSync(path).size] as const]
      : [];
  });
  write(folder, Object.fromEntries(entries));
}

/** Records that tables may change until the next inventory. */
export const suspendInventory = (folder: string): void => write(folder, null);

function write(folder: string, value: Inventory): void {
  const path = join(folder, name);
  // Renamed into place, so that a kill never leaves a partial file.
  writeFileSync(`${path}.new`, JSON.stringify(value), { flush: true });
  renameSync(`${path}.new`, path);
}

/** What is wrong with a database's folder, such as "PG_VERSION is missing"; null when it is complete. */
export function findDamage(folder: string): string | null {
  const hasInventory = statSync(join(folder, name), { throwIfNoEntry: false }) !== undefined;
  let recorded: Inventory = null;
  try {
    if (hasInventory)
      recorded = inventory.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  } catch {
    return `${name} cannot be read`;
  }
  for (const [path, bytes] of Object.entries({ ...essential, ...recorded })) {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    if (stats?.isDirectory() !== path.endsWith('/')) return `${path} is missing`;
    if (stats.isFile() && stats.size < bytes) return `${path} is cut short`;
  }
  return findMissingLog(folder) ?? (hasInventory ? null : `${name} is missing`);
}
