import { z } from 'zod';
import { coded } from './common.ts';
import { plainSigns } from './phone-number.ts';
import { key } from '../texts/message-key.ts';

/** Of the European Union's states, of the United Kingdom with Northern Ireland, and of Switzerland. */
const forms = [
  String.raw`(?:DK|FI|HU|LU|MT|SI)\d{8}`,
  String.raw`(?:DE|EE|EL|PT)\d{9}`,
  String.raw`(?:PL|SK)\d{10}`,
  String.raw`(?:HR|IT|LV)\d{11}`,
  String.raw`ATU\d{8}`,
  String.raw`BE[01]\d{9}`,
  String.raw`BG\d{9,10}`,
  String.raw`CHE\d{9}(?:MWST|TVA|IVA)?`,
  String.raw`CY\d{8}[A-Z]`,
  String.raw`CZ\d{8,10}`,
  String.raw`ES(?=.*[A-Z])[A-Z\d]\d{7}[A-Z\d]`,
  String.raw`FR[A-HJ-NP-Z\d]{2}\d{9}`,
  String.raw`IE\d[A-Z\d+*]\d{5}[A-W][A-I]?`,
  String.raw`LT(?:\d{9}|\d{12})`,
  String.raw`NL\d{9}B\d{2}`,
  String.raw`RO[1-9]\d{1,9}`,
  String.raw`SE\d{12}`,
  String.raw`(?:GB|XI)(?:\d{9}|\d{12}|(?:GD|HA)\d{3})`,
];
const form = new RegExp(`^(?:${forms.join('|')})$`);

/** Whether the last digit of a German id fits the others, by ISO 7064, MOD 11,10. Those of other countries are not computed. */
function hasCheckDigit(id: string): boolean {
  if (!id.startsWith('DE')) return true;
  const [check, ...digits] = [...id.slice(2)].map(Number).toReversed();
  const product = digits.reduceRight((last, digit) => (((last + digit) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10 === check;
}

/** A VAT id, in capitals and without blanks, dots and dashes. */
export const vatId = z
  .string({ error: key('auth.vatId') })
  .overwrite((typed) =>
    plainSigns(typed)
      .toUpperCase()
      .replaceAll(/[ ./-]/g, '')
      // Greece has another code for taxes.
      .replace(/^GR/, 'EL'),
  )
  .refine((id) => /^[A-Z]{2}/.test(id), coded('vat_id_format', 'auth.vatId'))
  .refine((id) => form.test(id), coded('vat_id_format', 'auth.vatIdForm'))
  .refine(hasCheckDigit, coded('vat_id_digits', 'auth.vatIdDigits'));
