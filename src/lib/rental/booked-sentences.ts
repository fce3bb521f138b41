import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { bookedSentences, placeNamed, type End } from '../../../contract/site/meeting.ts';
import type { Place } from '../../../contract/site/places.ts';
import { hotline } from '../site/company.ts';
import { sentenceTime } from '../texts/format.ts';
import { meetingTexts } from '../texts/meeting-texts.ts';

export type BookedEnds = Pick<Reservation, `${End}Time` | `${End}Location`>;

/** What to know of a booked pick-up or drop-off that is outside the hours of its place; nothing once it is past, at a wall time. */
export function bookedSentencesOf(
  rental: BookedEnds,
  end: End,
  places: readonly Place[],
  now: string,
): string {
  const [time, name] = [rental[`${end}Time`], rental[`${end}Location`]];
  const place = placeNamed(places, name);
  if (!place || time <= now) return '';
  const words = { phone: hotline.text, texts: meetingTexts(), timeInWords: sentenceTime };
  return bookedSentences(place, end, time.slice(0, 16), words).join(' ');
}
