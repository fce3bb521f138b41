import { meetingAt, meetingSentences, type End } from '../../contract/site/meeting.ts';
import { timesOn } from '../../contract/site/opening.ts';
import type { Place } from '../../contract/site/places.ts';
import { meetingTexts as german } from '../../contract/texts/de/meetings.ts';
import { meetingTexts as english } from '../../contract/texts/en/meetings.ts';
import type { Language } from '../../contract/texts/language.ts';
import { timesInWords } from '../time/in-words.ts';
import { toWallTime } from '../time/wall-times.ts';

const texts = { en: english, de: german };

/** When a place is open on the day of a pick-up or drop-off, and what to know where that is outside its hours; by sentences; nothing of any other place. */
export function openingInWords(
  place: Place | undefined,
  end: End,
  instant: Date,
  { language, timeZone }: { language: Language; timeZone: string },
): string[] {
  if (!place) return [];
  const at = toWallTime(instant, timeZone);
  const inWords = (time: string) => timesInWords(language, 'UTC').moment(`${time}Z`);
  const meeting = meetingAt(place, end, at);
  const { [language]: own } = texts;
  return [
    ...timesOn(place, at.slice(0, 10)).map(({ opens, closes }) => own.opens(opens, closes)),
    ...meetingSentences(meeting, place.name, own, inWords),
    // It was booked all the same, by staff or where nobody asked.
    ...(meeting.kind === 'closed' ? [own.arrange] : []),
  ];
}
