import { bookedSentences, type End } from '../../contract/site/meeting.ts';
import { timesOn } from '../../contract/site/opening.ts';
import type { Place } from '../../contract/site/places.ts';
import { meetingTexts as german } from '../../contract/texts/de/meetings.ts';
import { meetingTexts as english } from '../../contract/texts/en/meetings.ts';
import type { Language } from '../../contract/texts/language.ts';
import { timesInWords } from '../time/in-words.ts';
import { toWallTime } from '../time/wall-times.ts';
import type { CompanyFacts } from './facts.ts';

const texts = { en: english, de: german };

interface Settings {
  language: Language;
  timeZone: string;
  company: CompanyFacts;
}

/** When a place is open on the day of a pick-up or drop-off, and what to know where that is outside its hours; by sentences; nothing of any other place. */
export function openingInWords(
  place: Place | undefined,
  end: End,
  instant: Date,
  settings: Settings,
): string[] {
  if (!place) return [];
  const day = toWallTime(instant, settings.timeZone).slice(0, 10);
  const { opens: inWords } = texts[settings.language];
  return [
    ...timesOn(place, day).map(({ opens, closes }) => inWords(opens, closes)),
    ...outsideHoursInWords(place, end, instant, settings),
  ];
}

/** Only what to know where a pick-up or drop-off is outside a place's hours. */
export function outsideHoursInWords(
  place: Place | undefined,
  end: End,
  instant: Date,
  { language, timeZone, company }: Settings,
): string[] {
  if (!place) return [];
  const timeInWords = (time: string) => timesInWords(language, 'UTC').moment(`${time}Z`);
  const [phone = company.company.mail] = company.company.phones;
  const words = { phone, texts: texts[language], timeInWords };
  return bookedSentences(place, end, toWallTime(instant, timeZone), words);
}
