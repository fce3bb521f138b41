import { z } from 'zod';
import { byId, writeAnswer } from '../values/common.ts';
import { damage, damageFields, damageId } from './damage.ts';
import { conditionSteps } from './damage-places.ts';
import { getEndpoint, postEndpoint, putEndpoint } from '../wire/endpoint.ts';
import { key } from '../texts/message-key.ts';

/** A damage with the step that found it; both null where it was noted at the vehicle. */
const damageOfVehicle = damage.extend({
  reservationId: z.number().nullable(),
  step: z.enum(conditionSteps).nullable(),
});
export type DamageOfVehicle = z.output<typeof damageOfVehicle>;

const damages = z.array(damageOfVehicle);
const damagesAnswer = writeAnswer.extend({ damages });

export const listDamages = getEndpoint({
  path: '/vehicles/:id/damages',
  right: 'counter',
  summary: 'The damages of a vehicle: first those that are there, then those that were repaired',
  params: byId,
  answer: damages,
});

export const addDamage = postEndpoint({
  path: '/vehicles/:id/damages',
  right: 'counter',
  summary: 'Note a damage of a vehicle; a repeat with the same id adds nothing',
  also: [409],
  params: byId,
  body: z.object({ id: damageId, ...damageFields }),
  answer: damagesAnswer,
});

export const repairDamage = putEndpoint({
  path: '/vehicles/:id/damages/:damageId',
  right: 'counter',
  summary: 'Note that a damage was repaired, or that it is there after all',
  params: byId.extend({ damageId }),
  body: z.object({ isRepaired: z.boolean({ error: key('condition.isRepaired') }) }),
  answer: damagesAnswer,
});
