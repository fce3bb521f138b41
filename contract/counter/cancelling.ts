import { z } from 'zod';
import { byId } from '../values/common.ts';
import { optionalNote } from '../values/notes.ts';
import { postEndpoint } from '../wire/endpoint.ts';
import { key } from '../texts/message-key.ts';
import { counterAnswer } from './counter.ts';

export const cancelForCustomer = postEndpoint({
  path: '/reservations/:id/cancel',
  right: 'reservations.write',
  isVersioned: true,
  summary: 'Cancel a reservation for its customer, with a reason or none; its fees stay',
  also: [409],
  params: byId,
  body: z.object({
    /** For administrators; the history says only that there is one. */
    reason: optionalNote('counter.cancelReason'),
    /** Whether the customer gets the mail about it, which is the default. */
    tell: z.boolean({ error: key('counter.tell') }).nullish(),
  }),
  answer: counterAnswer,
});
