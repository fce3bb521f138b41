import { z } from 'zod';
import { getEndpoint } from './endpoint.ts';

/** Features beyond the contract that all hosts share. Never used with hosts that do not list them. */
export const features = [
  'accountMails',
  'blocks',
  'calendarFile',
  'bulkSteps',
  'conditionPhotos',
  'counter',
  'customerData',
  'damages',
  'device',
  'expectedPrice',
  'figures',
  'filteredDownloads',
  'history',
  'idempotencyKey',
  'changes',
  'ifMatch',
  'invitations',
  'language',
  'latinNames',
  'listFilters',
  'mails',
  'ownData',
  'papers',
  'payments',
  'prices',
  'protocols',
  'rentalQuote',
  'reports',
  'reservationStates',
  'retirement',
  'search',
  'searchAll',
  'sessions',
  'signatures',
  'terms',
  'toBeClosed',
  'vehicleData',
  'viewNames',
  'views',
] as const;
export type Feature = (typeof features)[number];

/** Of no use where mails go nowhere, because nobody would get the link or the answer: no server lists them there. */
export const mailFeatures: readonly Feature[] = ['accountMails', 'invitations', 'mails'];

/** IANA name of the zone of all wall-clock times, unless a server is set to another. */
export const defaultTimeZone = 'Europe/Berlin';

export const getFeatures = getEndpoint({
  path: '/features',
  auth: 'none',
  summary: 'What this server can do beyond the contract that its hosts share, and its time zone',
  // The zone of all wall-clock times; other hosts may keep it to themselves.
  answer: z.object({ features: z.array(z.string()), timeZone: z.string().optional() }),
});
