import { atom } from 'nanostores';
import type { Moments, RentalForm } from '../../../contract/reservations/rental.ts';
import { momentNames, perMoment, slugsOf } from '../../lib/rental/rental.ts';

/** The times in the form, which the calendar and the quote share. Empty texts for what is not chosen. */
export const $times = atom<Moments>(perMoment(() => ''));

/** The slugs of the company's places in the form, as a query; empty unless the vehicle comes back to another one. */
export const $places = atom('');

type Places = Pick<RentalForm, 'pickUpLocation' | 'dropOffLocation'>;

/** The places in the form, by name. */
export const $placeNames = atom<Places>({ pickUpLocation: '', dropOffLocation: '' });

/** A one-way rental costs more. */
export function sharePlaces(values: Places): void {
  $placeNames.set(values);
  const { pickUpPlace, dropOffPlace } = slugsOf(values);
  const isOneWay = pickUpPlace && dropOffPlace && pickUpPlace !== dropOffPlace;
  $places.set(isOneWay ? `${new URLSearchParams({ pickUpPlace, dropOffPlace })}` : '');
}

/** Changes some of the times; without an effect if they are the same. */
export function setTimes(changes: Partial<Moments>): void {
  const before = $times.get();
  if (momentNames.some((name) => (changes[name] ?? before[name]) !== before[name]))
    $times.set({ ...before, ...changes });
}
