import { z } from 'zod';
import { key, type MessageKey } from '../texts/message-key.ts';

export { toWire } from './to-wire.ts';
export { addDays } from './add-days.ts';

/**
 * A wall-clock time as text, `YYYY-MM-DDTHH:mm:ss`, always at the company's place and without a zone. Sorts by time. Only the
 * server converts it to an instant.
 */
export type WallTime = string;

const formats = [
  // Sent by the known clients.
  /^(?<month>\d{2})\/(?<day>\d{2})\/(?<year>\d{4}) (?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})[ T](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2}))?$/,
];

/** A calendar day at the company's place, `YYYY-MM-DD`, from 1900 to 9998: the start of later ones could need a five-digit year. */
export const calendarDay = (error: MessageKey) =>
  z.iso.date({ error }).refine((date) => date >= '1900' && date < '9999', { error });

export const day = calendarDay(key('times.bad'));

/** Reads a time in any format of the wire; null for other formats and for dates that do not exist. */
export function readWallTime(value: string): WallTime | null {
  for (const format of formats) {
    const part = format.exec(value.trim())?.groups;
    if (!part) continue;
    const iso = `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second ?? '00'}`;
    const date = new Date(`${iso}Z`);
    const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
    return exists && part.year! >= '1900' ? iso : null;
  }
  return null;
}

/** A time in a request: accepts any format of the wire and outputs a WallTime. */
export const wireTime = (missing: MessageKey) =>
  z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .transform((value, context) => {
      const time = readWallTime(value);
      if (time !== null) return time;
      context.addIssue({ code: 'custom', message: key('times.bad') });
      return z.NEVER;
    });
