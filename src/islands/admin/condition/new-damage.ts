import { z } from 'zod';
import { damagePlaces } from '../../../../contract/counter/damage-places.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { note } from '../../../../contract/values/notes.ts';
import { moneyField, optionalNumber } from '../../../../contract/values/numbers.ts';
import { key } from '../../../../contract/texts/message-key.ts';
import { newId } from '../../../lib/storage/new-id.ts';

/** A damage as it is typed into a step's form: all texts, so that a draft holds it. */
export interface TypedDamage {
  id: string;
  place: string;
  note: string;
  /** What the customer is charged with; empty for nothing. */
  amount: string;
}

export const emptyDamage = (): TypedDamage => ({
  id: newId(),
  place: '',
  note: '',
  amount: '',
});

const charged = optionalNumber(key('counter.amount'), moneyField(0.01, limits.adjustment));

export const newDamage = z.object({
  id: z.string(),
  place: z
    .string({ error: key('condition.place') })
    .pipe(z.enum(damagePlaces, { error: key('condition.place') })),
  note: note('condition.note'),
  amount: charged,
});

/** What the damages of a form would be charged with, as the preview of a return takes it; undefined for nothing. */
export function amountsOf(damages: readonly Partial<TypedDamage>[]): string | undefined {
  const amounts = damages.flatMap(({ amount: typed = '' }) => {
    const { data } = charged.safeParse(typed);
    return data == null ? [] : [String(data)];
  });
  return amounts.length > 0 ? amounts.join(',') : undefined;
}
