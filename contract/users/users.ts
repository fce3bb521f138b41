import { z } from 'zod';
import { currencyCode } from '../reservations/lines.ts';
import { byId, flag } from '../values/common.ts';
import { deleteEndpoint, getEndpoint, putEndpoint } from '../wire/endpoint.ts';
import { languages } from '../texts/language.ts';
import { pageAnswer, pageQuery, searchWords } from '../wire/paging.ts';
import { emailAnswer } from '../values/readable-email.ts';
import { key } from '../texts/message-key.ts';

const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const user = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty for a customer whom the counter created without one. */
  email: emailAnswer,
  phoneNumber: optionalText,
  address: optionalText,
  zipCode: optionalText,
  /** Missing from bare hosts. The country is null for the company's own. */
  city: z.string().nullish(),
  country: z.string().nullish(),
  /** Of businesses; missing from bare hosts. */
  companyName: z.string().nullish(),
  vatId: z.string().nullish(),
  leitwegId: z.string().nullish(),
  invoiceEmail: z.string().nullish(),
  /** The name as in the passport where documents cannot show it; missing from bare hosts. */
  latinName: z.string().nullish(),
  /** Of the driving licence; missing from bare hosts. */
  licenceClass: z.string().nullish(),
  builtIn: z.boolean().default(false),
  /** Whether the address is proven to be theirs; missing from bare hosts. */
  emailConfirmed: z.boolean().optional(),
  /** The address that replaces theirs once its link is opened; null for none, missing from bare hosts. */
  pendingEmail: z.string().nullish(),
  roles: z.array(z.string()),
  /** The language to write to them in; null until it is known, and missing from bare hosts. */
  language: z.enum(languages).nullish().catch(undefined),
  /** Whether the personal data was erased: names and all else are empty then. */
  erased: z.boolean().default(false),
});
export type User = z.output<typeof user>;

/** A user with what only administrators know; bare hosts know nothing of it. */
export const customer = user.extend({
  note: z.string().nullish(),
  /** Whether they may not book by themselves. */
  blocked: z.boolean().optional(),
  /** Whether they may book as much ahead as who has rented before. */
  trusted: z.boolean().optional(),
  /** The day on which the driving licence was last seen; null for never. */
  licenceSeenOn: z.string().nullish(),
  /** The record that an erased one was merged into. */
  mergedInto: z.number().nullish(),
});
export type Customer = z.output<typeof customer>;

/** The same in a list. */
export const listedCustomer = customer.extend({
  /** What of their reservations is still to be paid, by currency; missing from bare hosts, and for keys that may not read reservations. */
  open: z.array(z.object({ currency: currencyCode, amount: z.number() })).optional(),
});
export type ListedCustomer = z.output<typeof listedCustomer>;

export const userSorts = ['firstName', 'lastName', 'email', 'id'] as const;

/** `search`: words of a name, e-mail address, company, zip code or phone number, in any order. */
export const userFilters = {
  search: searchWords.optional(),
  /** Only the erased users, or only the others. */
  erased: flag(key('users.whetherErased')),
  /** Only those who work for the company, or only the others. */
  staff: flag(key('search.flag')),
  /** Only those whose reservations have something open, or only the others; needs `reservations.read`, too. */
  owing: flag(key('search.flag')),
};

export const currentUser = getEndpoint({
  path: '/user',
  base: 'users',
  auth: 'user',
  summary: 'The profile of the logged-in user',
  answer: user,
});

export const setLanguage = putEndpoint({
  path: '/user/language',
  base: 'users',
  auth: 'user',
  summary: 'Choose the language that the company writes to you in',
  body: z.object({ language: z.enum(languages, key('users.language')) }),
});

export const listUsers = getEndpoint({
  path: '/user/auth/all',
  base: 'users',
  right: 'customers.read',
  summary: 'All users, up to 10,000',
  also: [400],
  answer: z.array(customer),
});

export const pageUsers = getEndpoint({
  path: '/user/auth/pages',
  base: 'users',
  right: 'customers.read',
  summary: 'One page of the users',
  query: pageQuery(userSorts).extend(userFilters),
  ignoresUnknown: true,
  ours: ['search', 'erased', 'staff', 'owing'],
  answer: pageAnswer(listedCustomer),
});

export const getUser = getEndpoint({
  path: '/user/:id/auth',
  base: 'users',
  right: 'customers.read',
  summary: 'One user',
  isVersioned: true,
  params: byId,
  answer: customer,
});

export const deleteUser = deleteEndpoint({
  path: '/user/:id/auth',
  base: 'users',
  right: 'customers.erase',
  needsProof: true,
  summary: 'Delete a user without reservations',
  params: byId,
});
