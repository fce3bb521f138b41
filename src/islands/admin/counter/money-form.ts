import { z } from 'zod';
import { amount } from '../../../../contract/amount.ts';
import { addedKinds } from '../../../../contract/counter.ts';
import { limits } from '../../../../contract/limits.ts';
import { key } from '../../../../contract/texts/message-key.ts';

const most = limits.adjustment;
const longText = z
  .string()
  .trim()
  .max(limits.note, key('common.tooLong', { maximum: limits.note }));

/** Null when nothing is entered. */
const fee = z.preprocess(
  (typed) => (typed === '' ? null : typed),
  amount(key('counter.fee'), 0, most).nullable(),
) as z.ZodType<number | null, string>;

/** The form of a no-show. */
export const noShowForm = z.object({ fee, note: longText });

/** The form of a line that is added to the price. */
export const lineForm = z.object({
  kind: z.enum(addedKinds, { error: key('counter.kind') }),
  amount: amount(key('counter.amount'), 0.01, most) as z.ZodType<number, string>,
  text: longText.min(1, key('counter.text')),
});
