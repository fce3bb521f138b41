import type { Language } from '../../contract/language.ts';
import { counterTexts as germanCounter } from '../../contract/texts/de/counter.ts';
import { damagePlaceTexts as germanPlaces } from '../../contract/texts/de/damage-places.ts';
import { lineTexts as germanLines } from '../../contract/texts/de/lines.ts';
import { paperTexts as german } from '../../contract/texts/de/papers.ts';
import { vehicleTexts as germanVehicles } from '../../contract/texts/de/vehicles.ts';
import { counterTexts as englishCounter } from '../../contract/texts/en/counter.ts';
import { damagePlaceTexts as englishPlaces } from '../../contract/texts/en/damage-places.ts';
import { lineTexts as englishLines } from '../../contract/texts/en/lines.ts';
import { paperTexts as english } from '../../contract/texts/en/papers.ts';
import { vehicleTexts as englishVehicles } from '../../contract/texts/en/vehicles.ts';
import type { Translation } from '../../contract/texts/translation.ts';

type Texts = Translation<
  typeof english & {
    lines: typeof englishLines;
    vehicles: typeof englishVehicles;
    places: typeof englishPlaces;
  }
> & {
  /** By eighths of a tank. */
  fuelLevels: readonly string[];
};

/** What papers say, by language. */
export const textsOfPapers: Record<Language, Texts> = {
  en: {
    ...{ ...english, lines: englishLines, vehicles: englishVehicles, places: englishPlaces },
    fuelLevels: englishCounter.fuelLevels,
  },
  de: {
    ...{ ...german, lines: germanLines, vehicles: germanVehicles, places: germanPlaces },
    fuelLevels: germanCounter.fuelLevels,
  },
};
export type PaperTexts = Texts;
