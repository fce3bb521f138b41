import type { ReportSheet } from '../../contract/office/reports.ts';
import { taxOf } from '../../contract/money/tax.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/index.ts';
import { isTaxDocument } from '../invoices/index.ts';
import { linesToPay, type TaxSettings } from '../reservations/index.ts';
import { startOfDay, toWallTime } from '../time/wall-times.ts';
import { advanceByRate } from './advances.ts';
import {
  byDay,
  ledger,
  type AdvanceEntry,
  type InvoiceEntry,
  type PaymentEntry,
  type PendingEntry,
  type Span,
} from './ledger.ts';
import { endedReservations, reportLines, type Ended } from './month-report.ts';
import type { Entry } from './month-sheets.ts';
import type { Words } from './month-words.ts';

const minus = { payment: 1, refund: -1, deposit_taken: 1, deposit_returned: -1, deposit_kept: 1 };

type Settings = TaxSettings & Pick<Config, 'timeZone'>;

/** How what was read becomes the rows of a period's sheets. */
export function entriesIn({ heads, inWords, kindOf, percent }: Words, config: Settings) {
  const { report } = heads;
  const { timeZone: zone, business } = config;
  const dayOf = (instant: Date) => toWallTime(instant, zone).slice(0, 10);
  const rate = (vatPercent: number) => report.total(percent(vatPercent));

  const rentals = (rows: Ended[]): Entry[] =>
    reportLines(rows, config, inWords).map(({ number, kind, isReturned, ...line }) => ({
      ...line,
      reservation: number,
      kind: kindOf(kind),
      state: isReturned ? null : report.notReturned,
      totalOf: rate(line.vatPercent),
    }));

  const invoices = ({ content, isErased }: InvoiceEntry): Entry[] => {
    const { number, kind, taxes, buyer, cancels, ...rest } = content;
    const isClaim = !isTaxDocument(content);
    return taxes.map(({ vatPercent, net, tax: vat, gross }) => ({
      invoice: number,
      kind: report.invoiceKinds[kind],
      date: rest.issuedOn,
      customer: isErased ? '' : buyer.companyName || buyer.name,
      reservation: rest.reservation,
      supplyFrom: rest.supplyFrom,
      supplyTo: rest.supplyTo,
      dueOn: rest.dueOn,
      cancels: cancels?.number ?? null,
      currency: rest.currency,
      vatPercent: isClaim ? null : vatPercent,
      net,
      vat,
      gross,
      totalOf: isClaim ? report.claims : rate(vatPercent),
    }));
  };

  const payments = (row: PaymentEntry): Entry => {
    const [kind, method] = [report.paymentKinds[row.kind], report.methods[row.method]];
    return {
      at: toWallTime(row.at, zone),
      reservation: reservationNumber(row.reservationId),
      customer: row.customer,
      kind,
      method,
      text: row.note,
      invoice: row.invoice,
      currency: row.currency ?? business.currency,
      amount: minus[row.kind] * row.amount,
      totalOf: `${kind}, ${method}`,
    };
  };

  const advances = ({ at, amount, customer, ...row }: AdvanceEntry): Entry[] =>
    advanceByRate(
      amount,
      taxOf(linesToPay(row, config), business.vatPercent).rates,
      business.vatPercent,
    ).map(({ vatPercent, net, tax, gross }) => ({
      date: dayOf(at),
      reservation: reservationNumber(row.id),
      customer,
      returnedOn: row.returnedAt && dayOf(row.returnedAt),
      currency: row.currency ?? business.currency,
      vatPercent,
      net,
      vat: tax,
      gross,
      totalOf: rate(vatPercent),
    }));

  const pending = ({ id, returnedAt, invoiced, ...row }: PendingEntry): Entry => ({
    ...row,
    reservation: reservationNumber(id),
    date: dayOf(returnedAt!),
    currency: row.currency ?? business.currency,
    invoiced,
    open: Math.round((row.gross - invoiced) * 100) / 100,
    totalOf: report.sum,
  });

  return { rentals, invoices, payments, advances, pending };
}

/** The rows of a period's sheets. */
export function monthEntries(db: Database, config: Settings, words: Words) {
  const { timeZone: zone } = config;
  const read = ledger(db, zone);
  const { rentals, invoices, payments, advances, pending } = entriesIn(words, config);
  const readers: Record<ReportSheet, (day: string) => Promise<Entry[]>> = {
    rentals: async (day) =>
      rentals(await endedReservations(db, startOfDay(day, zone), startOfDay(day, zone, 1))),
    invoices: async (day) => (await read.invoicesOn(day)).flatMap(invoices),
    payments: async (day) => (await read.paymentsOn(day)).map(payments),
    advances: async (day) => (await read.advancesOn(day)).flatMap(advances),
    pending: async (day) => (await read.pendingOn(day)).map(pending),
  };
  return (sheet: ReportSheet, span: Span) => byDay(span, readers[sheet]);
}
