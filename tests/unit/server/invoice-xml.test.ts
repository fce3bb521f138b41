import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceContent, type InvoiceContent } from '../../../contract/money/invoice-content.ts';
import { brokenRules } from '../../../server/invoices/formats/check.ts';
import { toXml } from '../../../server/invoices/formats/cii.ts';
import {
  cancellationOf,
  invoiceContentOf,
  invoiceSamples,
  summed,
} from '../../support/invoice-content.ts';
import { readInvoice } from '../../support/read-invoice.ts';

/** What people type, and programs. */
const text = fc
  .string({
    unit: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...'abcäöüßÄÖÜéşžñ09 -/.,&<>"\'€€') },
      fc.constantFrom(
        ']]>',
        '<!--',
        '&amp;',
        '😀',
        '\n',
        '\t',
        '\u0000',
        '\u001b',
        '\ufffe',
        '\ud800',
      ),
    ),
    maxLength: 120,
    size: 'max',
  })
  .map((typed) => typed.trim());
const some = text.map((typed) => `A ${typed}`);
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const address = { street: text, zipCode: text, city: text, country: fc.constantFrom('DE', 'AT') };
const account = fc.record({ holder: text, iban: fc.constant('DE02120300000000202051'), bic: text });

const charged = fc.array(
  fc.record({
    kind: fc.constantFrom('rental', 'discount', 'fuel'),
    name: some,
    description: text,
    vatPercent: fc.constantFrom(0, 7, 19, 7.7),
    gross: fc.integer({ min: -1_000_000, max: 100_000_000 }).map((cents) => cents / 100),
  }),
  { minLength: 1, maxLength: 8 },
);

const invoices: fc.Arbitrary<InvoiceContent> = fc
  .record({
    number: some,
    language: fc.constantFrom('de' as const, 'en' as const),
    days: fc.tuple(day, day, day, day),
    currency: fc.constantFrom('EUR', 'USD', 'CHF'),
    seller: fc.record({
      ...address,
      name: some,
      vatId: some,
      taxNumber: text,
      register: fc.record({ court: text, number: text, directors: text }),
      bank: fc.option(account),
      contact: fc.record({ name: text, phone: text, email: text }),
    }),
    buyer: fc.record({
      ...address,
      companyName: fc.oneof(fc.constant(''), some),
      name: some,
      vatId: text,
      email: text,
      leitwegId: fc.constantFrom('', '991-12345-06'),
    }),
    orderNumber: text,
    costCentre: text,
    reservation: text,
    vehicle: fc.record({ model: some, licencePlate: text }),
    untaxedBecause: some,
    charged,
    share: fc.integer({ min: 0, max: 100 }),
    depositHeld: fc.constantFrom(0, 500),
    isCancelled: fc.boolean(),
  })
  .map(({ days, charged: all, share, isCancelled, ...rest }) => {
    const [issuedOn, dueOn, ...supply] = days;
    const [supplyFrom, supplyTo] = supply.toSorted() as [string, string];
    const sums = summed(all);
    const paid = Math.floor(Math.max(0, sums.gross) * share) / 100;
    const changed = { ...rest, ...sums, issuedOn, dueOn, supplyFrom, supplyTo, paid };
    const invoice = invoiceContentOf(changed);
    return isCancelled ? cancellationOf(invoice) : invoice;
  });

/** XML has no place for these. */
const clean = (typed: string) =>
  typed.replaceAll(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Cs}/gu, '').trim();

describe('an e-invoice', () => {
  test('says each field of the invoice, whatever was typed', () => {
    fc.assert(
      fc.property(
        invoices,
        fc.constantFrom('zugferd' as const, 'xrechnung' as const),
        (all, as) => {
          const xml = toXml(all, as);
          expect(readInvoice(xml)).toEqual(fieldsOf(all, as));
          expect(brokenRules(all)).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });

  test.each(Object.entries(invoiceSamples))('of %s breaks no rule', (_, content) => {
    expect(invoiceContent.parse(content)).toEqual(content);
    expect(brokenRules(content)).toEqual([]);
    expect(readInvoice(toXml(content, 'zugferd'))).toEqual(fieldsOf(content, 'zugferd'));
  });

  test('is none of a claim for damages, nor of what cancels one', () => {
    const claim = invoiceContentOf({ ...summed([{ ...damage, vatPercent: 0 }]), kind: 'claim' });
    expect(brokenRules(claim)).toEqual([]);
    expect(() => toXml(claim, 'zugferd')).toThrow('is no invoice');
    expect(() => toXml(cancellationOf(claim), 'zugferd')).toThrow('is no invoice');
  });
});

const damage = { kind: 'damage', name: 'Schaden', description: 'Kratzer', gross: 200 };

/** What a buyer's program is to read. */
function fieldsOf(content: InvoiceContent, profile: 'zugferd' | 'xrechnung') {
  const { seller, buyer, kind, lines, taxes, language } = content;
  const isCancellation = kind === 'cancellation';
  const bank = isCancellation ? null : seller.bank;
  const money = (amount: number) => (amount === 0 ? 0 : amount);
  const category = (percent: number) => ({ category: percent === 0 ? 'E' : 'S', percent });
  const address = ({ street, zipCode, city, country }: InvoiceContent['buyer']) => ({
    street: clean(street),
    zipCode: clean(zipCode),
    city: clean(city),
    country,
  });
  const due = Math.round(100 * (content.gross - content.paid)) / 100;
  const endpoint = (scheme: string, id: string) => (id === '' ? ' ' : `${scheme} ${id}`);
  const { court, number: registerNumber, directors } = seller.register;
  return {
    process: profile === 'zugferd' ? '' : 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    guideline: `urn:cen.eu:en16931:2017${profile === 'zugferd' ? '' : '#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'}`,
    number: clean(content.number),
    type: isCancellation ? '384' : '380',
    issuedOn: content.issuedOn,
    note: expect.toSatisfy((note: string) =>
      [
        content.vehicle.model,
        content.vehicle.licencePlate,
        content.depositHeld > 0 ? (language === 'de' ? '500,00' : '500.00') : '',
      ].every((part) => note.includes(clean(part))),
    ) as string,
    lines: lines.map(({ name, description, net, vatPercent }, index) => ({
      position: String(index + 1),
      name: clean(name),
      description: clean(description),
      price: Math.abs(net),
      quantity: net < 0 ? -1 : 1,
      unit: 'C62',
      net: money(net),
      ...category(vatPercent),
    })),
    buyerReference: buyer.leitwegId,
    seller: {
      ...address({ ...buyer, ...seller }),
      name: clean(seller.name),
      person: clean(seller.contact.name),
      vatId: clean(seller.vatId),
      taxNumber: clean(seller.taxNumber),
      endpoint: endpoint('EM', clean(seller.contact.email)),
      legal: expect.toSatisfy((legal: string) =>
        [court, registerNumber, directors].every((part) => legal.includes(clean(part))),
      ) as string,
      register: clean(registerNumber),
      phone: clean(seller.contact.phone),
      email: clean(seller.contact.email),
    },
    buyer: {
      ...address(buyer),
      name: clean(buyer.companyName) || clean(buyer.name),
      person: clean(buyer.companyName) ? clean(buyer.name) : '',
      vatId: clean(buyer.vatId),
      endpoint: buyer.leitwegId
        ? endpoint('0204', buyer.leitwegId)
        : endpoint('EM', clean(buyer.email)),
    },
    orderNumber: clean(content.orderNumber),
    contract: clean(content.reservation),
    deliveredOn: content.supplyTo,
    supplyFrom: content.supplyFrom,
    supplyTo: content.supplyTo,
    reference: clean(content.number),
    currency: content.currency,
    means: bank ? (content.currency === 'EUR' ? '58' : '30') : '1',
    bank: {
      holder: clean(bank?.holder ?? ''),
      iban: (bank?.iban ?? '').replaceAll(' ', ''),
      bic: clean(bank?.bic ?? '').replaceAll(' ', ''),
    },
    taxes: taxes.map(({ net, tax, vatPercent }) => ({
      net: money(net),
      tax: money(tax),
      reason: vatPercent === 0 ? clean(content.untaxedBecause) : '',
      ...category(vatPercent),
    })),
    terms: expect.stringMatching(
      isCancellation || content.gross < 0
        ? /erstattet|returned/
        : due > 0
          ? /Zahlbar|Payable/
          : /bezahlt|paid/,
    ) as string,
    dueOn: isCancellation ? '' : content.dueOn,
    net: money(content.net),
    lineTotal: money(content.net),
    tax: money(content.tax),
    taxCurrency: content.currency,
    gross: money(content.gross),
    paid: content.paid,
    due: money(due),
    cancels: isCancellation
      ? { number: clean(content.cancels!.number), issuedOn: content.cancels!.issuedOn }
      : { number: '', issuedOn: '' },
    costCentre: clean(content.costCentre),
  };
}

describe('the check before an invoice is stored', () => {
  const whole = invoiceSamples.everything;
  const [rental, ...others] = whole.lines;
  test.each<[string, Partial<InvoiceContent>, string[]]>([
    ['no number', { number: '' }, ['BR-02']],
    ['no buyer', { buyer: { ...whole.buyer, companyName: '', name: '' } }, ['BR-07']],
    ['a line without a name', { lines: [{ ...rental!, name: '' }, ...others] }, ['BR-25']],
    ['a period that ends first', { supplyFrom: '2027-04-01' }, ['BR-29']],
    ['a cancellation of nothing', { kind: 'cancellation' }, ['BR-55']],
    ['a line that is missing', { lines: others }, ['BR-CO-10', 'BR-S-08', 'BR-S-09']],
    ['a wrong net', { net: 1 }, ['BR-CO-10', 'BR-CO-13', 'BR-CO-15']],
    ['a wrong tax', { tax: 1 }, ['BR-CO-14', 'BR-CO-15']],
    ['a wrong gross', { gross: whole.gross + 0.01 }, ['BR-CO-15']],
    ['more paid than it is', { paid: whole.gross + 1 }, ['BR-CO-16']],
    ['less than nothing paid', { paid: -1 }, ['BR-CO-16']],
    ['a fraction of a cent', { gross: whole.gross + 0.001 }, ['BR-DEC-23']],
    [
      'a rate twice',
      { taxes: [whole.taxes[0]!, { vatPercent: 19, net: 0, tax: 0, gross: 0 }] },
      ['BR-CO-18', 'BR-S-08', 'BR-S-09'],
    ],
    [
      'no row for a rate',
      { lines: [{ ...rental!, vatPercent: 7 }, ...others] },
      ['BR-S-08', 'BR-S-09', 'BR-S-01'],
    ],
    [
      'a tax of another rate',
      { taxes: [{ ...whole.taxes[0]!, vatPercent: 7 }] },
      ['BR-CO-17', 'BR-S-08', 'BR-S-09', 'BR-S-01'],
    ],
    ['no tax number', { seller: { ...whole.seller, vatId: '', taxNumber: '' } }, ['BR-S-02']],
  ])('finds %s', (_, changed, rules) => {
    expect(brokenRules({ ...whole, ...changed })).toEqual(rules);
  });
});
