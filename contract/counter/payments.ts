import { z } from 'zod';
import { byId } from '../values/common.ts';
import { optionalNote } from '../values/notes.ts';
import { cents, counterAnswer } from './counter.ts';
import { deleteEndpoint, postEndpoint } from '../wire/endpoint.ts';
import { limits } from '../values/limits.ts';
import { paymentKinds, paymentMethods } from './payment-kinds.ts';
import { key } from '../texts/message-key.ts';
import { wireTime } from '../values/times.ts';

const paymentId = z.uuid({ error: key('payments.id') }).toLowerCase();

/** What an administrator enters; without a time it was now. */
export const paymentFields = {
  kind: z.enum(paymentKinds, { error: key('payments.kind') }),
  method: z.enum(paymentMethods, { error: key('payments.method') }),
  amount: cents('payments.amount', 0.01),
  note: optionalNote('payments.note', limits.paymentNote),
};

export const addPayment = postEndpoint({
  path: '/reservations/:id/payments',
  right: 'payments',
  isVersioned: true,
  summary: 'Note money that was paid or given back; a repeat with the same id adds nothing',
  also: [409],
  params: byId,
  body: z.object({
    /** Chosen by the caller. */
    id: paymentId,
    ...paymentFields,
    at: wireTime('payments.at').nullish(),
  }),
  answer: counterAnswer,
});

export const removePayment = deleteEndpoint({
  path: '/reservations/:id/payments/:paymentId',
  right: 'payments',
  isVersioned: true,
  summary: 'Remove money that was noted by mistake, on the day on which it was noted',
  also: [409],
  params: byId.extend({ paymentId }),
  answer: counterAnswer,
});
