import { z } from 'zod';
import { key } from '../texts/message-key.ts';
import { postEndpoint } from '../wire/endpoint.ts';
import { device, login } from './auth.ts';

const challenge = z.string({ error: key('companyLogin.refused') });

export const startCompanyLogin = postEndpoint({
  path: '/login/company/options',
  auth: 'none',
  isPrivate: true,
  summary:
    'Where the company’s identity provider logs staff in, and what proves the answer to be this browser’s; for ten minutes',
  also: [404, 429, 503],
  answer: z.object({
    /** At the provider. It leads back to /auth/company of the site. */
    address: z.string(),
    /** To be sent with the provider's answer; kept by this browser alone. */
    challenge: z.string(),
  }),
});

export const loginByCompany = postEndpoint({
  path: '/login/company',
  auth: 'none',
  isPrivate: true,
  summary: 'Log in with the answer of the company’s identity provider, once',
  also: [401, 403, 404, 503],
  body: z.object({
    challenge,
    /** The query of the address that the provider led back to. */
    answer: challenge.max(8192, key('companyLogin.refused')),
    device,
  }),
  answer: login.answer,
});
