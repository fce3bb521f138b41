import { z } from 'zod';
import { key } from '../texts/message-key.ts';
import { coded, id } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { optionalNote } from '../values/notes.ts';
import { moneyField, number } from '../values/numbers.ts';
import { wireTime } from '../values/times.ts';
import { notedMethods, paymentKinds } from './payment-kinds.ts';

export const paymentId = z.uuid({ error: key('payments.id') }).toLowerCase();

/** What an administrator enters; without a time it was now. */
export const paymentFields = {
  kind: z.enum(paymentKinds, { error: key('payments.kind') }),
  method: z.enum(notedMethods, { error: key('payments.method') }),
  amount: number('payments.amount', moneyField(0.01, limits.adjustment)),
  note: optionalNote('payments.note', limits.paymentNote),
  /** The open invoice or claim that what is kept of a deposit pays; needed where there are several. */
  invoiceId: id.nullish(),
};

/** The note of what a cash register took is the number of its receipt. */
export const hasReceipt = ({ method, note }: { method: string; note: string }): boolean =>
  method !== 'till' || note !== '';
export const receiptMissing = { path: ['note'], ...coded('required', 'payments.receipt') };

export const newPayment = z.object({
  /** Chosen by the caller. */
  id: paymentId,
  ...paymentFields,
  at: wireTime('payments.at').nullish(),
});
export type NewPayment = z.output<typeof newPayment>;

/** Money that is noted with something else, in this order: all of it or none. */
export const severalPayments = z
  .array(newPayment.refine(hasReceipt, receiptMissing), { error: key('payments.several') })
  .max(limits.payments, key('payments.several'))
  .nullish()
  .transform((payments) => payments ?? []);
