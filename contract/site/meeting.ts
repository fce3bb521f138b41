import { limits } from '../values/limits.ts';
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
  | { kind: 'keyDrop'; where: string; inEnglish?: string | null; until: string | null }
  | { kind: 'closed'; nearest: string | null };

export type MeetingPlace = Opening & Pick<Place, 'outOfHours' | 'keyDrop'>;

/** None before `earliest` is offered instead. */
export function meetingAt(place: MeetingPlace, end: End, at: string, earliest?: string): Meeting {
  if (isOpenAt(place, at)) return { kind: 'open' };
  const { outOfHours, keyDrop } = place;
  if (end === 'pickUp' && outOfHours === 'ask') return { kind: 'ask' };
  if (end === 'dropOff' && keyDrop) {
    const { responsible, ...where } = keyDrop;
    const until = responsible === 'drop' ? null : openAfter(place, at);
    return { kind: 'keyDrop', ...where, until };
  }
  return { kind: 'closed', nearest: nearestOpen(place, at, earliest) };
}

/** Whether one cannot meet there at a wall time; anywhere else one can. */
export const isClosedAt = (place: MeetingPlace | undefined, end: End, at: string): boolean =>
  place !== undefined && at.length >= 16 && meetingAt(place, end, at).kind === 'closed';

/**
 * Where a rental cannot begin or end because the place is closed, and when, with the nearest time at which it can, not before `now`.
 * Without places nobody knows.
 */
export function closedEnds<P extends MeetingPlace>(
  pickUp: { place: P | undefined; at: string },
  dropOff: { place: P | undefined; at: string },
  now = '',
): { end: End; place: P; at: string; nearest: string | null }[] {
  const ends = [['pickUp', pickUp] as const, ['dropOff', dropOff] as const];
  return ends.flatMap(([end, { place, at }]) => {
    if (!place || !isClosedAt(place, end, at)) return [];
    const earliest = end === 'pickUp' ? now : dropOffFrom(pickUp.place, pickUp.at, now);
    return { end, place, at, nearest: nearestOpen(place, at, earliest) };
  });
}

/** When a drop-off can be offered from: the least rental after the pick-up, and after what is offered instead of that. */
export function dropOffFrom(place: MeetingPlace | undefined, pickUp: string, now: string): string {
  if (pickUp.length < 16) return now;
  const meeting = place && meetingAt(place, 'pickUp', pickUp, now);
  const offered = (meeting?.kind === 'closed' && meeting.nearest) || '';
  const after = [now, pickUp, offered]
    .map((time) => time.slice(0, 16))
    .toSorted()
    .at(-1)!;
  const later = Date.parse(`${after}Z`) + limits.rentalMinutes * 60_000;
  return new Date(later).toISOString().slice(0, 16);
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
      const { until, ...keyDrop } = meeting;
      return [
        texts.keyDrop(place, keyDrop),
        until ? texts.responsibleUntil(timeInWords(until)) : texts.responsibleUntilDrop,
      ];
    }
  }
}

/**
 * What to know of a booked pick-up or drop-off, at a wall time, outside the hours of its place: with the number to call where nobody
 * is there then, because staff agreed to it, or nobody asked.
 */
export function bookedSentences(
  place: MeetingPlace & Pick<Place, 'name'>,
  end: End,
  at: string,
  { phone, texts, timeInWords }: BookedWords,
): string[] {
  const meeting = meetingAt(place, end, at);
  if (meeting.kind === 'closed')
    return [texts.closedAt(place.name, timeInWords(at)), texts.arrange(phone)];
  const sentences = meetingSentences(meeting, place.name, texts, timeInWords);
  return meeting.kind === 'ask' ? [...sentences, texts.arrange(phone)] : sentences;
}

interface BookedWords {
  phone: string;
  texts: Translation<typeof meetingTexts>;
  timeInWords: (at: string) => string;
}
