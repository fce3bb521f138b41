import { z } from 'zod';
import { coded, required } from '../values/common.ts';
import { postEndpoint } from '../wire/endpoint.ts';
import { webAuthn } from './passkeys.ts';

/** The form that proves who is logged in. */
export const proofForm = z.object({ password: required('auth.password') });

export const prove = postEndpoint({
  path: '/proof',
  base: 'users',
  auth: 'user',
  summary:
    'Prove who you are once more, by your password or by a passkey that answers POST /login/passkey/options: for 15 minutes this session may make the calls that ask for it',
  also: [429],
  body: proofForm
    .partial()
    .extend({ credential: webAuthn.optional() })
    .refine(({ password, credential }) => password ?? credential, {
      path: ['password'],
      ...coded('required', 'auth.password'),
    }),
});
