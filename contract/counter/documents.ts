import { z } from 'zod';
import { byId, id } from '../values/common.ts';
import { getEndpoint } from '../wire/endpoint.ts';
import { languages } from '../texts/language.ts';
import { documentKinds } from './document-kinds.ts';

export const documentType = 'application/pdf';

/** A document as it was sent. `kind` is one of `documentKinds`, `sentAt` a wall-clock time at the company's place. */
export const sentDocument = z.object({
  id: z.number(),
  kind: z.string(),
  language: z.string(),
  sentAt: z.string(),
});
export type SentDocument = z.output<typeof sentDocument>;

export const listDocuments = getEndpoint({
  path: '/reservations/:id/papers',
  auth: 'user',
  summary:
    'The documents that were sent about an own reservation, newest first; administrators get those of any',
  params: byId,
  answer: z.array(sentDocument),
});

export const getDocument = getEndpoint({
  path: '/reservations/:id/papers/:kind',
  auth: 'user',
  summary:
    'A document about an own reservation as it is now, as PDF; administrators get those of any. In the language of the request unless another one is asked for',
  params: byId.extend({ kind: z.enum(documentKinds) }),
  query: z.object({ language: z.enum(languages).optional() }),
  answer: 'file',
  media: [documentType],
});

export const getSentDocument = getEndpoint({
  path: '/reservations/:id/sent-papers/:documentId',
  auth: 'user',
  summary: 'A document about an own reservation as it was sent; administrators get those of any',
  params: byId.extend({ documentId: id }),
  answer: 'file',
  media: [documentType],
});
