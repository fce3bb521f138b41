import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What this API can do beyond the contract that its hosts share. A host that does not name one is never sent it. */
export const features = [
  'device',
  'expectedPrice',
  'filteredDownloads',
  'idempotencyKey',
  'ifMatch',
  'listFilters',
  'rentalQuote',
] as const;
export type Feature = (typeof features)[number];

export const getFeatures = endpoint({
  method: 'GET',
  path: '/features',
  auth: 'none',
  summary: 'What this server can do beyond the contract that its hosts share',
  answer: z.object({ features: z.array(z.string()) }),
});
