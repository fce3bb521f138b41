import { z } from 'zod';
import { line } from '../values/common.ts';
import { email } from '../values/email.ts';
import { limits } from '../values/limits.ts';
import { optional } from '../values/optional.ts';
import { phoneNumber, phoneNumberAtCounter } from '../values/phone-number.ts';
import { printed, symbolsIn } from '../values/printable.ts';
import { key } from '../texts/message-key.ts';
import { country } from '../values/countries.ts';
import { leitwegId } from '../values/leitweg-id.ts';
import { vatId } from '../values/vat-id.ts';

/** Personal data, as registration, profile and user form share it. */
export const person = {
  firstName: printed(line('auth.firstName'), symbolsIn),
  lastName: printed(line('auth.lastName'), symbolsIn),
  phoneNumber,
  address: printed(line('auth.address', limits.address)),
  zipCode: printed(line('auth.zipCode', limits.zipCode)),
  email: email('auth.email'),
};

/** The person as staff enter them: with an address, or '' for none: then nothing is sent to them, and they cannot log in. */
export const personAtCounter = {
  ...person,
  phoneNumber: phoneNumberAtCounter,
  email: z.union([z.literal(''), person.email], { error: key('auth.email') }),
};

/** The rest of the address, in the company's country by default. Calls that leave it out leave it as it is. */
export const location = {
  city: optional(printed(line('auth.city'))),
  country: optional(country),
};

/** What forms ask for: contracts and invoices need a town, which other clients leave out. */
export const withTown = { city: printed(line('auth.city')) };

/** What businesses add to their account. Calls that leave it out leave it as it is. */
export const company = {
  companyName: optional(printed(line('auth.companyName'))),
  vatId: optional(vatId),
  leitwegId: optional(leitwegId),
  /** Where invoices go; the person's address by default. */
  invoiceEmail: optional(email('auth.invoiceEmail')),
};

const latinName = printed(line('auth.latinName')).refine(
  (name) => !/(?!\p{Script=Latin})\p{L}/u.test(name),
  key('auth.latinName'),
);

/** How documents spell a name that they cannot show. Calls that leave it out leave it as it is. */
export const spelling = { latinName: optional(latinName) };

/** The form that asks for it before a booking. */
export const spellingForm = z.object({ latinName });
