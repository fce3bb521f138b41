import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of one file of the log. */
const size = 16 * 1024 * 1024;
/** Files of the log that share the middle part of their names. */
const shared = 256;
/** Where pg_control says from where on the log has to be read after a crash, and on which timeline. */
const place = { redo: 40, timeline: 48 };

/** Which part of the write-ahead log that the database needs is missing; null when none is. */
export function findMissingLog(folder: string): string | null {
  const control = readFileSync(join(folder, 'global/pg_control'));
  const first = Number(control.readBigUInt64LE(place.redo) / BigInt(size));
  const timeline = control.readUInt32LE(place.timeline);
  const names = readdirSync(join(folder, 'pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name));
  const short = names.find((name) => statSync(join(folder, 'pg_wal', name)).size !== size);
  if (short) return `pg_wal/${short} is cut short`;
  const last = Math.max(first, ...names.map(numberOf));
  for (let number = first; number <= last; number += 1)
    if (!names.includes(nameOf(timeline, number)))
      return `pg_wal/${nameOf(timeline, number)} is missing`;
  return null;
}

const nameOf = (timeline: number, number: number) =>
  [timeline, Math.floor(number / shared), number % shared].map(hex).join('');
const numberOf = (name: string) =>
  Number.parseInt(name.slice(8, 16), 16) * shared + Number.parseInt(name.slice(16), 16);
const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
