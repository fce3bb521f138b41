import { z } from 'zod';

/** What a typed number means. `unclear` has both meanings: with thousands, and with a fraction. */
export type Amount =
  | { kind: 'clear'; value: number }
  | { kind: 'unclear'; thousands: number; fraction: number }
  | { kind: 'none' };

export const amountMessages = {
  unclear: (thousands: string, fraction: string) =>
    `This could mean ${thousands} or ${fraction}. Please write one of them`,
} as const;

const plain = /^(\d+)(?:[.,](\d{1,2}))?$/;
/** Marks between groups of three digits, each with those that may begin the fraction then. */
const grouped = [
  [' ', '.,'],
  ["'", '.,'],
  ['.', ','],
  [',', '.'],
].map(
  ([mark, point]) => new RegExp(`^([1-9]\\d{0,2}(?:[${mark}]\\d{3})+)(?:[${point}](\\d{1,2}))?$`),
);
const unclear = /^([1-9]\d{0,2})[.,](\d{3})$/;

/**
 * Reads a number as people write it, in English and in German: `1368`, `25.2`, `25,20`, `1,368.00`, `1.368,00`, `1 368` and
 * `1'368`. It has at most two decimals and no sign. One comma or point before three digits is unclear, whatever the language.
 */
export function readAmount(text: string): Amount {
  const written = text.trim().replaceAll(/\s/g, ' ').replaceAll('’', "'");
  const [either, whole, last] = unclear.exec(written) ?? [];
  if (either)
    return {
      kind: 'unclear',
      thousands: Number(`${whole}${last}`),
      fraction: Number(`${whole}.${last}`),
    };
  for (const pattern of [plain, ...grouped]) {
    const [found, digits = '', decimals = ''] = pattern.exec(written) ?? [];
    if (found)
      return { kind: 'clear', value: Number(`${digits.replaceAll(/\D/g, '')}.${decimals}`) };
  }
  return { kind: 'none' };
}

/** A number of JSON, or one that was typed; what is no number, or out of bounds, gets the message. */
export const amount = (message: string, least: number, most: number) =>
  z
    .union([z.number(), z.string()], { error: message })
    .transform((value, context) => (typeof value === 'number' ? value : readTyped(value, context)))
    .pipe(z.number(message).min(least, message).max(most, message));

function readTyped(text: string, context: z.RefinementCtx): number {
  const read = readAmount(text);
  if (read.kind === 'clear') return read.value;
  if (read.kind === 'none') return NaN;
  const readings = [read.thousands, read.fraction].map((value) => value.toFixed(2)) as [
    string,
    string,
  ];
  context.addIssue({ code: 'custom', message: amountMessages.unclear(...readings) });
  return z.NEVER;
}
