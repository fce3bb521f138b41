import {
  adjustmentIn,
  percentField,
  type Adjustment,
} from '../../../../contract/reservations/adjustment.ts';
import {
  discountOf,
  isPercent,
  sumOf,
  type ReservationLine,
} from '../../../../contract/reservations/lines.ts';
import { readNumber } from '../../../../contract/values/numbers.ts';
import { wantedPrice } from '../../../../contract/reservations/rental.ts';

/** What the form says of a price set by hand. */
export interface ByHand {
  /** What the stored one differs by, an amount or `10%`; empty without one. */
  byHand: string;
  byHandReason: string;
  /** Another total, as typed; empty without one. */
  wantedPrice: string;
  /** Or a discount in percent of the rental. */
  discountPercent: string;
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
  const amount = stored && (isPercent(stored) ? `${stored.quantity}%` : String(stored.amount));
  return {
    byHand: amount ?? '',
    byHandReason: stored?.text ?? '',
    wantedPrice: '',
    discountPercent: '',
  };
};

/** A price as it will be with what the form sets by hand. */
export function withByHand({ price, lines }: Price, form: ByHand): ShownPrice {
  const stored = adjustmentIn(lines);
  const computed = sumOf([{ amount: price }, { amount: -(stored?.amount ?? 0) }]);
  const others = lines.filter((line) => line !== stored);
  const line = lineOf(computed, form, others, stored);
  if (line === null) return { price: computed, lines: others, computed };
  const text = form.byHandReason.trim();
  return {
    price: sumOf([{ amount: computed }, line]),
    lines: [...others, { ...line, text }],
    computed,
  };
}

const flat = (amount: number) => ({
  kind: 'adjustment',
  quantity: 1,
  unit: 'flat',
  unitPrice: amount,
  amount,
});

const percentIn = (form: ByHand): number | null => readNumber(form.discountPercent, percentField);

/** What the form adds to the computed price; null if it is the computed one. */
function lineOf(
  computed: number,
  form: ByHand,
  others: readonly ReservationLine[],
  stored: ReservationLine | null,
) {
  const percent = percentIn(form);
  if (percent !== null) {
    const extras = others.filter(({ kind }) => kind !== 'rental');
    const rental = sumOf([{ amount: computed }, { amount: -sumOf(extras) }]);
    const line = flat(discountOf(rental, percent));
    return { ...line, quantity: percent, unit: 'percent' };
  }
  const amount = wantedAmount(computed, form);
  if (amount !== null) return flat(amount);
  return form.byHand === '' ? null : stored;
}

/** What the wanted price differs by from the computed one; null without one. */
function wantedAmount(computed: number, form: ByHand): number | null {
  const target = readNumber(form.wantedPrice, wantedPrice);
  return target === null ? null : sumOf([{ amount: target }, { amount: -computed }]);
}

/** What a save says of the price: a new adjustment, null to remove it; undefined if nothing of it changed. */
export function adjustmentToSend(
  form: ByHand,
  before: ByHand,
  computed: number,
): Adjustment | null | undefined {
  const text = form.byHandReason.trim();
  const percent = percentIn(form);
  if (percent !== null) return { percent, text };
  const wanted = wantedAmount(computed, form);
  if (wanted !== null) return wanted ? { amount: wanted, text } : null;
  if (form.byHand === before.byHand && text === before.byHandReason) return undefined;
  if (form.byHand === '') return before.byHand === '' ? undefined : null;
  return form.byHand.endsWith('%')
    ? { percent: Number(form.byHand.slice(0, -1)), text }
    : { amount: Number(form.byHand), text };
}
