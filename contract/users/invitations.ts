import { z } from 'zod';
import { required, writeAnswer } from '../values/common.ts';
import { emailAnswer } from '../values/readable-email.ts';
import { postEndpoint } from '../wire/endpoint.ts';
import { device } from './auth.ts';
import { linkToken, withoutLogin } from './by-link.ts';
import { newPassword, typedTwice } from './new-password.ts';
import { person } from './person.ts';

export const getInvitation = postEndpoint({
  path: '/invitations/link',
  ...withoutLogin,
  summary: 'What the code of an invitation to work for the company would give; it stays as it is',
  body: z.object({ token: linkToken }),
  answer: z.object({
    email: emailAnswer,
    name: z.string(),
    roles: z.array(z.string()),
    /** Whether the address has an account, which then gets the roles. */
    hasAccount: z.boolean(),
  }),
});

/** The form of who has no account. */
export const newColleagueForm = z
  .object({
    firstName: person.firstName,
    lastName: person.lastName,
    password: newPassword('auth.password'),
    confirmPassword: required('auth.confirmPassword'),
  })
  .check(typedTwice('password', 'confirmPassword'));

export const acceptInvitation = postEndpoint({
  path: '/invitations/accept',
  ...withoutLogin,
  status: 201,
  summary: 'Accept an invitation by its code, with a new account whose address it proves',
  also: [409, 429],
  body: newColleagueForm.safeExtend({ token: linkToken, device }),
  /** With the address to log in with. */
  answer: writeAnswer.extend({ email: emailAnswer }),
});

export const acceptAsUser = postEndpoint({
  path: '/user/invitation',
  base: 'users',
  auth: 'user',
  summary: 'Accept an invitation to your own address by its code; your other sessions end',
  also: [403, 429],
  body: z.object({ token: linkToken }),
});
