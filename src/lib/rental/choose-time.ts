import type { UseFormReturn } from 'react-hook-form';
import type { End } from '../../../contract/site/meeting.ts';
import type { RentalForm } from '../../../contract/reservations/rental.ts';

const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

/** Fills in when a rental begins or ends: `at` is a wall time, `YYYY-MM-DDTHH:mm`. */
export function chooseTime<Output>(
  { setValue }: UseFormReturn<RentalForm, unknown, Output>,
  end: End,
  at: string,
): void {
  setValue(`${end}Date`, at.slice(0, 10), options);
  setValue(`${end}Time`, at.slice(11), options);
}
