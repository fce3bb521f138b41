import type { Hours } from './opening-hours.ts';

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
