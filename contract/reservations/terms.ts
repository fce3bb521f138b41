import { z } from 'zod';
import { getEndpoint } from '../wire/endpoint.ts';

/** The SHA-256 of the terms' text, in hexadecimal digits. */
export const termsHash = z.string().regex(/^[\da-f]{64}$/);

/**
 * The terms of a rental contract. `text` is Markdown; they apply from `validFrom`, `YYYY-MM-DD`. `translation` tells them in
 * English and binds nobody; null where there is none.
 */
export const terms = z.object({
  hash: termsHash,
  validFrom: z.iso.date(),
  text: z.string(),
  translation: z.string().nullable().default(null),
});
export type Terms = z.output<typeof terms>;

export const getTerms = getEndpoint({
  path: '/terms/:hash',
  auth: 'none',
  summary: 'The terms of a rental contract, as they applied to a booking',
  params: z.object({ hash: termsHash }),
  answer: terms,
});
