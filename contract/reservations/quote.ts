import { z } from 'zod';
import { vatPercent } from './lines.ts';
import { vehicle } from '../vehicles/vehicles.ts';

/** A time in which a vehicle can be had; wall-clock times at the company's place. */
export const slot = z.object({ pickUpTime: z.string(), dropOffTime: z.string() });
export type Slot = z.output<typeof slot>;

/** A part of a price. Amounts are in the company's currency; the sum of all lines is the total. */
const priceLine = z.object({
  kind: z.string(),
  /** `flat` of what a drop-off at another place costs. */
  unit: z.enum(['hour', 'day', 'week', 'flat']),
  quantity: z.number(),
  unitPrice: z.number(),
  amount: z.number(),
  vatPercent,
});

/** What a vehicle costs for a time, and what else can be had if it is taken. */
export const offer = z.object({
  lines: z.array(priceLine),
  /** Until when its customer may cancel and change it free of charge, a wall-clock time; null if that is over. */
  changeableUntil: z.string().nullish(),
  /** Until when it is taken; null if it is not, or if nobody knows. */
  takenUntil: z.string().nullable(),
  nextFree: slot.nullable(),
  /** Vehicles that can be had instead, the most alike first. */
  alternatives: z.array(
    vehicle.extend({ totalPrice: z.number(), lines: z.array(priceLine).optional() }),
  ),
});

/** Whether a vehicle can be had, what it costs, and what else can be had. */
export const quote = offer.extend({ available: z.boolean(), totalPrice: z.number() });
export type Quote = z.output<typeof quote>;
