import { z } from 'zod';
import { getEndpoint } from './endpoint.ts';

/**
 * What sites of the release before this one look for before they use it, because a server is upgraded before its site. Sites
 * of this release ask for the level only.
 */
export const formerFeatures = [
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

/** Those that such a site does without where mails go nowhere. */
export const formerMailFeatures: readonly string[] = ['accountMails', 'invitations', 'mails'];

/** All of it is missing from a host that knows the specification's calls only. */
export const getFeatures = getEndpoint({
  path: '/features',
  auth: 'none',
  summary: 'That this server knows more than the contract its hosts share, and how it is set',
  answer: z.object({
    /** That a host serves all calls and fields of this contract. */
    level: z.literal('rental').optional(),
    /** Of the server, as in package.json; for people who look for an error. */
    release: z.string().optional(),
    /** Whether mails reach anybody: links and answers by mail are of no use otherwise. */
    sendsMails: z.boolean().optional(),
    /** Whether staff can log in at the company's identity provider. */
    companyLogin: z.boolean().optional(),
    /** The zone of all wall-clock times. */
    timeZone: z.string().optional(),
    /** What a drop-off at another place of the company costs; null where that is not offered. */
    oneWayFee: z.number().nullish(),
    /** `formerFeatures`; a server of the release before this one answers them instead of its level. */
    features: z.array(z.string()).optional(),
  }),
});
