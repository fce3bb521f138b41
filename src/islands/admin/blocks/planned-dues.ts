import {
  announcedDues,
  type VehicleDue,
  type WithDues,
} from '../../../../contract/vehicles/vehicle-dues.ts';
import { addDays, weekdayOf } from '../../../../contract/values/add-days.ts';

interface Inspected extends WithDues {
  /** When the next block for an inspection begins; null without one. */
  inspectionFrom?: string | null | undefined;
}

interface PlannedDues {
  planned: VehicleDue[];
  /** Those to plan. If any is, the earliest is. */
  open: VehicleDue[];
}

/**
 * What a vehicle is announced to be due for, by whether an inspection is planned in time: by the due day, or as early as it
 * could be planned today. Its kind does not matter: a visit is for all that is announced by its day, as `planInspection` notes.
 * What was not checked is open again when the block ends, because its due day is still the same.
 */
export function plannedDues(vehicle: Inspected, today: string): PlannedDues {
  const dues = announcedDues(vehicle, today);
  const from = vehicle.inspectionFrom?.slice(0, 10);
  const isPlanned = ({ on }: VehicleDue) =>
    Boolean(from) && (from! <= on || from! <= inspectionDay(on, today));
  return { planned: dues.filter(isPlanned), open: dues.filter((due) => !isPlanned(due)) };
}

/** A day in time for what is due first, and all that is announced by then: one visit for all. */
export function planInspection(vehicle: WithDues, today: string) {
  const [first] = announcedDues(vehicle, today);
  const day = inspectionDay(first?.on ?? today, today);
  return { day, dues: announcedDues(vehicle, day) };
}

/** Days between a planned inspection and the day on which it is due. */
const reserve = 7;

/** A working day for an inspection: a week before it is due, or the next one from tomorrow on. */
export function inspectionDay(dueOn: string, today: string): string {
  const [aimed, earliest] = [addDays(dueOn, -reserve), addDays(today, 1)];
  let day = aimed > earliest ? aimed : earliest;
  // Not on a weekend.
  while (weekdayOf(day) > 4) day = addDays(day, 1);
  return day;
}
