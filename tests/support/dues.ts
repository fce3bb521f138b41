import type { Due, DueKind } from '../../contract/vehicles/vehicle-dues.ts';

/** A yearly due that blocks, as one is that only has its day. */
export const dueOn = (kind: DueKind, on: string, changed: Partial<Due> = {}): Due => ({
  kind,
  name: null,
  months: 12,
  lastOn: null,
  dueOn: on,
  blocks: true,
  ...changed,
});

/** The dues of a vehicle by the two days that clients knew before there were others. */
export const duesOf = (days: {
  inspectionDueOn: string | null;
  safetyCheckDueOn: string | null;
}): Due[] => [
  ...(days.inspectionDueOn ? [dueOn('inspection', days.inspectionDueOn)] : []),
  ...(days.safetyCheckDueOn ? [dueOn('safetyCheck', days.safetyCheckDueOn)] : []),
];
