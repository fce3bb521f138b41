import { z } from 'zod';
import { getEndpoint } from './endpoint.ts';

export const describeApi = getEndpoint({
  path: '/openapi.json',
  auth: 'none',
  summary: 'This description, in OpenAPI 3.1',
  answer: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
});

export const showDocs = getEndpoint({
  path: '/docs',
  auth: 'none',
  summary: 'This description, as a page to read',
  answer: 'file',
  media: ['text/html'],
});
