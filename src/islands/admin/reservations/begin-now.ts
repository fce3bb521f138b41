import {
  rentalTextNames,
  type RentalTextName,
} from '../../../../contract/reservations/rental-fields.ts';
import type { Moments } from '../../../../contract/reservations/rental.ts';
import type { Slot } from '../../../../contract/reservations/quote.ts';
import { addDays } from '../../../../contract/values/times.ts';
import { minutesBetween, wallTime } from '../../../lib/api/clock.ts';
import { readPlaces } from '../../../lib/site/place-of.ts';

const minutes = 15;
/** So long somebody may stand at the counter until all is typed. */
const mostMinutes = 60;

/** The moments of a rental that begins in the present quarter of an hour; `now` is a wall time. Back a day later, unless something else was chosen. */
export function beginNow(now: string, { dropOffDate, dropOffTime }: Moments): Partial<Moments> {
  const [date = '', clock = ''] = now.split('T');
  const [hour = '', minute = ''] = clock.split(':');
  const quarter = String(Number(minute) - (Number(minute) % minutes)).padStart(2, '0');
  const pickUpTime = `${hour}:${quarter}`;
  const isLater = !dropOffDate || dropOffDate > date;
  return {
    pickUpDate: date,
    pickUpTime,
    ...(!dropOffDate && { dropOffDate: addDays(date, 1) }),
    ...(!dropOffTime && isLater && { dropOffTime: pickUpTime }),
  };
}

/** The moments of a rental that begins with a slot instead: it ends as it did, or with the slot if that is before. */
export function momentsFrom(slot: Slot, moments: Moments): Moments {
  const dropOff = `${moments.dropOffDate}T${moments.dropOffTime}`;
  const isOver = minutesBetween(slot.pickUpTime, dropOff) < mostMinutes;
  const [pickUpDate = '', pickUpTime = ''] = slot.pickUpTime.slice(0, 16).split('T');
  const end = isOver ? slot.dropOffTime : dropOff;
  const [dropOffDate = '', dropOffTime = ''] = end.slice(0, 16).split('T');
  return { pickUpDate, pickUpTime, dropOffDate, dropOffTime };
}

/** Whether a rental that is booked now begins with that: its customer waits for the vehicle. Both are wall times. */
export const hasJustBegun = (pickUp: string, now: string): boolean =>
  pickUp <= now && minutesBetween(pickUp, now) < mostMinutes;

type Rental = Moments & Record<RentalTextName, string>;

/** What a rental that begins now fills in: its moments, and where none was given the first place at which vehicles stand: the main one is the office, if there are others. */
export function fillNow(rental: Rental): Partial<Rental> {
  const [main, yard = main] = readPlaces();
  const filled: Partial<Rental> = beginNow(wallTime(), rental);
  for (const name of rentalTextNames) if (yard && !rental[name]) filled[name] = yard.name;
  return filled;
}
