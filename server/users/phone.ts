import { storedForm } from '../../contract/values/phone-number.ts';
import { invalidField } from '../http/errors.ts';

/**
 * A telephone number as it is stored. Throws a 400 for one that is longer or shorter than those of its country, unless it is
 * what was stored `before`.
 */
export async function readPhone(number: string, before?: string): Promise<string> {
  if (number === before || !number.startsWith('+')) return number;
  // It takes 12 MB of memory.
  const stored = storedForm(number, await import('libphonenumber-js/min'));
  if (stored === null) throw invalidField('phoneNumber', 'phone_format', 'auth.phoneImpossible');
  return stored;
}
