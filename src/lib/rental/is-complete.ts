import type { Moments } from '../../../contract/reservations/rental.ts';
import { limits } from '../../../contract/values/limits.ts';
import { minutesBetween } from '../api/clock.ts';
import { momentNames } from './rental.ts';

const minutesOf = (form: Moments): number =>
  minutesBetween(
    `${form.pickUpDate}T${form.pickUpTime}`,
    `${form.dropOffDate}T${form.dropOffTime}`,
  );

/** Whether a form has the times of a rental that is long enough. */
export const isComplete = (form: Moments): boolean =>
  momentNames.every((name) => form[name]) && minutesOf(form) >= limits.rentalMinutes;
