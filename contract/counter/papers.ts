import { z } from 'zod';
import { byId, id } from '../values/common.ts';
import { getEndpoint } from '../wire/endpoint.ts';
import { languages } from '../texts/language.ts';
import { paperKinds } from './paper-kinds.ts';

export const paperType = 'application/pdf';

/** A paper as it was sent. `kind` is one of `paperKinds`, `sentAt` a wall-clock time at the company's place. */
export const sentPaper = z.object({
  id: z.number(),
  kind: z.string(),
  language: z.string(),
  sentAt: z.string(),
});
export type SentPaper = z.output<typeof sentPaper>;

export const listPapers = getEndpoint({
  path: '/reservations/:id/papers',
  auth: 'user',
  summary:
    'The papers that were sent about an own reservation, newest first; administrators get those of any',
  params: byId,
  answer: z.array(sentPaper),
});

export const getPaper = getEndpoint({
  path: '/reservations/:id/papers/:kind',
  auth: 'user',
  summary:
    'A paper about an own reservation as it is now, as PDF; administrators get those of any. In the language of the request unless another one is asked for',
  params: byId.extend({ kind: z.enum(paperKinds) }),
  query: z.object({ language: z.enum(languages).optional() }),
  answer: 'file',
  media: [paperType],
});

export const getSentPaper = getEndpoint({
  path: '/reservations/:id/sent-papers/:paperId',
  auth: 'user',
  summary: 'A paper about an own reservation as it was sent; administrators get those of any',
  params: byId.extend({ paperId: id }),
  answer: 'file',
  media: [paperType],
});
