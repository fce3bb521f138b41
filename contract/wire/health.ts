import { z } from 'zod';
import { getEndpoint } from './endpoint.ts';

export const health = getEndpoint({
  path: '/health',
  auth: 'none',
  summary: 'Whether server and database answer, and the database accepts writes',
  answer: z.object({
    status: z.literal('ok'),
    /** Of the server. */
    version: z.string(),
    /** That the server was made of; null where nobody knows. */
    commit: z.string().nullable(),
  }),
});
