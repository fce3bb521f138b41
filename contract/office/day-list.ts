import { z } from 'zod';
import { line } from '../values/common.ts';
import { day } from '../values/times.ts';
import { getEndpoint } from '../wire/endpoint.ts';
import { reservationStates } from '../reservations/reservation-states.ts';
import { key } from '../texts/message-key.ts';

/** A reservation as somebody at the counter needs it. Times are wall-clock times at the company's place. */
const row = z.object({
  id: z.number(),
  number: z.string(),
  /** When it was picked up or returned, else when that is agreed for. */
  time: z.string(),
  /** Whether that has happened. */
  isDone: z.boolean(),
  /** Missing from a server of the release before. */
  state: z.enum(reservationStates).optional(),
  place: z.string(),
  vehicleId: z.number(),
  model: z.string(),
  licencePlate: z.string().nullable(),
  /** Empty when they were erased, like the telephone number. */
  customer: z.string(),
  /** Null for a person; missing from a server of the release before. */
  companyName: z.string().nullish(),
  phone: z.string(),
  /** What is still to be paid. */
  due: z.number(),
  /** What is to be taken at a pick-up, or given back at a return. */
  deposit: z.number(),
  currency: z.string().nullable(),
});
export type DayRow = z.output<typeof row>;

export const getDay = getEndpoint({
  path: '/days/:date',
  right: 'counter',
  summary: 'What is to be done at the counter on a day, at one place or all',
  params: z.object({ date: day }),
  query: z.object({ place: line(key('filters.place')).optional() }),
  answer: z.object({
    date: z.string(),
    /** Those with a vehicle, also what was picked up already. */
    pickUps: z.array(row),
    /** Without what is late. */
    returns: z.array(row),
    /** Out though the drop-off has passed; none on a day that is over. */
    late: z.array(row),
    /** Never picked up, on a day before; none on a day that is over. */
    missed: z.array(row.extend({ dropOffTime: z.string() })).optional(),
    /** Vehicles that go out and come back on that day or the day before: `backAt` says when, `isBack` whether they have. */
    toPrepare: z.array(row.extend({ backAt: z.string(), isBack: z.boolean() })),
    /** Vehicles that are brought home on that day, from `place` at `time`. */
    transfers: z.array(row.extend({ until: z.string(), toPlace: z.string() })).optional(),
    /** Those that lost their vehicle. */
    missing: z.array(row),
  }),
});
export type DayList = z.output<typeof getDay.answer>;
