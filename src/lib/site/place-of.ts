import type { Place } from '../../../contract/site/places.ts';

/** Suggestions for the fields of places, which the page's template has. */
export const placesList = 'places';

/** The places of the page; the first is the main one. */
export const readPlaces = (): Place[] =>
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLElement>(`#${placesList} > option`)].map(
        (option) => JSON.parse(option.dataset.place!) as Place,
      );

/** The place of this slug; undefined for one that is gone. */
export const placeOf = (slug: string): Place | undefined =>
  readPlaces().find((place) => place.slug === slug);

/** Where a vehicle stands; undefined if nobody knows. */
export const placeName = (homePlace: string | null | undefined): string | undefined =>
  placeOf(homePlace ?? '')?.name;
