import { z } from 'zod';
import { coded } from './common.ts';
import { plainSigns } from './phone-number.ts';
import { key } from '../texts/message-key.ts';

/** Where an authority is, which of its offices, and two check digits, as KoSIT's specification of the format has it. */
const form = /^\d{2,12}(?:-[A-Z\d]{1,30})?-\d{2}$/;

/** Whether the check digits fit, by ISO 7064, MOD 97-10, with letters as numbers from 10. */
function hasCheckDigits(id: string): boolean {
  const digits = id.replaceAll('-', '').replaceAll(/[A-Z]/g, (letter) => `${parseInt(letter, 36)}`);
  return BigInt(digits) % 97n === 1n;
}

/** A Leitweg-ID, by which German authorities are found, in capitals. */
export const leitwegId = z
  .string({ error: key('auth.leitwegId') })
  .overwrite((typed) => plainSigns(typed).toUpperCase().replaceAll(' ', ''))
  .refine((id) => form.test(id), coded('leitweg_id_format', 'auth.leitwegId'))
  .refine(
    (id) => !form.test(id) || hasCheckDigits(id),
    coded('leitweg_id_digits', 'auth.leitwegIdDigits'),
  );
