import { z } from 'zod';
import { key } from '../texts/message-key.ts';

/** What Intl names though ISO 3166-1 has no such country: parts of others, unions, and what is not assigned. */
const others = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ';

/** Whether a text is the alpha-2 code of a country of ISO 3166-1. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || others.includes(code)) return false;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  // Codes of former countries, such as DD, mean another one.
  return names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The codes of all countries, in their order. */
export const countryCodes = (): string[] =>
  letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);

/** A country's code, in capitals. */
export const country = z
  .string({ error: key('auth.country') })
  .overwrite((code) => code.trim().toUpperCase())
  .refine(isCountry, key('auth.country'));
