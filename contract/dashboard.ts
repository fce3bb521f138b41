import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { reservation } from './reservations.ts';

/** A figure of the last 30 days, today included, beside that of the 30 days before. */
const compared = z.object({ last30Days: z.number(), previous30Days: z.number() });
/** A calendar day at the company's place, `YYYY-MM-DD`. */
const day = z.iso.date();

/** Cancelled reservations count nowhere; a reservation counts on the day of its pick-up. */
export const getDashboard = endpoint({
  method: 'GET',
  path: '/dashboard/admin',
  auth: 'admin',
  summary: 'What is to be done today, and how the fleet is doing',
  answer: z.object({
    /** Open reservations, at most 50 of each kind; `counts` tells how many there are. */
    today: z.object({
      pickUps: z.array(reservation),
      returns: z.array(reservation),
      lateReturns: z.array(reservation),
      counts: z.object({ pickUps: z.number(), returns: z.number(), lateReturns: z.number() }),
      /** Unread contact messages. */
      messages: z.number(),
    }),
    /** `onTheRoad`: vehicles picked up and not yet returned, late ones included. */
    fleet: z.object({ vehicles: z.number(), onTheRoad: z.number() }),
    /** `YYYY-MM-DDTHH:mm:ss` at the company's place: when what follows was summed up. With many reservations a minute may have gone by. */
    asOf: z.string(),
    /** Shares from 0 to 1 of the hours in which the fleet could have been rented. */
    utilisation: compared,
    /** Dollars. */
    revenue: compared,
    /** The last 30 days, today included. */
    reservationsPerDay: z.array(z.object({ day, count: z.number() })),
    /** Dollars of the last 12 weeks, this one included; `day` is the Monday of the week. */
    revenuePerWeek: z.array(z.object({ day, revenue: z.number() })),
    /** Of the last 30 days: the 50 vehicles that were used most. */
    utilisationPerVehicle: z.array(
      z.object({ vehicleId: z.number(), model: z.string(), utilisation: z.number() }),
    ),
  }),
});
