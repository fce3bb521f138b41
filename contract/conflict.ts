import { z } from 'zod';

/** A conflicting reservation, with wall-clock times. */
export const conflict = z.object({
  id: z.number(),
  /** The customer's name; empty when it was erased. */
  customer: z.string(),
  pickUpTime: z.string(),
  dropOffTime: z.string(),
});
export type Conflict = z.output<typeof conflict>;
