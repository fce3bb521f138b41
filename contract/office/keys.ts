import { z } from 'zod';
import { key } from '../texts/message-key.ts';
import { byId, line, writeAnswer } from '../values/common.ts';
import { day } from '../values/times.ts';
import { deleteEndpoint, getEndpoint, postEndpoint } from '../wire/endpoint.ts';
import { keyRights } from '../wire/rights.ts';

/** What begins each API key, so that people and programs that look for leaks recognise one. */
export const keyPrefix = 'rk_';

/** By what another program calls in the name of who made it. The key itself is told once. */
export const apiKey = z.object({
  id: z.number(),
  name: z.string(),
  /** Its calls may do of these what its maker may do. */
  rights: z.array(z.enum(keyRights)),
  /** Who made it. */
  by: z.object({ id: z.number(), name: z.string() }),
  /** Wall-clock times at the company's place; the last use to within a minute, null for none. */
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** Its last day at the company's place; null for no end. */
  expiresOn: z.string().nullable(),
  isExpired: z.boolean(),
});
export type ApiKey = z.output<typeof apiKey>;

export const listKeys = getEndpoint({
  path: '/keys',
  right: 'keys',
  summary: 'All API keys, without what programs send; the newest first',
  answer: z.array(apiKey),
});

/** The form of a new one, too. */
export const newKey = z.object({
  name: line('keys.name'),
  rights: z.array(z.enum(keyRights, { error: key('keys.rights') })).min(1, key('keys.rights')),
  expiresOn: day.nullish(),
});

export const createKey = postEndpoint({
  path: '/keys',
  right: 'keys',
  status: 201,
  needsProof: true,
  summary: 'Make an API key with some of your rights; it is told in this answer only',
  body: newKey,
  answer: writeAnswer.extend({ key: z.string() }),
});

export const deleteKey = deleteEndpoint({
  path: '/keys/:id',
  right: 'keys',
  summary: 'Revoke an API key: its calls are refused from now on',
  params: byId,
});
