import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/health',
  auth: 'none',
  summary: 'Whether the server and its database answer, and the database takes writes',
  answer: z.object({ status: z.literal('ok') }),
});
