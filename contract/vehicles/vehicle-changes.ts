import { z } from 'zod';
import { byId, id, writeAnswer } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { conditionSteps } from '../counter/damage-places.ts';
import { key } from '../texts/message-key.ts';
import { getEndpoint, postEndpoint, putEndpoint } from '../wire/endpoint.ts';
import { dueChange, dueList } from './due-edit.ts';
import { imageId } from './images.ts';
import { vehicleEdit } from './vehicle-edit.ts';
import { isOptional, vehicleFieldNames } from './vehicle-fields.ts';

/** The address names the main image, which is none of the further ones in any case. */
const vehicleBody = vehicleEdit.extend({
  furtherImages: z
    .array(imageId, { error: key('vehicles.images') })
    .max(limits.vehicleImages - 1, key('vehicles.images'))
    .nullish(),
  /** All that it is due for. They go before the days of inspection and safety check, which are those of such dues. */
  dues: dueList.optional(),
});

/** What the specification does not know of a vehicle. */
const fieldsOfOurs = [...vehicleFieldNames.filter(isOptional), 'furtherImages', 'dues'] as const;

export const createVehicle = postEndpoint({
  path: '/car/admin/:imageId/add',
  right: 'vehicles.write',
  status: 201,
  summary: 'Create a vehicle with an uploaded image',
  also: [409],
  params: z.object({ imageId }),
  body: vehicleBody,
  ours: fieldsOfOurs,
  /** Other servers do not name the new vehicle. */
  answer: writeAnswer.extend({ id: z.number().optional() }),
});

/** What a vehicle costs is for who may change prices. */
const priceRights = {
  pricePerHour: 'vehicles.prices',
  pricePerDay: 'vehicles.prices',
  pricePerWeek: 'vehicles.prices',
  includedKmPerDay: 'vehicles.prices',
  pricePerExtraKm: 'vehicles.prices',
  deposit: 'vehicles.prices',
} as const;
export const priceNames = Object.keys(priceRights) as (keyof typeof priceRights)[];

export const updateVehicle = putEndpoint({
  path: '/car/admin/auth',
  right: 'vehicles.write',
  summary: 'Change a vehicle and replace its image',
  also: [409],
  isVersioned: true,
  query: z.object({ id, imageId }),
  ignoresUnknown: true,
  body: vehicleBody,
  fieldRights: priceRights,
  ours: fieldsOfOurs,
});

export const reading = z.object({
  /** A wall-clock time at the company's place. */
  at: z.string(),
  mileageKm: z.number(),
  reservationId: z.number(),
  step: z.enum(conditionSteps),
});

export const listReadings = getEndpoint({
  path: '/vehicles/:id/readings',
  right: 'vehicles.read',
  summary: `What was read off a vehicle at its hand-overs and returns, the latest ${limits.readings}, oldest first`,
  params: byId,
  answer: z.array(reading),
});

export const changeDue = putEndpoint({
  path: '/vehicles/:id/dues',
  right: 'vehicles.write',
  summary:
    'Note when a vehicle was last inspected and will be again, or take that back; 409 if this due is another one meanwhile',
  also: [403, 409],
  params: byId,
  body: dueChange,
});
