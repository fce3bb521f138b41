import { adjustmentIn, type Adjustment } from '../../../../contract/reservations/adjustment.ts';
import { sumOf, type ReservationLine } from '../../../../contract/reservations/lines.ts';
import { readNumber } from '../../../../contract/values/numbers.ts';
import { wantedPrice } from '../../../../contract/reservations/rental.ts';

/** What the form says of a price set by hand. */
export interface ByHand {
  /** What the stored one differs by; empty without one. */
  byHand: string;
  byHandReason: string;
  /** Another total, as typed; empty without one. */
  wantedPrice: string;
}

interface Price {
  price: number;
  lines: readonly ReservationLine[];
}

export interface ShownPrice extends Price {
  /** The price without what is set by hand. */
  computed: number;
}

/** The form's values for a stored price set by hand, if any. */
export const byHandOf = (lines: readonly ReservationLine[] | undefined): ByHand => {
  const stored = adjustmentIn(lines);
  const byHand = stored ? String(stored.amount) : '';
  return { byHand, byHandReason: stored?.text ?? '', wantedPrice: '' };
};

/** A price as it will be with what the form sets by hand. */
export function withByHand({ price, lines }: Price, form: ByHand): ShownPrice {
  const stored = adjustmentIn(lines);
  const computed = sumOf([{ amount: price }, { amount: -(stored?.amount ?? 0) }]);
  const amount = amountOf(computed, form, stored?.amount ?? null);
  const others = lines.filter((line) => line !== stored);
  if (amount === null) return { price: computed, lines: others, computed };
  const text = form.byHandReason.trim();
  const line = { ...flat, unitPrice: amount, amount, text };
  return { price: sumOf([{ amount: computed }, line]), lines: [...others, line], computed };
}

const flat = { kind: 'adjustment', quantity: 1, unit: 'flat' };

/** What the form's price differs by from the computed one; null if it is the computed one. */
function amountOf(computed: number, form: ByHand, stored: number | null): number | null {
  const target = readNumber(form.wantedPrice, wantedPrice);
  if (target !== null) return sumOf([{ amount: target }, { amount: -computed }]);
  return form.byHand === '' ? null : stored;
}

/** What a save says of the price: a new adjustment, null to remove it; undefined if nothing of it changed. */
export function adjustmentToSend(
  form: ByHand,
  before: ByHand,
  computed: number,
): Adjustment | null | undefined {
  const text = form.byHandReason.trim();
  const isWanted = form.wantedPrice !== '';
  if (!isWanted && form.byHand === before.byHand && text === before.byHandReason) return undefined;
  if (!isWanted && form.byHand === '') return before.byHand === '' ? undefined : null;
  const amount = isWanted ? amountOf(computed, form, null) : Number(form.byHand);
  return amount ? { amount, text } : null;
}
