import { z } from 'zod';
import { coded } from '../values/common.ts';
import { isInOrder, outOfOrder } from '../vehicles/days.ts';
import { getEndpoint } from '../wire/endpoint.ts';
import { limits } from '../values/limits.ts';
import { day } from '../values/times.ts';

const dayLength = 86_400_000;

/** The number of days from one to another, both included. */
export const countDays = (from: string, until: string): number =>
  (Date.parse(until) - Date.parse(from)) / dayLength + 1;

/** A figure of the range, and of the earlier one beside it. */
const compared = z.object({ current: z.number(), previous: z.number() });
/** The same of an average, which is null where there is nothing to average. */
const comparedAverage = z.object({
  current: z.number().nullable(),
  previous: z.number().nullable(),
});

/** What a bar of a chart stands for. */
export const figureSteps = ['day', 'week', 'month'] as const;
export type FigureStep = (typeof figureSteps)[number];

const tooLong = { path: ['until'], ...coded('too_long', 'figures.tooLong') };
const isShort = (from: string | undefined, until: string | undefined) =>
  !from || !until || countDays(from, until) <= limits.figureDays;

/** Reservations count on the day of their pick-up. Retired vehicles count in the utilisation until they were retired. */
export const getFigures = getEndpoint({
  path: '/dashboard/figures',
  right: 'figures',
  summary:
    'How the fleet did in a range of days, both included, beside an earlier one: by default as many days just before',
  query: z
    .object({
      from: day,
      until: day,
      previousFrom: day.optional(),
      previousUntil: day.optional(),
    })
    .refine(isInOrder, outOfOrder)
    .refine(({ previousFrom: from, previousUntil: until }) => isInOrder({ from, until }), {
      ...outOfOrder,
      path: ['previousUntil'],
    })
    .refine(
      (range) =>
        isShort(range.from, range.until) && isShort(range.previousFrom, range.previousUntil),
      tooLong,
    ),
  answer: z.object({
    from: z.string(),
    until: z.string(),
    previousFrom: z.string(),
    previousUntil: z.string(),
    /** When these were computed, `YYYY-MM-DDTHH:mm:ss` at the company's place; of many reservations some minutes ago. */
    asOf: z.string(),
    /** In the company's currency, without cancelled reservations. */
    revenue: compared,
    /** Rented share, from 0 to 1, of the hours in which the fleet was available. */
    utilisation: compared,
    /** Reservations that were not cancelled. */
    bookings: compared,
    /** Cancelled ones, without those for which nobody came. */
    cancellations: compared,
    noShows: compared,
    /** The average length of those that were not cancelled, in hours. */
    averageHours: comparedAverage,
    /** What they cost on average. */
    averagePrice: comparedAverage,
    step: z.enum(figureSteps),
    /** By day, week from Monday or month; the first and the last may be cut by the range. */
    points: z.array(z.object({ from: z.string(), bookings: z.number(), revenue: z.number() })),
    /** The 50 most used vehicles. */
    utilisationPerVehicle: z.array(
      z.object({
        vehicleId: z.number(),
        model: z.string(),
        licencePlate: z.string().nullish(),
        utilisation: z.number(),
      }),
    ),
  }),
});
