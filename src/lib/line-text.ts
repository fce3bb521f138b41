import type { ReservationLine } from '../../contract/lines.ts';
import { lineTexts as german } from '../../contract/texts/de/lines.ts';
import { lineTexts as english } from '../../contract/texts/en/lines.ts';
import { price } from './format.ts';
import { currentLanguage } from './language.ts';

const texts = () => (currentLanguage() === 'de' ? german : english);

type Named = Omit<ReservationLine, 'amount' | 'text'> & { text?: string | null };

/** What a line of a price is for: `3 hours × $12.50`, or its kind with what an administrator wrote. */
export function lineText(
  { kind, unit, quantity, unitPrice, text }: Named,
  currency?: string | null,
): string {
  const { rental, because } = texts();
  if (kind === 'rental' && isRate(unit)) return rental[unit](quantity, price(unitPrice, currency));
  const name = kindText(kind);
  return text ? because(name, text) : name;
}

/** A kind of line, besides the rental, in words; another host's own stays as it is. */
export const kindText = (kind: string): string =>
  (texts().kinds as Partial<Record<string, string>>)[kind] ?? kind;

const isRate = (unit: string): unit is keyof typeof english.rental =>
  Object.hasOwn(english.rental, unit);
