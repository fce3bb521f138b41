import type { Language } from '../../contract/texts/language.ts';
import type { PaperKind } from '../../contract/counter/paper-kinds.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { textsOfPapers } from './in-words.ts';

/** A readable name without spaces: `Reservierung-R-000123.pdf`. */
export const paperFileName = (id: number, kind: PaperKind, language: Language): string =>
  `${textsOfPapers[language].fileNames[kind]}-${reservationNumber(id)}.pdf`;
