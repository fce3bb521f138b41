import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes per segment of the log. */
const segmentSize = 16 * 1024 * 1024;
/** Segments that share the middle part of their names. */
const segmentsPerGroup = 256;
/** Offsets in pg_control: where recovery starts to read the log, and on which timeline. */
const offsets = { redo: 40, timeline: 48 };

/** Which segment of the write-ahead log that the database needs is missing or cut short; null when none is. */
export function findMissingLog(folder: string): string | null {
  const control = readFileSync(join(folder, 'global/pg_control'));
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
