import type { Language } from '../../contract/texts/language.ts';
import type { DocumentKind } from '../../contract/counter/document-kinds.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { textsOfDocuments } from './in-words.ts';

/** A readable name without spaces: `Reservierung-R-000123.pdf`. */
export const documentFileName = (id: number, kind: DocumentKind, language: Language): string =>
  `${textsOfDocuments[language].fileNames[kind]}-${reservationNumber(id)}.pdf`;
