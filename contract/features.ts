import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Features beyond the contract that all hosts share. Never used with hosts that do not list them. */
export const features = [
  'accountMails',
  'blocks',
  'calendarFile',
  'device',
  'expectedPrice',
  'filteredDownloads',
  'idempotencyKey',
  'changes',
  'ifMatch',
  'invitations',
  'language',
  'listFilters',
  'mails',
  'ownData',
  'papers',
  'prices',
  'rentalQuote',
  'search',
  'sessions',
  'terms',
  'toBeClosed',
  'vehicleData',
] as const;
export type Feature = (typeof features)[number];

/** IANA name of the zone of all wall-clock times, unless a server is set to another. */
export const defaultTimeZone = 'Europe/Berlin';

export const getFeatures = endpoint({
  path: '/features',
  auth: 'none',
  summary: 'What this server can do beyond the contract that its hosts share, and its time zone',
  // The zone of all wall-clock times; other hosts may keep it to themselves.
  answer: z.object({ features: z.array(z.string()), timeZone: z.string().optional() }),
});
