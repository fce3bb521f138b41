import { z } from 'zod';
import { company, location, personAtCounter, spelling } from '../users/person.ts';
import { byId, id, writeAnswer } from '../values/common.ts';
import { getEndpoint, postEndpoint } from '../wire/endpoint.ts';
import { languages } from '../texts/language.ts';
import { currencyCode } from '../reservations/lines.ts';
import { key } from '../texts/message-key.ts';

/** A customer as an administrator enters them, without a password. */
export const newCustomer = z.object({
  ...personAtCounter,
  email: personAtCounter.email.default(''),
  ...location,
  ...spelling,
  ...company,
  /** The language to write to them in. */
  language: z.enum(languages, key('users.language')).nullish(),
});

export const createCustomer = postEndpoint({
  path: '/customers',
  base: 'users',
  right: 'customers.write',
  status: 201,
  summary:
    'Create a customer, who is invited by mail to choose a password; one without an address is told nothing and cannot log in',
  also: [409, 429],
  body: newCustomer,
  answer: writeAnswer.extend({ id: z.number() }),
});

export const inviteCustomer = postEndpoint({
  path: '/customers/:id/invitation',
  base: 'users',
  right: 'customers.write',
  summary: 'Send the invitation again to a customer who has not confirmed the address',
  also: [409, 429],
  params: byId,
});

/** What an administrator is told of money, in one currency. */
const customerSum = z.object({
  currency: currencyCode,
  amountDue: z.number(),
  paid: z.number(),
  /** What of `amountDue` is still to be paid; below zero if too much was paid. */
  due: z.number(),
  depositHeld: z.number(),
});

export const getCustomerTotals = getEndpoint({
  path: '/customers/:id/totals',
  base: 'users',
  right: 'reservations.read',
  summary: 'How many reservations a customer has, and what of them is paid',
  params: byId,
  answer: z.object({
    reservations: z.number(),
    open: z.number(),
    /** By currency; none without reservations. */
    sums: z.array(customerSum),
  }),
});
export type CustomerTotals = z.output<typeof getCustomerTotals.answer>;

/** What the kept record takes from the other one where it has nothing itself; of a note and of being blocked, both. */
export const mergedFields = [
  ...(['email', 'phoneNumber', 'address', 'zipCode', 'city', 'country'] as const),
  ...(['companyName', 'vatId', 'leitwegId', 'invoiceEmail', 'language'] as const),
  ...(['latinName', 'note', 'blocked', 'trusted', 'licenceSeenOn', 'licenceClass'] as const),
] as const;
export type MergedField = (typeof mergedFields)[number];

const otherRecord = z.object({ otherId: id });

export const mergeForm = z.object({ otherId: z.number({ error: key('edit.customer') }) });

export const previewMerge = getEndpoint({
  path: '/customers/:id/merge',
  base: 'users',
  right: 'customers.merge',
  summary: 'What merging another record of the same person would move to this one',
  also: [409],
  params: byId,
  query: otherRecord,
  answer: z.object({
    reservations: z.number(),
    /** Of these, those that are not closed. */
    open: z.number(),
    payments: z.number(),
    mails: z.number(),
    takes: z.array(z.enum(mergedFields)),
  }),
});
export type MergePreview = z.output<typeof previewMerge.answer>;

export const mergeCustomers = postEndpoint({
  path: '/customers/:id/merge',
  base: 'users',
  right: 'customers.merge',
  needsProof: true,
  summary:
    'Move all that another record of the same person has to this one, and erase the other record; its log-ins end',
  also: [409],
  params: byId,
  body: otherRecord,
});
