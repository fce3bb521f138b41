import { sumOf, type ReservationLine } from '../../contract/reservations/lines.ts';
import { linesToPay, type Priced, type TaxSettings } from '../reservations/index.ts';

/** A line with its row's id; 0 for the rental's. */
export type BilledLine = ReservationLine & { id: number };

/** What is to be paid of a reservation, line by line. */
export const billedLines = (
  reservation: Priced<BilledLine> & { status: string; totalPrice: number },
  settings: TaxSettings,
): BilledLine[] => linesToPay(reservation, settings).map((line) => ({ id: 0, ...line }));

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
