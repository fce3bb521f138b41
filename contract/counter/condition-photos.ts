import { z } from 'zod';
import { byId, writeAnswer } from '../values/common.ts';
import { damageId } from './damage.ts';
import { conditionSteps } from './damage-places.ts';
import { deleteEndpoint, getEndpoint, putEndpoint } from '../wire/endpoint.ts';
import { key } from '../texts/message-key.ts';
import { wireTime } from '../values/times.ts';

export const photoType = 'image/jpeg';

const photoId = z.uuid({ error: key('condition.photoId') }).toLowerCase();
const byPhoto = byId.extend({ photoId });

/** A photo without its bytes, with wall-clock times at the company's place. */
export const photo = z.object({
  id: z.string(),
  step: z.enum(conditionSteps),
  /** The damage that it shows; null for the vehicle. */
  damageId: z.string().nullable(),
  takenAt: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
});
export type ConditionPhoto = z.output<typeof photo>;

export const listPhotos = getEndpoint({
  path: '/reservations/:id/photos',
  auth: 'user',
  summary:
    'The photos that were taken at the hand-over and the return of an own reservation, oldest first; administrators get those of any',
  params: byId,
  answer: z.array(photo),
});

export const getPhoto = getEndpoint({
  path: '/reservations/:id/photos/:photoId',
  auth: 'user',
  summary: 'A photo of an own reservation, or a small one of it; administrators get those of any',
  params: byPhoto,
  query: z.object({
    size: z.enum(['full', 'preview'], { error: key('condition.photoSize') }).default('full'),
  }),
  answer: 'file',
  media: [photoType],
});

export const putPhoto = putEndpoint({
  path: '/reservations/:id/photos/:photoId',
  right: 'counter',
  summary:
    'Store a photo of a vehicle, before or after its step is recorded; a repeat adds nothing',
  also: [403, 409],
  params: byPhoto,
  query: z.object({
    step: z.enum(conditionSteps, { error: key('condition.photoStep') }),
    damageId: damageId.optional(),
    /** When it was taken; now without a time. */
    takenAt: wireTime('counter.at').optional(),
  }),
  upload: 'file',
  answer: writeAnswer,
});

export const deletePhoto = deleteEndpoint({
  path: '/reservations/:id/photos/:photoId',
  right: 'counter',
  summary:
    'Delete a photo of a vehicle; others’, and own ones after a day, with the right to prices',
  params: byPhoto,
});
