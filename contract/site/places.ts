import { z } from 'zod';
import { getEndpoint } from '../wire/endpoint.ts';
import { wireTime } from '../values/times.ts';

/** A place of the company at which vehicles are handed over. */
export const place = z.object({
  /** The name of its file; `main` is the company's address. */
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  /** A map's address on another site. */
  map: z.string(),
  /** Days from 1, Monday, to 7; times of day, `HH:mm`. */
  hours: z.array(z.object({ days: z.array(z.number()), opens: z.string(), closes: z.string() })),
  /** Days on which it is closed, `YYYY-MM-DD`, both included: its own and public holidays. */
  closed: z.array(z.object({ from: z.string(), until: z.string() })).default([]),
  /** Whether a pick-up outside the hours may be asked for. */
  outOfHours: z.literal('ask').nullish(),
  /** Where the key of a return outside the hours goes; null where that is not possible. */
  keyDrop: z
    .object({
      where: z.string(),
      /** The same for who reads English. */
      inEnglish: z.string().nullish(),
      /** Until when the renter is responsible: until the key is dropped, or until somebody takes the vehicle over. */
      responsible: z.enum(['drop', 'opening']),
    })
    .nullish(),
});
export type Place = z.output<typeof place>;

export const listedPlace = place.extend({
  /** Whether it is open then; null without a time. */
  open: z.boolean().nullable(),
  /** The nearest open time, a wall-clock time at the company's place; null without a time, or if there is none. */
  nearestOpen: z.string().nullable(),
});

export const listPlaces = getEndpoint({
  path: '/places',
  auth: 'none',
  summary: 'Where vehicles are handed over, and whether it is open at a time',
  query: z.object({ at: wireTime('places.at').optional() }),
  answer: z.array(listedPlace),
});
