import type { ReservationLine } from '../reservations/lines.ts';
import type { lineTexts as english } from './en/lines.ts';
import type { Translation } from './translation.ts';

export type LineTexts = Translation<typeof english>;

type Named = Pick<ReservationLine, 'kind' | 'unit' | 'quantity'> & { text?: string | null };

/**
 * What a line of a price is for: `3 hours × $12.50`, `Further kilometres: 1,250 km × $0.25`, or its kind with what an
 * administrator wrote. Another host's own kinds stay as they are.
 */
export function lineInWords(
  { rental, measured, kinds, percent, because }: LineTexts,
  { kind, unit, quantity, text }: Named,
  unitPrice: string,
): string {
  if (kind === 'rental' && isIn(rental, unit)) return rental[unit](quantity, unitPrice);
  // Less than the computed price by so much is a discount, too.
  const name = unit === 'percent' ? percent(quantity, kinds.discount) : nameOf(kinds, kind);
  if (text) return because(name, text);
  return isIn(measured, unit) ? because(name, measured[unit](quantity, unitPrice)) : name;
}

/** The same in two parts, as invoices have them: what is charged, and how it came about. `rentalName` names the rental. */
export function lineInParts(
  texts: LineTexts,
  { kind, unit, quantity, text }: Named,
  unitPrice: string,
  rentalName: string,
): { name: string; description: string } {
  if (kind === 'rental')
    return {
      name: rentalName,
      description: isIn(texts.rental, unit) ? texts.rental[unit](quantity, unitPrice) : '',
    };
  const { kinds, measured, percent } = texts;
  const name = unit === 'percent' ? percent(quantity, kinds.discount) : nameOf(kinds, kind);
  const count = isIn(measured, unit) && measured[unit](quantity, unitPrice);
  return { name, description: [count, text].filter(Boolean).join(', ') };
}

const nameOf = (kinds: LineTexts['kinds'], kind: string): string =>
  isIn(kinds, kind) ? kinds[kind] : kind;

const isIn = <Texts extends object>(texts: Texts, name: string): name is keyof Texts & string =>
  Object.hasOwn(texts, name);
