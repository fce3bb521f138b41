import { z } from 'zod';

/** As it is answered. */
export const driverAnswer = z.object({
  name: z.string(),
  licenceClass: z.string().nullable(),
  licenceSeenOn: z.string().nullable(),
});
export type DriverAnswer = z.output<typeof driverAnswer>;
