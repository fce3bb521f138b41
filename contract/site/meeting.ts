import type { meetingTexts } from '../texts/en/meetings.ts';
import type { Translation } from '../texts/translation.ts';
import { isOpenAt, nearestOpen, openAfter, timesOn, type Opening } from './opening.ts';
import type { Place } from './places.ts';

// Without zod, for visitors' scripts.

/** The slug of the company's address. */
export const mainPlace = 'main';

/** The place of this name; undefined for any other text. */
export const placeNamed = <P extends { name: string }>(
  places: readonly P[],
  name: string,
): P | undefined => places.find((place) => place.name.toLowerCase() === name.trim().toLowerCase());

export type End = 'pickUp' | 'dropOff';

/**
 * What can be promised of a pick-up or drop-off at a wall time: `ask` and `keyDrop` are outside the hours. `until` is when the
 * renter is responsible until, null for the drop itself; `nearest` an open time instead, null if there is none.
 */
export type Meeting =
  | { kind: 'open' }
  | { kind: 'ask' }
  | { kind: 'keyDrop'; where: string; until: string | null }
  | { kind: 'closed'; nearest: string | null };

export type MeetingPlace = Opening & Pick<Place, 'outOfHours' | 'keyDrop'>;

/** None before `earliest` is offered instead. */
export function meetingAt(place: MeetingPlace, end: End, at: string, earliest?: string): Meeting {
  if (isOpenAt(place, at)) return { kind: 'open' };
  const { outOfHours, keyDrop } = place;
  if (end === 'pickUp' && outOfHours === 'ask') return { kind: 'ask' };
  if (end === 'dropOff' && keyDrop) {
    const { where, responsible } = keyDrop;
    return { kind: 'keyDrop', where, until: responsible === 'drop' ? null : openAfter(place, at) };
  }
  return { kind: 'closed', nearest: nearestOpen(place, at, earliest) };
}

/** Whether no rental can begin at a place on a day, `YYYY-MM-DD`. */
export const isClosedOn = (place: MeetingPlace, date: string): boolean =>
  place.outOfHours !== 'ask' && timesOn(place, date).length === 0;

/** What to know of a meeting outside the hours of a place, sentence by sentence; nothing of one within them. */
export function meetingSentences(
  meeting: Meeting,
  place: string,
  texts: Translation<typeof meetingTexts>,
  timeInWords: (at: string) => string,
): string[] {
  switch (meeting.kind) {
    case 'open':
      return [];
    case 'ask':
    case 'closed':
      return [texts[meeting.kind](place)];
    case 'keyDrop': {
      const { where, until } = meeting;
      return [
        texts.keyDrop(place, where),
        until ? texts.responsibleUntil(timeInWords(until)) : texts.responsibleUntilDrop,
      ];
    }
  }
}
