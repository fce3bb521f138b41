import type { ErrorCode } from '../values/errors.ts';
import { limits } from '../values/limits.ts';
import type { MessageKey } from '../texts/message-key.ts';

/** Why a time cannot be booked. */
export interface TimeFault {
  code: ErrorCode;
  message: MessageKey;
}

const pickUpPast: TimeFault = { code: 'pick_up_in_past', message: 'reservations.pickUpPast' };
const pickUpTimePast: TimeFault = {
  code: 'pick_up_time_in_past',
  message: 'reservations.pickUpTimePast',
};
const dropOffBeforePickUp: TimeFault = {
  code: 'drop_off_before_pick_up',
  message: 'reservations.dropOffBeforePickUp',
};
const tooShort: TimeFault = { code: 'rental_too_short', message: 'reservations.tooShort' };

/** Of a day rather than of a time on it. */
const ofDays = new Set<ErrorCode>([
  'pick_up_in_past',
  'drop_off_before_pick_up',
  'too_far_ahead',
  'too_far_back',
]);

/** Whether another day is needed, not only another time. */
export const isOfDay = (code: ErrorCode): boolean => ofDays.has(code);

/** Of days `YYYY-MM-DD` at the company's place. `isPast`: the minute of the pick-up is over. */
export function pickUpFault(day: string, today: string, isPast: boolean): TimeFault | null {
  if (day < today) return pickUpPast;
  return isPast ? pickUpTimePast : null;
}

/** Of days likewise. `minutes` pass in between, across changes of the clock. */
export function dropOffFault(
  pickUpDay: string,
  dropOffDay: string,
  minutes: number,
): TimeFault | null {
  if (dropOffDay < pickUpDay) return dropOffBeforePickUp;
  return minutes < limits.rentalMinutes ? tooShort : null;
}
