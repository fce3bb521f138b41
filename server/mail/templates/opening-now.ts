import { openAfter, timesOn } from '../../../contract/site/opening.ts';
import type { Place } from '../../../contract/site/places.ts';
import { timesInWords } from '../../time/in-words.ts';
import { toWallTime } from '../../time/wall-times.ts';
import { present } from './letter.ts';
import { rentalTexts } from './rental-texts.ts';
import type { Scene } from './scene.ts';

/** Until when a place is open, or when it opens again and where the key goes before; null if it is closed for long. */
export function openingNow(
  place: Pick<Place, 'name' | 'hours' | 'closed' | 'keyDrop'>,
  at: Date,
  { language, timeZone }: Pick<Scene, 'language' | 'timeZone'>,
): string | null {
  const { late } = rentalTexts(language).texts;
  const inWords = (wallTime: string) => timesInWords(language, 'UTC').moment(`${wallTime}Z`);
  const now = toWallTime(at, timeZone);
  const [date, time] = [now.slice(0, 10), now.slice(11, 16)];
  const open = timesOn(place, date).find(({ opens, closes }) => opens <= time && time <= closes);
  if (open) return late.openUntil(place.name, inWords(`${date}T${open.closes}`));
  const opens = openAfter(place, now);
  if (opens === null) return null;
  const key = place.keyDrop && late.keyUntilThen(place.keyDrop);
  return present(late.opensAgain(place.name, inWords(opens)), key).join(' ');
}
