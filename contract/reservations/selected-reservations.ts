import { z } from 'zod';
import { id, writeAnswer } from '../values/common.ts';
import { postEndpoint } from '../wire/endpoint.ts';
import { limits } from '../values/limits.ts';
import { key } from '../texts/message-key.ts';

export const cancelReservations = postEndpoint({
  path: '/reservations/bulk/cancel',
  right: 'reservations.write',
  summary: 'Cancel several reservations, each by itself, and tell how each ended',
  body: z.object({
    ids: z
      .array(id, { error: key('selection.ids') })
      .min(1, key('selection.ids'))
      .max(limits.selected, key('selection.most', { most: limits.selected }))
      .transform((ids) => [...new Set(ids)]),
  }),
  answer: writeAnswer.extend({
    results: z.array(
      z.object({
        id: z.number(),
        number: z.string(),
        done: z.boolean(),
        /** Why not; null where it was done. */
        code: z.string().nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
});
export type Cancellation = z.output<typeof cancelReservations.answer>['results'][number];
