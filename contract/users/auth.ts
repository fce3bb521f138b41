import { z } from 'zod';
import { required } from '../values/common.ts';
import { email } from '../values/email.ts';
import { postEndpoint } from '../wire/endpoint.ts';

export const credentials = z.object({
  email: email('auth.email'),
  password: required('auth.password'),
});

/** Identifies a known browser; values in any other form are ignored. */
export const device = z
  .string()
  .regex(/^[\w-]{43}$/)
  .optional()
  .catch(undefined);

/** What every call has that logs somebody in. */
export const asLogin = {
  auth: 'none',
  isPrivate: true,
  also: [401, 403],
  answer: z.object({ token: z.string().min(1) }),
} as const;

export const login = postEndpoint({
  path: '/login',
  ...asLogin,
  summary: 'Log in; the answer holds the session token',
  also: [401, 403, 429],
  body: credentials.extend({ device }),
  ours: ['device'],
});
