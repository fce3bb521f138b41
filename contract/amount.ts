import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { key, type MessageKey } from './texts/message-key.ts';

/** What a typed number means. An `unclear` one has two readings: with thousands, and with a fraction. */
export type Amount =
  | { kind: 'clear'; value: number }
  | { kind: 'unclear'; thousands: number; fraction: number }
  | { kind: 'none' };

const plain = /^(\d+)(?:[.,](\d{1,2}))?$/;
/** Thousands separators, each with the decimal separators that may follow it. */
const grouped = [
  [' ', '.,'],
  ["'", '.,'],
  ['.', ','],
  [',', '.'],
].map(
  ([thousands, decimal]) =>
    new RegExp(`^([1-9]\\d{0,2}(?:[${thousands}]\\d{3})+)(?:[${decimal}](\\d{1,2}))?$`),
);
const unclear = /^([1-9]\d{0,2})[.,](\d{3})$/;

/**
 * Reads a number the way people write it in English and German: `1368`, `25.2`, `25,20`, `1,368.00`, `1.368,00`, `1 368`
 * and `1'368`. Allows two decimals and no sign. A single comma or point before three digits is unclear in any language.
 */
export function readAmount(text: string): Amount {
  const trimmed = text.trim().replaceAll(/\s/g, ' ').replaceAll('’', "'");
  const [isUnclear, left, right] = unclear.exec(trimmed) ?? [];
  if (isUnclear)
    return {
      kind: 'unclear',
      thousands: Number(`${left}${right}`),
      fraction: Number(`${left}.${right}`),
    };
  for (const pattern of [plain, ...grouped]) {
    const [matches, digits = '', decimals = ''] = pattern.exec(trimmed) ?? [];
    if (matches)
      return { kind: 'clear', value: Number(`${digits.replaceAll(/\D/g, '')}.${decimals}`) };
  }
  return { kind: 'none' };
}

/** A JSON number or a typed one; `message` is reported for anything else and for values out of bounds. */
export const amount = (message: MessageKey, min: number, max: number) =>
  z
    .union([z.number(), z.string()], { error: message })
    .transform((value, context) => (typeof value === 'number' ? value : readTyped(value, context)))
    .pipe(z.number(message).min(min, message).max(max, message));

function readTyped(text: string, context: z.RefinementCtx): number {
  const read = readAmount(text);
  if (read.kind === 'clear') return read.value;
  if (read.kind === 'none') return NaN;
  const { thousands, fraction } = read;
  context.addIssue({
    code: 'custom',
    message: key('amounts.unclear', { thousands, fraction }),
    params: { code: 'unclear_amount' satisfies ErrorCode },
  });
  return z.NEVER;
}
