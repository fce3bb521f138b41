import { offsetAt } from '../time/offsets.ts';

const hour = 3_600_000;

/**
 * Hours to pay between two instants: every started one of the time that passes or of that on the clock in the zone, an IANA
 * name, whichever is less. So a day over the autumn change of clocks costs a day: the hour that occurs twice counts once.
 */
export function startedHours(pickUp: Date, dropOff: Date, zone: string): number {
  const passed = dropOff.getTime() - pickUp.getTime();
  const { offset: before } = offsetAt(pickUp.getTime(), zone);
  const { offset, from } = offsetAt(dropOff.getTime(), zone);
  const repeated = before - offset;
  // While the hour is repeated, the price stands still.
  const payable = repeated > 0 ? Math.max(from - pickUp.getTime(), passed - repeated) : passed;
  return Math.ceil(payable / hour);
}
