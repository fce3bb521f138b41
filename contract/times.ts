import { z } from 'zod';

/**
 * Wall-clock times as plain text, `YYYY-MM-DDTHH:mm:ss`, always at the company's place and never with a zone.
 * Such texts sort by time. Which instant one means is the server's to say.
 */
export type WallTime = string;

export const timeMessages = {
  bad: 'Enter a valid date and time',
  skipped: 'This time does not exist: the clock is put forward in this hour',
} as const;

const forms = [
  // What the known clients send.
  /^(?<month>\d{2})\/(?<day>\d{2})\/(?<year>\d{4}) (?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})[ T](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2}))?$/,
];

/** A calendar day at the company's place, `YYYY-MM-DD`, from 1900 to 9998: beyond, its start could have a year of five digits or none. */
export const day = z.iso
  .date({ error: timeMessages.bad })
  .refine((date) => date >= '1900' && date < '9999', { error: timeMessages.bad });

/** Reads any form of the wire; null when it is none of them or no date of the calendar. */
export function readWallTime(value: string): WallTime | null {
  for (const form of forms) {
    const part = form.exec(value.trim())?.groups;
    if (!part) continue;
    const iso = `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second ?? '00'}`;
    const date = new Date(`${iso}Z`);
    const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
    return exists && part.year! >= '1900' ? iso : null;
  }
  return null;
}

/** `MM/DD/YYYY HH:mm:ss`, the one form that every server of this contract accepts. */
export function toWire(time: WallTime): string {
  const [date = '', clock = ''] = time.split('T');
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year} ${clock.length === 5 ? `${clock}:00` : clock}`;
}

/** A time in a request: any form of the wire comes out as a WallTime. */
export const wireTime = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .transform((value, context) => {
      const time = readWallTime(value);
      if (time !== null) return time;
      context.addIssue({ code: 'custom', message: timeMessages.bad });
      return z.NEVER;
    });
