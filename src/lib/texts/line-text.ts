import { chargesLoss, type ReservationLine } from '../../../contract/reservations/lines.ts';
import { lineTexts as german } from '../../../contract/texts/de/lines.ts';
import { lineTexts as english } from '../../../contract/texts/en/lines.ts';
import { lineInWords } from '../../../contract/texts/line-in-words.ts';
import { price } from './format.ts';
import { currentLanguage } from './language.ts';

const texts = () => (currentLanguage() === 'de' ? german : english);

type Named = Omit<ReservationLine, 'amount' | 'text'> & { text?: string | null };

/** What a line of a price is for, in the page's language. */
export const lineText = (line: Named, currency?: string | null): string =>
  lineInWords(texts(), line, price(line.unitPrice, currency));

/** That customers may prove a lower loss; empty where none is charged. */
export const lossNote = (lines: readonly ReservationLine[], status: string): string =>
  chargesLoss(lines, status === 'CANCELLED') ? texts().lowerLoss : '';

/** A kind of line, besides the rental, in words; another host's own stays as it is. */
export const kindText = (kind: string): string =>
  (texts().kinds as Partial<Record<string, string>>)[kind] ?? kind;
