import { z } from 'zod';
import { getEndpoint } from '../wire/endpoint.ts';
import { emailAnswer } from '../values/readable-email.ts';
import { staffReservation } from '../reservations/reservations-admin.ts';
import { dueAnswers } from '../vehicles/vehicle-dues.ts';

/** A figure for the last 30 days including today, and for the 30 days before. */
const compared = z.object({ last30Days: z.number(), previous30Days: z.number() });
/** A calendar day at the company's place, `YYYY-MM-DD`. */
const day = z.iso.date();

/** Times are wall-clock times at the company's place. */
const pickUpInDanger = z.object({
  id: z.number(),
  customer: z.string(),
  companyName: z.string().nullish(),
  vehicleId: z.number(),
  model: z.string(),
  licencePlate: z.string().nullable(),
  pickUpTime: z.string(),
  reason: z.enum(['late', 'past_due']),
});
const dueVehicle = z.object({
  id: z.number(),
  model: z.string(),
  licencePlate: z.string().nullable(),
  inspectionDueOn: z.string().nullable(),
  safetyCheckDueOn: z.string().nullable(),
  dues: dueAnswers.optional(),
});
const waitingMessage = z.object({
  id: z.number(),
  subject: z.string(),
  name: z.string(),
  createdAt: z.string(),
});
const failedMail = z.object({
  id: z.number(),
  template: z.string(),
  recipient: emailAnswer,
  createdAt: z.string(),
});

/** Cancelled reservations are not counted; the others count on the day of their pick-up. */
export const getDashboard = getEndpoint({
  path: '/dashboard/admin',
  right: 'reservations.read',
  summary: "Today's tasks, and how the fleet is doing",
  answer: z.object({
    /** Open reservations, at most 50 of each kind; `counts` has the totals. */
    today: z.object({
      /** Without the vehicle that they had, whenever they begin. */
      missing: z.array(staffReservation),
      pickUps: z.array(staffReservation),
      returns: z.array(staffReservation),
      /** Handed over, not brought back, and past their drop-off. */
      lateReturns: z.array(staffReservation),
      /** Past their drop-off, but never handed over. */
      toBeClosed: z.array(staffReservation),
      counts: z.object({
        missing: z.number(),
        pickUps: z.number(),
        returns: z.number(),
        lateReturns: z.number(),
        toBeClosed: z.number(),
        conflicts: z.number(),
        dues: z.number(),
        unanswered: z.number(),
      }),
      /** Pick-ups of the next hours with vehicles that are not back or past due. */
      conflicts: z.array(pickUpInDanger),
      /** Vehicles to be inspected soon, or already, for which nothing is planned in time. */
      dues: z.array(dueVehicle),
      /** Contact messages that nobody has answered, or opened where no mails are sent, newest first. */
      unanswered: z.array(waitingMessage),
      /** The newest mails that failed. */
      mails: z.array(failedMail),
      /** Unread contact messages. */
      messages: z.number(),
      /** Mails that failed and can be sent again. */
      failedMails: z.number(),
      /** Since when mails wait, if for longer than usual; null otherwise. */
      mailsWaitSince: z.string().nullable(),
      /**
       * Categories of which one network booked more than half of the vehicles within 24 hours, from two on; null is for vehicles
       * without one.
       */
      hoardedCategories: z.array(z.string().nullable()),
    }),
    /** `onTheRoad`: vehicles whose rental has begun and not ended, and late ones. */
    fleet: z.object({ vehicles: z.number(), onTheRoad: z.number() }),
    /** When the figures below were computed, which only staff with the right `figures` get, `YYYY-MM-DDTHH:mm:ss` at the company's place; up to a minute ago. */
    asOf: z.string(),
    /** Rented share, from 0 to 1, of the hours in which the fleet was available. */
    utilisation: compared.optional(),
    /** In the company’s currency. */
    revenue: compared.optional(),
    /** The last 30 days, today included. */
    reservationsPerDay: z.array(z.object({ day, count: z.number() })).optional(),
    /** In the company’s currency, for the last 12 weeks including this one; `day` is the Monday of the week. */
    revenuePerWeek: z.array(z.object({ day, revenue: z.number() })).optional(),
    /** The 50 most used vehicles of the last 30 days. */
    utilisationPerVehicle: z
      .array(z.object({ vehicleId: z.number(), model: z.string(), utilisation: z.number() }))
      .optional(),
  }),
});
