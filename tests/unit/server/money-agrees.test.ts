import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReportSheet } from '../../../contract/office/reports.ts';
import type { InvoiceContent } from '../../../contract/money/invoice-content.ts';
import type { BilledLine } from '../../../server/billing/billed-lines.ts';
import { cancellationOf, contentOf, sellerOf } from '../../../server/billing/content.ts';
import type { InvoiceReservation } from '../../../server/billing/to-invoice.ts';
import { config } from '../../../server/config.ts';
import { chartAccounts, invoiceBookings } from '../../../server/exports/datev-bookings.ts';
import { datevWriter } from '../../../server/exports/datev.ts';
import { csvOf } from '../../../server/exports/csv.ts';
import { entriesIn } from '../../../server/exports/month-entries.ts';
import { monthSheet, type Entry } from '../../../server/exports/month-sheets.ts';
import { wordsOf } from '../../../server/exports/month-words.ts';
import { brokenRules } from '../../../server/invoices/formats/check.ts';
import { toXml } from '../../../server/invoices/formats/cii.ts';
import { documentSettings } from '../../support/document-facts.ts';
import { readDatev } from '../../support/read-datev.ts';
import { readInvoice } from '../../support/read-invoice.ts';

const reservations = 10_000;
const settings = config({ VAT_PERCENT: '19', CURRENCY: 'EUR' });
const facts = documentSettings('de').company;
const accounts = chartAccounts.SKR03;

const reservation = {
  id: 1,
  language: 'de',
  currency: 'EUR',
  pickUpTime: new Date('2027-03-01T08:00:00Z'),
  dropOffTime: new Date('2027-03-04T16:00:00Z'),
  pickedUpAt: null,
  returnedAt: new Date('2027-03-04T15:00:00Z'),
  orderNumber: null,
  costCentre: null,
  depositHeld: 0,
  customer: {
    companyName: 'Beispiel GmbH',
    name: 'Erika Muster',
    address: 'Musterstraße 1',
    zipCode: '12345',
    city: 'Musterstadt',
    country: null,
  },
  vatId: null,
  email: 'erika@example.com',
  leitwegId: null,
  vehicle: { model: 'Kombi', licencePlate: 'XX-NB 111' },
} as unknown as InvoiceReservation;

const inCents = (most: number) => fc.integer({ min: 1, max: most }).map((cents) => cents / 100);
const taxed = fc.record({
  kind: fc.constantFrom('rental', 'kilometres', 'fuel', 'cleaning', 'no_show'),
  amount: inCents(500_000),
  vatPercent: fc.constantFrom(19, 19, 19, 7, 0),
});
/** Most of them take nothing off, and most damage nothing. */
const bills = fc.record({
  lines: fc.array(taxed, { minLength: 1, maxLength: 7 }),
  off: fc.option(fc.integer({ min: 1, max: 100 })),
  damage: fc.option(inCents(300_000), { freq: 3 }),
  share: fc.constantFrom(0, 0.5, 1),
  isCancelled: fc.boolean(),
});

const lineOf = (line: Pick<BilledLine, 'kind' | 'amount' | 'vatPercent'>): BilledLine => ({
  ...line,
  id: 0,
  quantity: 1,
  unit: 'flat',
  unitPrice: line.amount,
  text: 'Text',
});
const cents = (amount: number): number => Math.round(100 * amount);
const add = (sums: Map<string, number>, name: string, amount: number) =>
  sums.set(name, (sums.get(name) ?? 0) + cents(amount));

type Bill = typeof bills extends fc.Arbitrary<infer One> ? One : never;

function chargedIn({ lines, off }: Bill): BilledLine[] {
  const first = lines[0]!;
  const discount = off === null ? 0 : -Math.round(first.amount * off) / 100;
  return [
    ...lines.map(lineOf),
    ...(discount < 0 ? [lineOf({ ...first, kind: 'discount', amount: discount })] : []),
  ];
}
const sumOf = (lines: BilledLine[]): number =>
  lines.reduce((sum, { amount }) => sum + cents(amount), 0);

const damageIn = ({ damage }: Bill): BilledLine[] =>
  damage === null ? [] : [lineOf({ kind: 'damage', amount: damage, vatPercent: 0 })];

/** What was paid for the invoice. */
const paidIn = (bill: Bill): number => Math.round(sumOf(chargedIn(bill)) * bill.share) / 100;

/** All documents of a rental; what was agreed is what they come to. */
function documentsOf(bill: Bill): InvoiceContent[] {
  const charged = chargedIn(bill);
  const making = {
    seller: sellerOf(facts),
    untaxedBecause: facts.company.untaxedBecause,
    today: '2027-03-05',
    config: settings,
  };
  const paid = paidIn(bill);
  const invoice = contentOf(reservation, charged, { ...making, kind: 'invoice', paid });
  expect(cents(invoice.gross)).toBe(sumOf(charged));
  const damage = damageIn(bill);
  const claim =
    damage.length === 0
      ? []
      : [contentOf(reservation, damage, { ...making, kind: 'claim', paid: 0 })];
  const issued = [invoice, ...claim];
  return bill.isCancelled
    ? [...issued, ...issued.map((one) => cancellationOf(one, 'Falsch', '2027-03-09'))]
    : issued;
}

test(
  `lines, taxes, e-invoices and bookings of ${reservations} rentals agree to the cent`,
  { timeout: 180_000 },
  () => {
    const ofDocuments = new Map<string, number>();
    const ofXml = new Map<string, number>();
    const ofAccounts = new Map<string, number>();
    const { head, lineOf: rowOf } = datevWriter({
      consultant: 29_098,
      client: 55_003,
      yearFrom: '2027-01-01',
      from: '2027-03-01',
      to: '2027-03-31',
      writtenAt: '2027-04-01T08:00:00.000',
      name: 'Vermietung',
      currency: 'EUR',
      chart: 'SKR03',
      accountLength: 4,
    });
    const rows: Uint8Array[] = [head];
    const documents = fc
      .sample(bills, { numRuns: reservations, seed: 2027 })
      .flatMap(documentsOf)
      .map((content, index) => ({
        ...content,
        number: `RE-2027-${String(index + 1).padStart(6, '0')}`,
      }));
    for (const content of documents) {
      const { lines, taxes, gross, net, tax, paid } = content;
      expect(brokenRules(content)).toEqual([]);
      expect(cents(net) + cents(tax)).toBe(cents(gross));
      const isClaim = lines.every((line) => line.kind === 'damage');
      for (const { vatPercent, ...sums } of taxes) {
        const account = isClaim ? accounts.claims : accounts.revenue[String(vatPercent)]!;
        add(ofDocuments, account, sums.gross);
        for (const name of ['gross', 'net', 'tax'] as const) {
          const ofRate = lines.filter((line) => line.vatPercent === vatPercent);
          expect(ofRate.reduce((sum, line) => sum + cents(line[name]), 0)).toBe(cents(sums[name]));
        }
        if (!isClaim) add(ofXml, account, -sums.gross);
      }
      if (!isClaim) {
        const read = readInvoice(toXml(content, 'zugferd'));
        for (const row of read.taxes)
          add(ofXml, accounts.revenue[String(row.percent)]!, row.net + row.tax);
        expect([cents(read.gross), cents(read.due)]).toEqual([
          cents(gross),
          cents(gross) - cents(paid),
        ]);
      }
      rows.push(...invoiceBookings(content, accounts, '10001').map(rowOf));
    }
    for (const row of readDatev(Buffer.concat(rows)).rows) {
      const amount = Number(row['Umsatz (ohne Soll/Haben-Kz)']!.replace(',', '.'));
      const sign = row['Soll/Haben-Kennzeichen'] === 'S' ? 1 : -1;
      add(ofAccounts, row['Gegenkonto (ohne BU-Schlüssel)']!, sign * amount);
    }
    expect([...ofXml.values()].every((left) => left === 0)).toBe(true);
    expect(ofAccounts).toEqual(ofDocuments);
  },
);

const words = wordsOf('de');
const rowsOf = entriesIn(words, settings);

/** A sheet of a month as its file says it: amounts by column and by what they are summed up for, in cents. */
async function writtenIn(name: ReportSheet, entries: Entry[]) {
  async function* read() {
    yield* entries;
  }
  const text = (await Array.fromAsync(csvOf(monthSheet(name, read(), words), 'de'))).join('');
  const [heads, ...rows] = parse(text, { delimiter: ';', bom: true }) as string[][];
  const amountsOf = (row: string[]) =>
    Object.fromEntries(
      heads!.flatMap((head, at) =>
        /^-?\d+,\d\d$/.test(row[at]!) ? [[head, cents(Number(row[at]!.replace(',', '.')))]] : [],
      ),
    );
  return { rows: rows.slice(0, entries.length).map(amountsOf), totals: rows.slice(entries.length) };
}

/** The sum of a column. */
const sumIn = (rows: Record<string, number>[], head: string): number =>
  rows.reduce((sum, row) => sum + (row[head] ?? 0), 0);

test(`a month's sheets of ${reservations} rentals agree to the cent`, async () => {
  const all = fc.sample(bills, { numRuns: reservations, seed: 2027 });
  const { net, vat, gross, amount, open } = words.heads.report.columns;
  const documents = all
    .flatMap(documentsOf)
    .map((content) => ({ ...content, number: 'RE', id: 1 }));
  const rental = (bill: Bill, id: number) => {
    const extras = [...chargedIn(bill), ...damageIn(bill)];
    const total = sumOf(extras) / 100;
    return { ...reservation, id, status: 'DONE', extras, totalPrice: total, gross: total };
  };
  const none = { pricePerHour: null, pricePerDay: null, pricePerWeek: null, vatPercent: null };
  const rentals = all.map((bill, id) => ({
    ...rental(bill, id),
    ...none,
    billedUntil: null,
    dropOffTime: reservation.dropOffTime,
    customer: 'Erika Muster',
    vehicle: 'Kombi',
    licencePlate: 'XX-NB 111',
    bill,
  }));
  const paid = rentals.filter(({ bill }) => bill.share > 0);

  // Invoices: what the documents say.
  const invoices = await writtenIn(
    'invoices',
    documents.flatMap((content) => rowsOf.invoices({ content, isErased: false } as never)),
  );
  for (const [head, name] of [
    [net, 'net'],
    [vat, 'tax'],
    [gross, 'gross'],
  ] as const)
    expect(sumIn(invoices.rows, head)).toBe(
      documents.reduce((sum, content) => sum + cents(content[name]), 0),
    );

  // Rentals: what the documents say that take nothing back.
  const issued = documents.filter(({ kind }) => kind !== 'cancellation');
  const ended = await writtenIn('rentals', rowsOf.rentals(rentals as never));
  for (const [head, name] of [
    [net, 'net'],
    [vat, 'tax'],
    [gross, 'gross'],
  ] as const)
    expect(sumIn(ended.rows, head)).toBe(
      issued.reduce((sum, content) => sum + cents(content[name]), 0),
    );

  // Payments and advances: what was paid.
  const movements = paid.map(({ id, bill }) => ({
    kind: 'payment',
    method: 'card',
    amount: paidIn(bill),
    reservationId: id,
    at: reservation.pickUpTime,
    currency: 'EUR',
  }));
  const sum = movements.reduce((before, movement) => before + cents(movement.amount), 0);
  const payments = await writtenIn(
    'payments',
    movements.map((row) => rowsOf.payments(row as never)),
  );
  expect(sumIn(payments.rows, amount)).toBe(sum);
  const advances = await writtenIn(
    'advances',
    paid.flatMap((row) =>
      rowsOf.advances({ ...row, at: reservation.pickUpTime, amount: paidIn(row.bill) } as never),
    ),
  );
  expect(sumIn(advances.rows, gross)).toBe(sum);
  expect(sumIn(advances.rows, net) + sumIn(advances.rows, vat)).toBe(sum);

  // Pending: what no document says any more.
  const invoicedIn = ({ bill, totalPrice }: (typeof rentals)[number]) =>
    bill.isCancelled ? 0 : totalPrice;
  const pending = await writtenIn(
    'pending',
    rentals.map((row) => rowsOf.pending({ ...row, invoiced: invoicedIn(row) } as never)),
  );
  const left = documents.reduce((before, content) => before + cents(content.gross), 0);
  expect(sumIn(pending.rows, gross) - sumIn(pending.rows, open)).toBe(left);

  // The totals below each sheet are those of its rows.
  for (const { rows, totals } of [invoices, ended, payments, advances, pending]) {
    const last = Object.keys(rows[0]!).at(-1)!;
    const total = totals.at(-1)!.findLast((cell) => /^-?\d+,\d\d$/.test(cell))!;
    expect(cents(Number(total.replace(',', '.')))).toBe(sumIn(rows, last));
  }
});
