import { z } from 'zod';
import { optionalNote } from '../values/notes.ts';
import { conditionSteps, damagePlaces } from './damage-places.ts';
import { key } from '../texts/message-key.ts';

/** Chosen by the caller, so that a repeat adds nothing. */
export const damageId = z.uuid({ error: key('condition.damageId') }).toLowerCase();

/** What is said of a damage. */
export const damageFields = {
  place: z.enum(damagePlaces, { error: key('condition.place') }),
  note: optionalNote('condition.note'),
};

/** A damage that is found while a vehicle is handed over. */
export const foundDamage = z.object({ id: damageId, ...damageFields });

/** A damage of a vehicle, with wall-clock times at the company's place. */
export const damage = z.object({
  id: z.string(),
  place: z.enum(damagePlaces),
  note: z.string(),
  at: z.string(),
  /** The administrator's name; null once the account is gone. */
  by: z.string().nullable(),
  /** Null while it is there. */
  repairedAt: z.string().nullable(),
  /** Those that the step which found it took of it, oldest first: `getPhoto` has them. */
  photos: z.array(z.object({ id: z.string(), reservationId: z.number() })).optional(),
});
export type DamagePhoto = NonNullable<z.output<typeof damage>['photos']>[number];

/** As the counter shows it: `step` is the one of this reservation that found it; null for what was known before. */
export const damageAtCounter = damage.extend({ step: z.enum(conditionSteps).nullable() });
export type DamageAtCounter = z.output<typeof damageAtCounter>;
