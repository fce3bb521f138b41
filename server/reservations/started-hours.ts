import { offsetAt } from '../time/offsets.ts';
import type { Rental } from './rental.ts';

const hour = 3_600_000;

/**
 * Hours to pay of a rental: every started one of the time that passes or of that on the clock in the zone, an IANA
 * name, whichever is less. So a day over the autumn change of clocks costs a day: the hour that occurs twice counts once.
 */
export function startedHours({ pickUpTime, dropOffTime }: Rental, zone: string): number {
  const [pickUp, dropOff] = [pickUpTime.getTime(), dropOffTime.getTime()];
  const passed = dropOff - pickUp;
  const { offset: before } = offsetAt(pickUp, zone);
  const { offset, from } = offsetAt(dropOff, zone);
  const repeated = before - offset;
  // While the hour is repeated, the price stands still.
  const payable = repeated > 0 ? Math.max(from - pickUp, passed - repeated) : passed;
  return Math.ceil(payable / hour);
}
