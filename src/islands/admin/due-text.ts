import type { VehicleDue } from '../../../contract/vehicle-dues.ts';
import { date } from '../../lib/format.ts';
import { blockTexts } from '../../lib/texts.ts';

/** What a vehicle is due for, and when. */
export function dueText({ kind, on, isPast }: VehicleDue): string {
  const { dues, due, overdue } = blockTexts();
  return (isPast ? overdue : due)(dues[kind], date(on));
}
