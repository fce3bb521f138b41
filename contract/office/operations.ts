import { z } from 'zod';
import { getEndpoint } from '../wire/endpoint.ts';

/** Whether a line is fine, wants somebody within a day, or at once: as the alerts' severities. */
const state = z.enum(['ok', 'look', 'act']);
export type OperationState = z.output<typeof state>;

const counts = z.object({
  state,
  /** Of the last 15 minutes, the most frequent first. */
  recent: z.array(z.object({ name: z.string(), count: z.number() })),
});

/** What waits, and how long the oldest of it has. */
const queue = z.object({ state, waiting: z.number(), oldestSeconds: z.number() });

const operations = z.object({
  asOf: z.string(),
  release: z.object({ version: z.string(), commit: z.string().nullable(), node: z.string() }),
  database: z.object({
    state,
    isEmbedded: z.boolean(),
    version: z.string(),
    bytes: z.number(),
  }),
  /** Null without a mail server. */
  mails: queue.nullable(),
  /** Of this server. */
  documents: queue,
  /** `off`: how many were switched off because nothing arrived for days. */
  webhooks: queue.extend({ off: z.number() }),
  backup: z.object({
    state,
    /** Null before the first. */
    last: z.object({ at: z.string(), bytes: z.number() }).nullable(),
  }),
  /** Of this server. */
  housekeeping: z.object({
    state,
    /** Null before the first since the start. */
    doneAt: z.string().nullable(),
    /** In a row. */
    failures: z.number(),
  }),
  /** Null for PostgreSQL, whose own exporters know. */
  disk: z.object({ state, free: z.number(), size: z.number() }).nullable(),
  /** Of this server: rate limits, by name. */
  limits: counts,
  /** Of this server: refused calls, by the code of their answer. */
  refusals: counts,
  /** Of this server: errors that browsers reported, by release and page. */
  browserErrors: counts,
});
export type Operations = z.output<typeof operations>;

export const getOperations = getEndpoint({
  path: '/operations',
  right: 'settings',
  summary: 'How server and database are doing, as the metrics have it',
  answer: operations,
});
