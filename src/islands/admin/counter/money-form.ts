import { z } from 'zod';
import { addedKinds } from '../../../../contract/counter/counter.ts';
import { isOneOf, percentField } from '../../../../contract/reservations/adjustment.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { note } from '../../../../contract/values/notes.ts';
import { moneyField, optionalNumber } from '../../../../contract/values/numbers.ts';
import { isObject } from '../../../../contract/reservations/rental.ts';
import { key } from '../../../../contract/texts/message-key.ts';

/** So that all messages come at once. */
const whileWrong = { when: isObject };

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
  .superRefine(({ kind, amount, percent }, context) => {
    if (isOneOf(amount, kind === 'discount' ? percent : null)) return;
    context.addIssue({ code: 'custom', path: ['amount'], message: key('counter.amount') });
  }, whileWrong)
  .transform((line) => ({ ...line, percent: line.kind === 'discount' ? line.percent : null }));
