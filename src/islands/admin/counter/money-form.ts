import { z } from 'zod';
import { addedKinds } from '../../../../contract/counter/counter.ts';
import { isOneOf, percentField } from '../../../../contract/reservations/adjustment.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { note } from '../../../../contract/values/notes.ts';
import { moneyField, optionalNumber } from '../../../../contract/values/numbers.ts';
import { key } from '../../../../contract/texts/message-key.ts';

const maxAmount = limits.adjustment;

const fee = optionalNumber(key('counter.fee'), moneyField(0, maxAmount));

export const noShowForm = z.object({ fee, note: note('counter.note') });

/** Of a discount either an amount or percent. */
export const lineForm = z
  .object({
    kind: z.enum(addedKinds, { error: key('counter.kind') }),
    amount: optionalNumber(key('counter.amount'), moneyField(0.01, maxAmount)),
    percent: optionalNumber(key('adjustments.percent'), percentField),
    text: note('counter.text').min(1, key('counter.text')),
  })
  .transform(({ kind, percent, ...line }) => ({
    ...line,
    kind,
    percent: kind === 'discount' ? percent : null,
  }))
  .refine(({ amount, percent }) => isOneOf(amount, percent), {
    path: ['amount'],
    error: key('counter.amount'),
  });
