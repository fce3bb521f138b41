import type { Place } from '../../../contract/site/places.ts';
import { availabilityTexts } from '../texts/availability-texts.ts';
import { price } from '../texts/format.ts';
import { meetingTexts } from '../texts/meeting-texts.ts';
import { hoursText } from './places.ts';

// Without zod and React: a visitor's page has them before the log-in.

/** A place for a drop-off, with what it costs; `fee` is null where another place is not offered. */
export function returnText({ name }: Place, isSame: boolean, fee: number | null): string {
  const { sameAsPickUp, otherPlace } = meetingTexts();
  if (isSame) return sameAsPickUp(name);
  return fee ? otherPlace(name, price(fee)) : name;
}

/** Shows when a place is open and how to find it; nothing of none. */
export function showPlace(note: Element, place: Place | undefined): void {
  if (!place) return note.replaceChildren();
  const map = Object.assign(document.createElement('a'), {
    href: place.map,
    target: '_blank',
    rel: 'noreferrer',
    textContent: availabilityTexts().map,
  });
  const lines = [place.address, document.createElement('br'), `${hoursText(place.hours)}, `];
  note.replaceChildren(...lines, map);
}
