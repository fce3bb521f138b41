import { z } from 'zod';

/** The time after a one-way rental in which its vehicle is brought home, with wall-clock times at the company's place. */
export const transfer = z.object({
  reservationId: z.number(),
  from: z.string(),
  until: z.string(),
  fromPlace: z.string(),
  toPlace: z.string(),
});
export type Transfer = z.output<typeof transfer>;
