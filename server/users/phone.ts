import { invalidField } from '../http/errors.ts';

/** Throws a 400 for an international number that is longer or shorter than those of its country. Not asked of a stored one. */
export async function refuseImpossible(phoneNumber: string): Promise<void> {
  if (!phoneNumber.startsWith('+')) return;
  // It takes 12 MB of memory.
  const { isPossiblePhoneNumber } = await import('libphonenumber-js/min');
  if (!isPossiblePhoneNumber(phoneNumber))
    throw invalidField('phoneNumber', 'phone_format', 'auth.phoneImpossible');
}
