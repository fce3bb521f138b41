import { z } from 'zod';
import { addedKinds } from '../../../../contract/counter/counter.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { note } from '../../../../contract/values/notes.ts';
import { moneyField, number, optionalNumber } from '../../../../contract/values/numbers.ts';
import { key } from '../../../../contract/texts/message-key.ts';

const maxAmount = limits.adjustment;

const fee = optionalNumber(key('counter.fee'), moneyField(0, maxAmount));

export const noShowForm = z.object({ fee, note: note('counter.note') });

export const lineForm = z.object({
  kind: z.enum(addedKinds, { error: key('counter.kind') }),
  amount: number(key('counter.amount'), moneyField(0.01, maxAmount)) as z.ZodType<number, string>,
  text: note('counter.text').min(1, key('counter.text')),
});
