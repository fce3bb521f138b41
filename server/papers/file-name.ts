import type { Language } from '../../contract/language.ts';
import type { PaperKind } from '../../contract/paper-kinds.ts';
import { reservationNumber } from '../../contract/reservation-number.ts';
import { textsOfPapers } from './in-words.ts';

/** A readable name without spaces: `Reservierung-R-000123.pdf`. */
export const paperFileName = (id: number, kind: PaperKind, language: Language): string =>
  `${textsOfPapers[language].fileNames[kind]}-${reservationNumber(id)}.pdf`;
