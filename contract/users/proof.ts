import { z } from 'zod';
import { required } from '../values/common.ts';
import { postEndpoint } from '../wire/endpoint.ts';

/** The form that proves who is logged in. */
export const proofForm = z.object({ password: required('auth.password') });

export const prove = postEndpoint({
  path: '/proof',
  base: 'users',
  auth: 'user',
  summary:
    'Prove who you are by your password once more: for 15 minutes this session may make the calls that ask for it',
  also: [429],
  body: proofForm,
});
