import type { Moments } from '../../../contract/reservations/rental.ts';
import {
  closedEnds,
  meetingAt,
  meetingSentences,
  type End,
  type Meeting,
} from '../../../contract/site/meeting.ts';
import type { Place } from '../../../contract/site/places.ts';
import { wallTime } from '../api/clock.ts';
import { sentenceTime } from '../texts/format.ts';
import { timeOfDay } from '../texts/in-words.ts';
import { meetingTexts } from '../texts/meeting-texts.ts';

// Without zod, for visitors' scripts.

/** A rental's time at which a place is closed, in words. */
export interface ClosedTime {
  text: string;
  /** The nearest time at which it is open, `YYYY-MM-DDTHH:mm`. */
  nearest: string | null;
  /** The times with the nearest at which it is open, and what to call that; null if there is none. */
  instead: { moments: Moments; text: string } | null;
}

/** What to know of a rental's first time at which a place is closed, with times that mend both; null without one. */
export function closedTimeOf(...ends: TimesAndPlaces): ClosedTime | null {
  const [first, last] = closedTimesOf(...ends);
  const [from, until] = [first?.nearest, last?.nearest];
  if (!first || !from || !until || from >= until) return first ?? null;
  const [pickUpDate = '', pickUpTime = ''] = from.split('T');
  const [dropOffDate = '', dropOffTime = ''] = until.split('T');
  const text = meetingTexts().takeNearest(`${sentenceTime(from)} – ${sentenceTime(until)}`);
  const moments = { pickUpDate, pickUpTime, dropOffDate, dropOffTime };
  return { ...first, instead: { moments, text } };
}

/** What can be promised of a rental's end; of none that is whole, nothing else is known. */
const meetingOf = (moments: Moments, end: End, place: Place | undefined): Meeting => {
  const at = `${moments[`${end}Date`]}T${moments[`${end}Time`]}`;
  return place && at.length === 16 ? meetingAt(place, end, at) : { kind: 'open' };
};

/** What to know of a rental's end outside the hours of a place; nothing of one within them. */
export const sentencesOf = (...[moments, end, place]: Parameters<typeof meetingOf>): string[] =>
  meetingSentences(meetingOf(moments, end, place), place?.name ?? '', meetingTexts(), sentenceTime);

/** Whether a rental's pick-up is possible by arrangement only. */
export const isByArrangement = (moments: Moments, place: Place | undefined): boolean =>
  meetingOf(moments, 'pickUp', place).kind === 'ask';

type TimesAndPlaces = [moments: Moments, pickUp: Place | undefined, dropOff: Place | undefined];

/** Where and when a place is closed of a rental's two. */
const closedEndsOf = (...[moments, pickUp, dropOff]: TimesAndPlaces) => {
  const { pickUpDate, pickUpTime, dropOffDate, dropOffTime } = moments;
  return closedEnds(
    { place: pickUp, at: `${pickUpDate}T${pickUpTime}` },
    { place: dropOff, at: `${dropOffDate}T${dropOffTime}` },
    wallTime(),
  );
};

/** What to know of each of a rental's times at which a place is closed. */
function closedTimesOf(...[moments, ...places]: TimesAndPlaces): ClosedTime[] {
  const dropOffAt = `${moments.dropOffDate}T${moments.dropOffTime}`;
  const { closedAt, takeNearest } = meetingTexts();
  return closedEndsOf(moments, ...places).map(({ end, place, at, nearest }) => {
    const text = closedAt(place.name, sentenceTime(at));
    if (!nearest || (end === 'pickUp' && nearest >= dropOffAt))
      return { text, nearest, instead: null };
    const [date, time] = nearest.split('T');
    const changed = { ...moments, [`${end}Date`]: date, [`${end}Time`]: time };
    const inWords = at.startsWith(date!) ? timeOfDay(time!) : sentenceTime(nearest);
    return { text, nearest, instead: { moments: changed, text: takeNearest(inWords) } };
  });
}
