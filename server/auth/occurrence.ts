import type { FastifyRequest } from 'fastify';
import { network } from '../http/network.ts';
import type { Occurrence } from '../mail/index.ts';
import type { Visit } from './sessions.ts';

/** Characters of a User-Agent that are kept: no browser's is longer. */
const longest = 300;

export const visitOf = ({ headers, ip }: FastifyRequest): Visit => ({
  userAgent: (headers['user-agent'] ?? '').slice(0, longest),
  network: network(ip),
});

/** When and from where a request changes an account, for the mail about it. */
export const occurrenceOf = (request: FastifyRequest): Occurrence => ({
  at: new Date().toISOString(),
  ...visitOf(request),
});
