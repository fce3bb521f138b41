import { z } from 'zod';
import { blockTime, type BlockTime, conflict } from '../vehicles/block.ts';
import { transfer, type Transfer } from './transfer.ts';
import { coded } from '../values/common.ts';
import { pageAnswer, pageQuery } from '../wire/paging.ts';
import { getEndpoint } from '../wire/endpoint.ts';
import { limits } from '../values/limits.ts';
import { fleetFilters } from '../vehicles/vehicles.ts';
import { isInOrder, outOfOrder } from '../vehicles/days.ts';
import { day } from '../values/times.ts';
import { dueAnswers } from '../vehicles/vehicle-dues.ts';

const daysBetween = (from: string, until: string) =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;

const bar = conflict.extend({
  /** Zero, and `customer` empty, for a key without `reservations.read`. */
  userId: z.number(),
  companyName: z.string().nullish(),
  status: z.string(),
  /** When the vehicle was handed over and brought back; null if it was not. */
  pickedUpAt: z.string().nullable(),
  returnedAt: z.string().nullable(),
  /** Whether it has lost this vehicle and waits for another one: then others may have it. */
  vehicleMissing: z.boolean().default(false),
});
export type Bar = z.output<typeof bar>;

export type LaneBlock = BlockTime;
export type LaneTransfer = Transfer;

const lane = z.object({
  vehicle: z.object({
    id: z.number(),
    model: z.string(),
    category: z.string().nullable(),
    /** A place's slug; null: anywhere. */
    homePlace: z.string().nullable(),
    licencePlate: z.string().nullable(),
    inspectionDueOn: z.string().nullable(),
    safetyCheckDueOn: z.string().nullable(),
    dues: dueAnswers.optional(),
    /** When the next block for an inspection begins, even out of view, or began if it has not ended. */
    inspectionFrom: z.string().nullable(),
  }),
  /** By pick-up, with wall-clock times at the company's place. A late rental is in view until now. */
  reservations: z.array(bar),
  /** When it is brought home after one-way rentals. */
  transfers: z.array(transfer).default([]),
  /** By their beginnings. */
  blocks: z.array(blockTime),
});
export type Lane = z.output<typeof lane>;

export const timelineFilters = {
  search: fleetFilters.search,
  category: fleetFilters.category,
  homePlace: fleetFilters.homePlace,
};

/** A page of the vehicles, each with its reservations and blocks in view, without cancelled reservations. */
export const getTimeline = getEndpoint({
  path: '/reservations/admin/timeline',
  right: 'blocks',
  summary: 'Vehicles with their reservations and blocks between two days, both included',
  query: pageQuery(['model', 'id', 'category', 'homePlace'])
    .extend({ from: day, until: day })
    .extend(timelineFilters)
    .refine(isInOrder, outOfOrder)
    .refine(({ from, until }) => daysBetween(from, until) <= limits.timelineDays, {
      path: ['until'],
      ...coded('too_long', 'timeline.tooLong'),
    }),
  answer: pageAnswer(lane),
});
