import { z } from 'zod';
import { blockReasons } from './block-reasons.ts';

/** A conflicting reservation, with wall-clock times. */
export const conflict = z.object({
  id: z.number(),
  /** The customer's name; empty when it was erased. */
  customer: z.string(),
  pickUpTime: z.string(),
  dropOffTime: z.string(),
  /** Empty when it was erased. */
  phone: z.string().optional(),
  /** Whether the customer has the vehicle. */
  isOut: z.boolean().optional(),
});
export type Conflict = z.output<typeof conflict>;

/**
 * A time at which a vehicle is out of service, with wall-clock times at the company's place; `until` is null if open.
 * `version` is what If-Match takes.
 */
export const blockTime = z.object({
  id: z.number(),
  from: z.string(),
  until: z.string().nullable(),
  reason: z.enum(blockReasons),
  note: z.string(),
  version: z.number(),
});
export type BlockTime = z.output<typeof blockTime>;
