import { z } from 'zod';
import { byId } from '../values/common.ts';
import { deleteEndpoint, getEndpoint } from '../wire/endpoint.ts';

export const ownSession = z.object({
  id: z.number(),
  /** As the browser sent it at the log-in; empty when that was not stored. */
  userAgent: z.string(),
  /** An IPv4 address, or the first half of an IPv6 address; empty when that was not stored. */
  network: z.string(),
  /** Wall-clock times at the company's place. */
  since: z.string(),
  /** To within some minutes. */
  lastUsedAt: z.string(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listSessions = getEndpoint({
  path: '/user/sessions',
  base: 'users',
  auth: 'user',
  summary: 'Where you are logged in, the last used first',
  answer: z.array(ownSession),
});

export const endOtherSessions = deleteEndpoint({
  path: '/user/sessions',
  base: 'users',
  auth: 'user',
  summary: 'End your sessions, all but this one',
});

export const endSession = deleteEndpoint({
  path: '/user/sessions/:id',
  base: 'users',
  auth: 'user',
  summary: 'End one of your sessions',
  params: byId,
});
