import { getCalendarFile } from '../../../contract/reservations/calendar-file.ts';
import type { DocumentKind } from '../../../contract/counter/document-kinds.ts';
import {
  getDocument,
  getSentDocument,
  listDocuments,
  type SentDocument,
} from '../../../contract/counter/documents.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { call } from '../api/api.ts';
import { currentLanguage } from '../texts/language.ts';
import { saveFile } from '../api/save-file.ts';
import { afterBookingTexts } from '../texts/texts.ts';

/** What can be saved of a reservation. All reject with an ApiError. */
export interface ReservationFiles {
  saveCalendar: () => Promise<void>;
  /** As it is now. */
  saveDocument: (kind: DocumentKind) => Promise<void>;
  listSent: () => Promise<SentDocument[]>;
  /** As it was sent. */
  saveSent: (document: SentDocument) => Promise<void>;
}

export function filesOf(id: number): ReservationFiles {
  const number = reservationNumber(id);
  const query = { language: currentLanguage() };
  /** `R-000123-confirmation-2026-11-24.pdf`. */
  const nameOf = (kind: string, ...suffixes: string[]) => {
    const kinds: Partial<Record<string, string>> = afterBookingTexts().fileNames;
    return `${[number, kinds[kind] ?? kind, ...suffixes].join('-')}.pdf`;
  };
  return {
    saveCalendar: async () =>
      saveFile(await call(getCalendarFile, { params: { id }, query }), `${number}.ics`),
    saveDocument: async (kind) =>
      saveFile(await call(getDocument, { params: { id, kind }, query }), nameOf(kind)),
    listSent: () => call(listDocuments, { params: { id } }),
    saveSent: async ({ id: documentId, kind, sentAt }) =>
      saveFile(
        await call(getSentDocument, { params: { id, documentId } }),
        nameOf(kind, sentAt.slice(0, 10)),
      ),
  };
}
