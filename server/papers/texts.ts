import type { Language } from '../../contract/language.ts';
import { lineTexts as germanLines } from '../../contract/texts/de/lines.ts';
import { paperTexts as german } from '../../contract/texts/de/papers.ts';
import { vehicleTexts as germanVehicles } from '../../contract/texts/de/vehicles.ts';
import { lineTexts as englishLines } from '../../contract/texts/en/lines.ts';
import { paperTexts as english } from '../../contract/texts/en/papers.ts';
import { vehicleTexts as englishVehicles } from '../../contract/texts/en/vehicles.ts';
import type { Translation } from '../../contract/texts/translation.ts';

type Texts = Translation<
  typeof english & { lines: typeof englishLines; vehicles: typeof englishVehicles }
>;

/** What papers say, by language. */
export const textsOfPapers: Record<Language, Texts> = {
  en: { ...english, lines: englishLines, vehicles: englishVehicles },
  de: { ...german, lines: germanLines, vehicles: germanVehicles },
};
export type PaperTexts = Texts;
