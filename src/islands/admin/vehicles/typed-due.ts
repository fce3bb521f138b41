import { limits } from '../../../../contract/values/limits.ts';
import { readNumber } from '../../../../contract/values/numbers.ts';
import { day } from '../../../../contract/values/times.ts';
import { nextDue, type Due, type DueKind } from '../../../../contract/vehicles/vehicle-dues.ts';

/** What a vehicle is due for, as typed into its form. */
export interface TypedDue {
  kind: DueKind;
  name: string;
  months: string;
  /** `YYYY-MM-DD`, or empty. */
  lastOn: string;
  dueOn: string;
  blocks: boolean;
}

export const typedDue = ({ kind, name, months, lastOn, dueOn, blocks }: Due): TypedDue => ({
  kind,
  name: name ?? '',
  months: String(months ?? ''),
  lastOn: lastOn ?? '',
  dueOn: dueOn ?? '',
  blocks,
});

/** With the next day if that follows; else as it was. */
export function withNextDay(due: TypedDue): TypedDue {
  const lastOn = day.safeParse(due.lastOn).data ?? null;
  const months = readNumber(due.months, { min: 1, max: limits.dueMonths });
  return { ...due, dueOn: nextDue({ months, lastOn }) ?? due.dueOn };
}
