import { feesOf, sumOf, type ReservationLine } from '../../contract/reservations/lines.ts';
import { linesOf, vatPercentOf, type Priced, type TaxSettings } from '../reservations/index.ts';

/** A line with its row's id; 0 for the rental's. */
export type BilledLine = ReservationLine & { id: number };

interface Billed extends Priced {
  status: string;
  totalPrice: number;
  /** The ids of the `extras`, in their order. */
  extraIds: number[];
}

/** What is to be paid of a reservation, line by line: of a cancelled one its fees. */
export function billedLines(
  { extraIds, status, totalPrice, ...priced }: Billed,
  settings: TaxSettings,
): BilledLine[] {
  const lines = linesOf(priced, settings);
  const extrasFrom = lines.length - extraIds.length;
  const numbered = lines.map((line, index) => ({ ...line, id: extraIds[index - extrasFrom] ?? 0 }));
  if (status === 'CANCELLED') return feesOf(numbered);
  // Where the agreed rates are not known the rental is what the price leaves for it.
  const rest = sumOf([{ amount: totalPrice }, ...lines.map(({ amount }) => ({ amount: -amount }))]);
  if (rest === 0) return numbered;
  const whole = { kind: 'rental', quantity: 1, unit: 'flat', unitPrice: rest, amount: rest };
  return [{ ...whole, vatPercent: vatPercentOf(priced, settings), text: null, id: 0 }, ...numbered];
}

/** A line that stands on an invoice. */
export interface InvoicedLine {
  id: number;
  amount: number;
  /** The invoice's. */
  number: string;
}

/** What is on no invoice yet, and the numbers of those that no longer say what is to be paid. */
export function toInvoice(
  billed: readonly BilledLine[],
  invoiced: readonly InvoicedLine[],
): { lines: BilledLine[]; outdated: string[] } {
  const isInvoiced = new Set(invoiced.map(({ id }) => id));
  const owed = Map.groupBy(billed, ({ id }) => id);
  return {
    lines: billed.filter(({ id, amount }) => amount !== 0 && !isInvoiced.has(id)),
    outdated: [
      ...new Set(
        invoiced
          .filter(({ id, amount }) => sumOf(owed.get(id) ?? []) !== amount)
          .map(({ number }) => number),
      ),
    ],
  };
}
