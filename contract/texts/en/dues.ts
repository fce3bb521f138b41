import type { DueKind } from '../../vehicles/vehicle-dues.ts';

const names: Record<DueKind, string> = {
  inspection: 'Inspection',
  safetyCheck: 'Safety check',
  safetyInspection: 'Safety inspection (SP)',
  tachograph: 'Tachograph',
  tailLift: 'Tail lift',
  other: 'Other',
};

/** What a vehicle is due for, as the lists of vehicles write it and read it again. */
export const dueTexts = {
  names,
  title: 'All dues',
  /** `YYYY-MM-DD` */
  day: (day: string) => day,
  dueOn: (day: string) => `due ${day}`,
  lastOn: (day: string) => `last ${day}`,
  months: (months: number) => `every ${months} months`,
  blocks: 'blocks',
};
