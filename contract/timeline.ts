import { z } from 'zod';
import { coded, pageAnswer, pageQuery, searchWords } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { conflict, isInOrder, outOfOrder } from './reservations-admin.ts';
import { day } from './times.ts';

export const timelineMessages = {
  tooLong: `At most ${limits.timelineDays} days can be shown`,
} as const;

const daysBetween = (from: string, until: string) =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;

const bar = conflict.extend({ userId: z.number(), status: z.string() });
const lane = z.object({
  vehicle: z.object({ id: z.number(), model: z.string() }),
  /** By pick-up, with wall-clock times at the company's place. */
  reservations: z.array(bar),
});
export type Lane = z.output<typeof lane>;

/** A page of the vehicles, each with its reservations in view, without cancelled ones. */
export const getTimeline = endpoint({
  path: '/reservations/admin/timeline',
  auth: 'admin',
  summary: 'Vehicles with their reservations between two days, both included',
  query: pageQuery(['model', 'id'])
    .extend({ from: day, until: day, search: searchWords.optional() })
    .refine(isInOrder, outOfOrder)
    .refine(({ from, until }) => daysBetween(from, until) <= limits.timelineDays, {
      path: ['until'],
      ...coded('too_long', timelineMessages.tooLong),
    }),
  answer: pageAnswer(lane),
});
