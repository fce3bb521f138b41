import type { ReportSheet } from '../../contract/office/reports.ts';
import type { Words } from './month-words.ts';
import { amountFormat, sheetOf, type Cell, type Column, type Sheet } from './sheet.ts';

/** Of these totals are made. */
const amounts = ['net', 'vat', 'gross', 'amount', 'invoiced', 'open'] as const;
type Amounts = Partial<Record<(typeof amounts)[number], number>>;

/** A row of a month's files, as far as a sheet has it. Days are `YYYY-MM-DD`. */
export interface Entry extends Amounts {
  currency: string;
  vatPercent?: number | null;
  reservation?: string;
  invoice?: string | null;
  cancels?: string | null;
  kind?: string;
  method?: string;
  date?: string;
  supplyFrom?: string;
  supplyTo?: string;
  dueOn?: string;
  returnedOn?: string | null;
  /** A wall time. */
  at?: string;
  customer?: string;
  vehicle?: string;
  licencePlate?: string | null;
  state?: string | null;
  text?: string;
  /** By what the totals are: a rate, or a kind of payment. */
  totalOf?: string;
  /** What a row of totals is called. */
  total?: string;
}

const dayNames = ['date', 'supplyFrom', 'supplyTo', 'dueOn', 'returnedOn'] as const;
type ColumnName = Exclude<keyof Entry, 'total' | 'totalOf'>;

const taxed = ['currency', 'vatPercent', 'net', 'vat', 'gross'] as const;
const columnsOf: Record<ReportSheet, readonly ColumnName[]> = {
  rentals: [
    ...(['reservation', 'customer', 'vehicle', 'licencePlate', 'date', 'state'] as const),
    ...(['kind', 'text', ...taxed] as const),
  ],
  invoices: [
    ...(['invoice', 'kind', 'date', 'customer', 'reservation', 'supplyFrom', 'supplyTo'] as const),
    ...(['dueOn', 'cancels', ...taxed] as const),
  ],
  payments: [
    ...(['at', 'reservation', 'customer', 'kind', 'method', 'text', 'invoice'] as const),
    ...(['currency', 'amount'] as const),
  ],
  advances: ['date', 'reservation', 'customer', 'returnedOn', ...taxed],
  pending: [
    ...(['reservation', 'customer', 'vehicle', 'licencePlate', 'date', 'currency'] as const),
    ...(['gross', 'invoiced', 'open'] as const),
  ],
};

const widths: Partial<Record<ColumnName, number>> = {
  customer: 30,
  vehicle: 28,
  text: 40,
  invoice: 18,
  cancels: 18,
  reservation: 14,
  at: 18,
  kind: 20,
  state: 16,
  currency: 10,
  licencePlate: 15,
};

function cellOf(entry: Entry, name: ColumnName): Cell {
  const value = entry[name] ?? null;
  const isTime = name === 'at' || dayNames.some((day) => day === name);
  return isTime && typeof value === 'string' && value
    ? new Date(name === 'at' ? `${value}Z` : value)
    : value;
}

function formatOf(name: ColumnName, { day, moment }: Words): string | undefined {
  if (name === 'at') return moment;
  if (dayNames.some((each) => each === name)) return day;
  return amounts.some((each) => each === name) ? amountFormat : undefined;
}

function columnsFor(name: ReportSheet, words: Words): Column<Entry>[] {
  return columnsOf[name].map((column, index) => {
    const format = formatOf(column, words);
    return {
      header: words.heads.report.columns[column],
      width: widths[column] ?? 14,
      ...(format && { format }),
      // What a total is called stands in front.
      cell: (entry) => (index === 0 && entry.total) || cellOf(entry, column),
    };
  });
}

/** A sheet of a month, in the reader's language, with its totals at the end. */
export function monthSheet(name: ReportSheet, entries: AsyncIterable<Entry>, words: Words): Sheet {
  const { sheets, sum } = words.heads.report;
  // Payments are summed up by kind, and what is pending has one sum as it is.
  const isTaxed = columnsOf[name].includes('net');
  const rows = withTotals(entries, isTaxed ? sum : null);
  return sheetOf(sheets[name], columnsFor(name, words), rows, ({ total }) => total !== undefined);
}

/** The same without totals, named as its file. */
export const plainSheet = (name: ReportSheet, entries: AsyncIterable<Entry>, words: Words): Sheet =>
  sheetOf(words.heads.report.files[name], columnsFor(name, words), entries);

/** Entries, then what those alike come to, and with `sum` all, by currency; exact to the cent. */
async function* withTotals(
  entries: AsyncIterable<Entry>,
  sum: string | null,
): AsyncGenerator<Entry> {
  const totals = new Map<string, Entry>();
  const add = (entry: Entry, total: string, vatPercent: number | null) => {
    const { currency } = entry;
    const key = `${currency} ${total}`;
    const before = totals.get(key) ?? { currency, total, vatPercent };
    for (const name of amounts)
      if (entry[name] !== undefined)
        before[name] = Math.round(((before[name] ?? 0) + entry[name]) * 100) / 100;
    totals.set(key, before);
  };
  for await (const entry of entries) {
    yield entry;
    if (entry.totalOf !== undefined) add(entry, entry.totalOf, entry.vatPercent ?? null);
  }
  const parts = [...totals.values()].toSorted(
    (a, b) =>
      a.currency.localeCompare(b.currency) ||
      (b.vatPercent ?? -1) - (a.vatPercent ?? -1) ||
      a.total!.localeCompare(b.total!),
  );
  yield* parts;
  if (sum === null) return;
  totals.clear();
  for (const part of parts) add(part, sum, null);
  yield* totals.values();
}
