import type { InvoiceContent } from '../../contract/money/invoice-content.ts';
import { countryName, postalLines } from '../../contract/users/postal-address.ts';
import type { CompanyFacts } from '../company/index.ts';
import type { Block, DetailRow, Document, Sheet } from '../documents/index.ts';
import { isElectronic, isTaxDocument, titleOf } from './formats/check.ts';
import { toXml } from './formats/cii.ts';
import { giroCode } from './formats/giro-code.ts';
import { lowerLoss, termsOfPayment, wordsOf } from './remarks.ts';

type Words = ReturnType<typeof wordsOf>;

/** The document of an invoice, with the e-invoice where programs are to read it. Of the site it has the logo's words and the address. */
export const invoiceDocument = (
  content: InvoiceContent,
  site: Pick<CompanyFacts['company'], 'brand' | 'host'>,
): Document => ({
  sheet: invoiceSheet(content),
  company: letterheadOf(content, site),
  issuedAt: `${content.issuedOn}T12:00:00.000Z`,
  ...(isElectronic(content) ? { eInvoice: toXml(content, 'zugferd') } : {}),
});

/** The seller as on the day of the invoice. A claim names no tax. */
function letterheadOf(
  content: InvoiceContent,
  site: Pick<CompanyFacts['company'], 'brand' | 'host'>,
): Document['company'] {
  const { street, zipCode, city, country, name, contact, register, vatId, taxNumber } =
    content.seller;
  const hasTax = isTaxDocument(content);
  return {
    ...site,
    legalName: name,
    address: { street, zipCode, town: city, country: countryName(country, content.language) },
    phones: [contact.phone],
    mail: contact.email,
    register: { ...register, vatId: hasTax ? vatId : '' },
    ...(hasTax ? { taxNumber } : {}),
  };
}

/** What an invoice, a cancellation or a claim for damages shows, on paper. */
export function invoiceSheet(content: InvoiceContent): Sheet {
  const words = wordsOf(content);
  const { texts, day } = words;
  const { invoices } = texts;
  return {
    title: invoices.titles[titleOf(content)],
    language: content.language,
    address: addressLines(content),
    facts: [
      [invoices.number, content.number],
      [texts.date, day(content.issuedOn)],
      [texts.number, content.reservation],
    ],
    blocks: [
      ...leadBlocks(content, words),
      { kind: 'details', rows: rentalRows(content, words) },
      { kind: 'heading', text: invoices.items[content.kind] },
      pricesBlock(content, words),
      // Why there is no tax on it, and what may be proven to be less.
      ...[content.untaxedBecause, ...lowerLoss(content)]
        .filter(Boolean)
        .map((text) => ({ kind: 'text' as const, text })),
      ...paymentBlocks(content, words),
    ],
    isOnePage: true,
  };
}

const addressLines = ({ buyer, seller, language }: InvoiceContent): string[] =>
  postalLines({ ...buyer, address: buyer.street }, { language, home: seller.country });

function leadBlocks(content: InvoiceContent, { texts: { invoices }, day }: Words): Block[] {
  const { kind, cancels } = content;
  if (kind === 'claim') return [{ kind: 'lead', text: invoices.claims }];
  if (!cancels) return [];
  const say = isTaxDocument(content) ? invoices.cancels : invoices.withdraws;
  return [{ kind: 'lead', text: say(cancels.number, day(cancels.issuedOn)) }];
}

function rentalRows(content: InvoiceContent, { texts, day }: Words): DetailRow[] {
  const { vehicle, supplyFrom, supplyTo, orderNumber, costCentre, buyer } = content;
  const { invoices } = texts;
  const period =
    supplyFrom === supplyTo ? day(supplyTo) : invoices.fromTo(day(supplyFrom), day(supplyTo));
  return [
    {
      label: texts.vehicle,
      value: [vehicle.model, vehicle.licencePlate].filter((part) => part !== '').join(', '),
    },
    { label: invoices.period, value: period },
    { label: invoices.orderNumber, value: orderNumber },
    { label: invoices.costCentre, value: costCentre },
    { label: invoices.ownVatId, value: isTaxDocument(content) ? buyer.vatId : '' },
  ].filter(({ value }) => value !== '');
}

/** Lines with their net, by which companies book them, and their gross amount, which was agreed. Without tax both are one. */
function pricesBlock(content: InvoiceContent, { texts, money, percent }: Words): Block {
  const { kind, lines, taxes, net, gross } = content;
  const { heads, total, taxOf } = texts.invoices;
  const taxed = taxes.filter(({ vatPercent }) => vatPercent !== 0);
  const hasTax = taxed.length > 0;
  const more = (cells: string[]) => (hasTax ? { more: cells } : {});
  return {
    kind: 'prices',
    heads: hasTax
      ? [texts.item, heads.percent, heads.net, heads.gross]
      : [texts.item, texts.amount],
    rows: lines.map((line) => ({
      label: line.description ? `${line.name}\n${line.description}` : line.name,
      ...more([`${percent(line.vatPercent)}\u00a0%`, money(line.net)]),
      amount: money(line.gross),
    })),
    total: { label: total[kind], ...more(['', money(net)]), amount: money(gross) },
    notes: taxed.map((row) => ({
      label: taxOf(percent(row.vatPercent), money(row.net)),
      amount: money(row.tax),
    })),
  };
}

function paymentBlocks(content: InvoiceContent, { texts, money, day }: Words): Block[] {
  const { kind, gross, paid, dueOn, depositHeld, seller, buyer, number, currency } = content;
  const { invoices } = texts;
  const open = Math.round(100 * (gross - paid)) / 100;
  const deposit: DetailRow[] =
    depositHeld > 0 ? [{ label: texts.deposit, value: invoices.deposit(money(depositHeld)) }] : [];
  const paidSoFar: DetailRow[] = paid > 0 ? [{ label: invoices.paid, value: money(paid) }] : [];
  if (open <= 0)
    return [
      { kind: 'heading', text: invoices.payment },
      { kind: 'text', text: termsOfPayment(content) },
      ...(deposit.length > 0 ? [{ kind: 'details' as const, rows: deposit }] : []),
    ];
  const { bank } = seller;
  const account = bank && [bank.iban, bank.bic && invoices.bic(bank.bic), bank.holder];
  const rows: DetailRow[] = [
    ...paidSoFar,
    { label: invoices.open, value: `${money(open)}\n${invoices.dueOn(day(dueOn))}` },
    ...(account
      ? [
          { label: invoices.account, value: account.filter(Boolean).join('\n') },
          { label: invoices.reference, value: number },
        ]
      : []),
    ...deposit,
  ];
  const payment: Block =
    bank && currency === 'EUR'
      ? {
          kind: 'code',
          rows,
          modules: giroCode({ ...bank, amount: open, reference: number }),
          caption: invoices.scan,
          alt: invoices.code(money(open), number),
        }
      : { kind: 'details', rows };
  const isConsumer = kind === 'invoice' && buyer.companyName === '';
  return [
    { kind: 'heading', text: invoices.payment },
    payment,
    ...(isConsumer ? [{ kind: 'text' as const, text: invoices.late }] : []),
  ];
}
