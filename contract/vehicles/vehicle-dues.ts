import { addDays } from '../values/times.ts';
import type { VehicleFieldName } from './vehicle-fields.ts';

/** Days before it is due on which an inspection is announced. */
export const announcedDays = 30;

const dueFields = {
  inspection: 'inspectionDueOn',
  safetyCheck: 'safetyCheckDueOn',
} as const satisfies Record<string, VehicleFieldName>;

/** What vehicles are due for: the main inspection (HU), the safety check (UVV). */
export type DueKind = keyof typeof dueFields;

export interface VehicleDue {
  kind: DueKind;
  /** A calendar day at the company's place, `YYYY-MM-DD`. */
  on: string;
  isPast: boolean;
}

/** When a vehicle is due; bare hosts do not say. */
export type DueDays = Partial<Record<(typeof dueFields)[DueKind], string | null | undefined>>;

/** All that a vehicle is due for, earliest first. */
export const allDues = (vehicle: DueDays, today: string): VehicleDue[] =>
  (Object.keys(dueFields) as DueKind[])
    .flatMap((kind) => {
      const on = vehicle[dueFields[kind]];
      return on ? [{ kind, on, isPast: on < today }] : [];
    })
    .sort((due, other) => (due.on < other.on ? -1 : 1));

/** What a vehicle is due for within `announcedDays`, or was already. */
export const announcedDues = (vehicle: DueDays, today: string): VehicleDue[] =>
  allDues(vehicle, today).filter(({ on }) => on <= addDays(today, announcedDays));
