import { getCalendarFile } from '../../../contract/reservations/calendar-file.ts';
import type { PaperKind } from '../../../contract/counter/paper-kinds.ts';
import {
  getPaper,
  getSentPaper,
  listPapers,
  type SentPaper,
} from '../../../contract/counter/papers.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { call } from '../api/api.ts';
import { currentLanguage } from '../texts/language.ts';
import { saveFile } from '../api/save-file.ts';
import { afterBookingTexts } from '../texts/texts.ts';

/** What can be saved of a reservation. All reject with an ApiError. */
export interface ReservationFiles {
  saveCalendar: () => Promise<void>;
  /** As it is now. */
  savePaper: (kind: PaperKind) => Promise<void>;
  listSent: () => Promise<SentPaper[]>;
  /** As it was sent. */
  saveSent: (paper: SentPaper) => Promise<void>;
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
    savePaper: async (kind) =>
      saveFile(await call(getPaper, { params: { id, kind }, query }), nameOf(kind)),
    listSent: () => call(listPapers, { params: { id } }),
    saveSent: async ({ id: paperId, kind, sentAt }) =>
      saveFile(
        await call(getSentPaper, { params: { id, paperId } }),
        nameOf(kind, sentAt.slice(0, 10)),
      ),
  };
}
