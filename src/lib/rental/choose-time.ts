import type { UseFormReturn } from 'react-hook-form';
import { isClosedAt, placeNamed, type End } from '../../../contract/site/meeting.ts';
import type { RentalForm } from '../../../contract/reservations/rental.ts';
import { limits } from '../../../contract/values/limits.ts';
import { minutesBetween, minutesLater } from '../api/clock.ts';
import { readPlaces } from '../site/place-of.ts';

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

/** Takes a time that is offered instead. A drop-off that cannot stay then keeps the length of the rental, where it can. */
export function takeTime<Output>(
  form: UseFormReturn<RentalForm, unknown, Output>,
  end: End,
  at: string,
): void {
  const { pickUpDate, pickUpTime, dropOffDate, dropOffTime, dropOffLocation } = form.getValues();
  chooseTime(form, end, at);
  const dropOff = `${dropOffDate}T${dropOffTime}`;
  const length = minutesBetween(`${pickUpDate}T${pickUpTime}`, dropOff);
  if (end === 'dropOff' || !Number.isFinite(length)) return;
  const place = placeNamed(readPlaces(), dropOffLocation);
  const canBe = (time: string) =>
    minutesBetween(at, time) >= limits.rentalMinutes && !isClosedAt(place, 'dropOff', time);
  const kept = minutesLater(at, length);
  if (!canBe(dropOff) && canBe(kept)) chooseTime(form, 'dropOff', kept);
}
