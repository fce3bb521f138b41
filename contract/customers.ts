import { z } from 'zod';
import { company, person } from './auth.ts';
import { byId, writeAnswer } from './common.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './language.ts';
import { key } from './texts/message-key.ts';

/** A customer as an administrator enters them, without a password. */
export const newCustomer = z.object({
  ...person,
  ...company,
  /** The language to write to them in. */
  language: z.enum(languages, key('users.language')).nullish(),
});

export const createCustomer = endpoint({
  method: 'POST',
  path: '/customers',
  base: 'users',
  auth: 'admin',
  status: 201,
  summary: 'Create a customer, who is invited by mail to choose a password',
  also: [409, 429],
  body: newCustomer,
  answer: writeAnswer.extend({ id: z.number() }),
});

export const inviteCustomer = endpoint({
  method: 'POST',
  path: '/customers/:id/invitation',
  base: 'users',
  auth: 'admin',
  summary: 'Send the invitation again to a customer who has not confirmed the address',
  also: [409, 429],
  params: byId,
});
