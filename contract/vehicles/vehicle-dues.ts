import { z } from 'zod';
import { addDays, addMonths } from '../values/add-days.ts';

/** Days before it is due on which an inspection is announced. */
export const announcedDays = 30;

/**
 * What vehicles are due for, with the months after which they are again: the main inspection (HU, yearly for rental vehicles), the
 * safety check (UVV), the safety inspection of heavy ones (SP), and so on. Others have a name.
 */
export const dueMonths = {
  inspection: 12,
  safetyCheck: 12,
  safetyInspection: 6,
  tachograph: 24,
  tailLift: 12,
  other: null,
} as const;
export type DueKind = keyof typeof dueMonths;
export const dueKinds = Object.keys(dueMonths) as [DueKind, ...DueKind[]];

/** What a vehicle is due for. */
export interface Due {
  kind: DueKind;
  /** Of what is none of the kinds. */
  name: string | null;
  /** How many months after the last time it is due again; null for once. */
  months: number | null;
  /** Calendar days at the company's place, `YYYY-MM-DD`. */
  lastOn: string | null;
  dueOn: string | null;
  /** Whether the vehicle is not rented out past the day, as opposed to a warning. */
  blocks: boolean;
}

/** As the server answers; bare hosts know none. */
export const dueAnswers = z.array(
  z.object({
    kind: z.enum(dueKinds).catch('other'),
    name: z.string().nullable(),
    months: z.number().nullable(),
    lastOn: z.string().nullable(),
    dueOn: z.string().nullable(),
    blocks: z.boolean(),
  }),
);

/** How often something is due, and when it last was done. */
interface Interval {
  months: number | null;
  lastOn: string | null;
}

/** The day after so many months; null if nobody knows. */
export const nextDue = ({ months, lastOn }: Interval): string | null =>
  months !== null && lastOn !== null ? addMonths(lastOn, months) : null;

/** The days of a due that was done today. */
export const daysOnceDone = ({ months }: Pick<Due, 'months'>, today: string) => ({
  lastOn: today,
  dueOn: nextDue({ months, lastOn: today }),
});

export interface VehicleDue extends Due {
  /** A calendar day at the company's place, `YYYY-MM-DD`. */
  on: string;
  isPast: boolean;
}

/** A vehicle with what it is due for; bare hosts do not say. */
export interface WithDues {
  dues?: readonly Due[] | null | undefined;
}

/** All that a vehicle is due for, earliest first. */
export const allDues = ({ dues }: WithDues, today: string): VehicleDue[] =>
  (dues ?? [])
    .flatMap((due) => (due.dueOn ? [{ ...due, on: due.dueOn, isPast: due.dueOn < today }] : []))
    .sort((due, other) => (due.on < other.on ? -1 : 1));

/** What a vehicle is due for within `announcedDays`, or was already. */
export const announcedDues = (vehicle: WithDues, today: string): VehicleDue[] =>
  allDues(vehicle, today).filter(({ on }) => on <= addDays(today, announcedDays));
