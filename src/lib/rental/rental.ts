import type { Moments, RentalForm } from '../../../contract/reservations/rental.ts';
import { perRentalText } from '../../../contract/reservations/rental-fields.ts';
import { placeNamed } from '../../../contract/site/meeting.ts';
import { readPlaces } from '../site/place-of.ts';
import { toWire } from '../../../contract/values/to-wire.ts';

/** The fields of a rental's times, in the order of the form. */
export const momentNames = [
  'pickUpDate',
  'pickUpTime',
  'dropOffDate',
  'dropOffTime',
] as const satisfies (keyof Moments)[];

/** One value for each field of a rental's times. */
export const perMoment = <Value>(valueOf: (name: keyof Moments) => Value) =>
  Object.fromEntries(momentNames.map((name) => [name, valueOf(name)])) as Record<
    keyof Moments,
    Value
  >;

/** The fields of a rental's form, empty. */
export const emptyRental: RentalForm = {
  ...perRentalText(() => ''),
  ...perMoment(() => ''),
};

/** Places and times of a request to book or change a rental. */
export const rentalBody = (form: RentalForm) => ({
  ...rentalTimes(form),
  ...perRentalText((name) => form[name]),
});

/** The slugs of the company's places, for servers of ours, which refuse a time at which they are closed. */
export function slugsOf({
  pickUpLocation,
  dropOffLocation,
}: Pick<RentalForm, 'pickUpLocation' | 'dropOffLocation'>) {
  const places = readPlaces();
  return {
    pickUpPlace: placeNamed(places, pickUpLocation)?.slug,
    dropOffPlace: placeNamed(places, dropOffLocation)?.slug,
  };
}

/** The places of a preview: what is not filled in yet stays. */
export const previewedPlaces = (form: Pick<RentalForm, 'pickUpLocation' | 'dropOffLocation'>) => ({
  ...perRentalText((name) => form[name].trim() || undefined),
  ...slugsOf(form),
});

/** The times of a stored rental, as forms have them. */
export const momentsOf = ({
  pickUpTime,
  dropOffTime,
}: Record<'pickUpTime' | 'dropOffTime', string>): Moments => ({
  pickUpDate: pickUpTime.slice(0, 10),
  pickUpTime: pickUpTime.slice(11, 16),
  dropOffDate: dropOffTime.slice(0, 10),
  dropOffTime: dropOffTime.slice(11, 16),
});

/** The times of a request about a rental. */
export const rentalTimes = (form: Moments) => ({
  pickUpTime: toWire(`${form.pickUpDate}T${form.pickUpTime}`),
  dropOffTime: toWire(`${form.dropOffDate}T${form.dropOffTime}`),
});
