import { weekday } from '../texts/format.ts';

/** A place of the company at which vehicles are handed over. */
export interface Place {
  name: string;
  address: string;
  /** A map's address on another site. */
  map: string;
  hours: Hours[];
}

/** Suggestions for the fields of places, which the page's template has. */
export const placesList = 'places';

/** The places of the page; the first is the main one. */
export const readPlaces = (): Place[] =>
  [...document.querySelectorAll<HTMLElement>(`#${placesList} > option`)].map(
    (option) => JSON.parse(option.dataset.place!) as Place,
  );

/** The place of this name; undefined for any other text. */
export const placeNamed = (places: readonly Place[], name: string): Place | undefined =>
  places.find((place) => place.name.toLowerCase() === name.trim().toLowerCase());

/** When a place is open: days from 1 for Monday to 7, times `HH:mm`. */
interface Hours {
  days: number[];
  opens: string;
  closes: string;
}

export const isOpen = (hours: Hours[], date: string, time: string): boolean =>
  hours.some(
    ({ days, opens, closes }) =>
      days.includes(new Date(date).getUTCDay() || 7) && opens <= time && time <= closes,
  );

/** `Mon–Fri 07:00–16:00, Sat 08:00–12:00`. */
export const hoursText = (hours: Hours[]): string =>
  hours.map(({ days, opens, closes }) => `${daysText(days)} ${opens}–${closes}`).join(', ');

function daysText(days: number[]): string {
  // The first of January 2024 was a Monday.
  const names = days.map((day) => weekday(`2024-01-0${day}`));
  const isRow = days.every((day, index) => day === days[0]! + index);
  return isRow && days.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', ');
}
