import type { Moments } from '../../contract/rental.ts';
import { minutesBetween } from './clock.ts';

/** What is paid for: each hour that has begun. */
export const startedHours = ({ pickUpDate, pickUpTime, dropOffDate, dropOffTime }: Moments) =>
  Math.ceil(minutesBetween(`${pickUpDate}T${pickUpTime}`, `${dropOffDate}T${dropOffTime}`) / 60);
