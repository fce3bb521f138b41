import type { z } from 'zod';
import { phoneNumber, storedForm } from '../../../contract/values/phone-number.ts';
import { key } from '../../../contract/texts/message-key.ts';

/** A form's telephone number as it is stored; null if its country has none of this length. */
async function read(typed: string): Promise<string | null> {
  const { data } = phoneNumber.safeParse(typed);
  // If the countries' rules do not load, all is left to the server.
  const rules = data?.startsWith('+') && (await import('libphonenumber-js/min').catch(() => null));
  return rules ? storedForm(data!, rules) : (data ?? typed);
}

/** A form that checks its telephone number by the rules of its country, which load on demand, and sends it as it is stored. */
export const withPhone = <Output extends { phoneNumber: string }, Input>(
  schema: z.ZodType<Output, Input>,
) =>
  schema
    .refine(async (form) => (await read(form.phoneNumber)) !== null, {
      path: ['phoneNumber'],
      error: key('auth.phoneImpossible'),
    })
    .transform(async (form) => ({ ...form, phoneNumber: (await read(form.phoneNumber))! }));
