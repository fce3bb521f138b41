import { describe, expect, test } from 'vitest';
import type { InvoiceContent } from '../../../contract/money/invoice-content.ts';
import { drawDocument } from '../../../server/documents/draw/draw-document.ts';
import { giroCode, giroText } from '../../../server/invoices/formats/giro-code.ts';
import { toXml } from '../../../server/invoices/formats/cii.ts';
import { invoiceDocument } from '../../../server/invoices/invoice-sheet.ts';
import {
  cancellationOf,
  invoiceContentOf,
  invoiceSamples,
  summed,
} from '../../support/invoice-content.ts';
import { readPdf } from '../../support/pdf.ts';
import { readInvoice } from '../../support/read-invoice.ts';

const site = { brand: 'Musternetz', host: 'www.musternetz.example' };
const drawn = async (content: InvoiceContent) =>
  readPdf(await drawDocument(invoiceDocument(content, site)));

const claim = invoiceContentOf({
  ...summed([
    { kind: 'damage', name: 'Schaden', description: 'Kratzer', vatPercent: 0, gross: 820 },
  ]),
  kind: 'claim',
  number: 'SF-2027-000003',
});

describe('an invoice on paper', () => {
  test('says what the law asks for', async () => {
    const { text, title, language, pages, roles } = await drawn(invoiceSamples['paid in part']);
    expect([title, language, pages.length]).toEqual(['Rechnung RE-2027-000017', 'de', 1]);
    for (const part of [
      ...['Muster Infrastruktur GmbH & Co. KG', 'Kabelweg 3', '12347 Berlin'],
      ...['Amtsgericht Charlottenburg', 'HRB 12345', 'Geschäftsführung: Dr. Jana Öztürk'],
      ...['USt-IdNr. DE123456788', 'Steuernummer 29/123/45678'],
      ...['Tiefbau Grünwald GmbH', 'Grażyna Brzęczyszczykiewicz', 'L 7, 12', '68161 Mannheim'],
      ...['Ihre USt-IdNr. DE987654321', 'Bestellnummer B-4711', 'Kostenstelle 4400-12'],
      ...['Datum 29. März 2027', 'Buchung R-000123', '26. März 2027 bis 29. März 2027'],
      ...['Fahrzeug Volkswagen Crafter, B-MU 1234', 'Miete', '3 Tage × 99,00 €'],
      ...['19 %', '249,58 €', '19 % USt. auf 249,58 €', '47,42 €', '297,00 €'],
      ...['Bisher bezahlt 150,00 €', '147,00 €', 'Zahlbar ohne Abzug bis 12. April 2027.'],
      ...['DE02 1203 0000 0000 2020 51', 'BIC BYLADEM1001', 'Verwendungszweck RE-2027-000017'],
      'Kaution 500,00 € hinterlegt, nicht Teil dieses Betrags',
    ])
      expect(text).toContain(part);
    expect(roles).toContain('Figure');
    // Companies know without being told.
    expect(text).not.toContain('§ 286');
  });

  test('of a no-show says what may be proven, and what cancels it does not', async () => {
    const fee = { kind: 'no_show', name: 'Gebühr', description: '', vatPercent: 19, gross: 50 };
    const content = invoiceContentOf({}, [fee]);
    const sentence = 'Ihnen bleibt der Nachweis vorbehalten';
    expect((await drawn(content)).text).toContain(sentence);
    expect((await drawn(cancellationOf(content))).text).not.toContain(sentence);
    expect(readInvoice(toXml(content, 'zugferd')).note).toContain(sentence);
  });

  test.each(Object.entries(invoiceSamples))(
    'and as XML are the same (%s)',
    async (_, content: InvoiceContent) => {
      const { language, currency } = content;
      const { text, pages } = await drawn(content);
      expect(pages.length).toBe(1);
      const xml = readInvoice(toXml(content, 'zugferd'));
      const locale = language === 'de' ? 'de-DE' : 'en-US';
      const { format } = new Intl.NumberFormat(locale, { style: 'currency', currency });
      const money = (amount: number) => format(amount).replace('-', '−').replaceAll(/\s+/g, ' ');
      for (const part of [
        ...[xml.number, xml.contract, xml.orderNumber, xml.costCentre, xml.cancels.number],
        ...[xml.seller.name, xml.seller.vatId, xml.seller.taxNumber, xml.seller.register],
        ...[xml.seller.street, xml.buyer.name, xml.buyer.person, xml.buyer.street],
        ...[`${xml.buyer.zipCode} ${xml.buyer.city}`, xml.buyer.vatId, money(xml.gross)],
        ...xml.lines.flatMap(({ name, description }) => [name, description]),
        ...xml.taxes.flatMap(({ net, tax, reason }) =>
          reason ? [reason] : [money(net), money(tax)],
        ),
        ...(xml.taxes.some(({ percent }) => percent > 0)
          ? xml.lines.map(({ net }) => money(net))
          : []),
        ...(xml.paid > 0 && xml.due > 0 ? [money(xml.paid), money(xml.due)] : []),
        ...(xml.due > 0 ? [xml.terms, xml.bank.holder, xml.bank.bic] : [xml.terms]),
      ])
        expect(text).toContain(part);
    },
  );

  test('tells consumers when they are late, where something is to be paid', async () => {
    expect((await drawn(invoiceSamples.consumer)).text).toContain('§ 286 Abs. 3 BGB');
    const paid = { ...invoiceSamples.consumer, paid: 297 };
    const { text } = await drawn(paid);
    expect(text).toContain('Der Betrag ist bezahlt.');
    expect(text).not.toMatch(/§ 286|DE02|Zu zahlen/);
  });

  test('is English for who reads English', async () => {
    const { text, title, language } = await drawn(invoiceSamples.English);
    expect([title, language]).toEqual(['Invoice RE-2027-000017', 'en']);
    for (const part of ['26 March 2027 to 29 March 2027', '19 % VAT on €249.58', '€197.00'])
      expect(text).toContain(part);
  });

  test('names what a cancellation cancels, and asks for nothing', async () => {
    const { text, title } = await drawn(invoiceSamples.cancellation);
    expect(title).toBe('Stornorechnung RE-2027-000018');
    expect(text).toContain('die Rechnung RE-2027-000017 vom 29. März 2027 ganz storniert');
    expect(text).toContain('−382,05 €');
    expect(text).not.toMatch(/Gutschrift|Zu zahlen|DE02/);
  });

  test('shows no tax where none is charged, and says why', async () => {
    const { text } = await drawn(invoiceSamples.untaxed);
    expect(text).toContain('Kleinunternehmer nach § 19 UStG');
    expect(text).not.toMatch(/Netto|Brutto|0 %/);
  });

  test.each([
    ['Schadensersatzforderung SF-2027-000003', claim],
    ['Rücknahme einer Schadensersatzforderung RE-2027-000018', cancellationOf(claim)],
  ])('has no word of tax as %s', async (expected, content) => {
    const { text, title } = await drawn(content);
    expect(title).toBe(expected);
    expect(text).not.toMatch(/USt|Steuer|Netto|Brutto|Rechnung|%/);
    expect(invoiceDocument(content, site).eInvoice).toBeUndefined();
  });

  test('carries the XML for companies of the country only', () => {
    const { consumer, authority, 'one rate': company } = invoiceSamples;
    const isCarried = (content: InvoiceContent) => 'eInvoice' in invoiceDocument(content, site);
    const abroad = { ...company, buyer: { ...company.buyer, country: 'AT' } };
    expect([company, authority, consumer, abroad].map(isCarried)).toEqual([
      ...[true, true, false, false],
    ]);
    expect(invoiceDocument(abroad, site).sheet.address.at(-1)).toBe('Österreich');
  });

  test('goes on on further pages', async () => {
    const [line] = invoiceSamples['one rate'].lines;
    const { pages } = await drawn(
      invoiceContentOf(
        {},
        Array.from({ length: 60 }, () => line!),
      ),
    );
    expect(pages.length).toBe(4);
    expect(pages[1]).toContain('Seite 2 von 4');
  });
});

describe('a GiroCode', () => {
  const transfer = {
    holder: 'Muster Infrastruktur GmbH & Co. KG',
    iban: 'DE02 1203 0000 0000 2020 51',
    bic: 'BYLADEM1001',
    amount: 147,
    reference: 'RE-2027-000017',
  };

  test('says who gets how much for what', () => {
    expect(giroText(transfer).split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'BYLADEM1001', 'Muster Infrastruktur GmbH & Co. KG'],
      ...['DE02120300000000202051', 'EUR147.00', '', '', 'RE-2027-000017'],
    ]);
    expect(giroText({ ...transfer, bic: '', amount: 0.1 })).toContain('SCT\n\nMuster');
  });

  test('is a square of ones and zeros with its marks in three corners', () => {
    const modules = giroCode(transfer);
    expect(modules.every((row) => row.length === modules.length && /^[01]+$/.test(row))).toBe(true);
    const mark = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    expect(modules.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(mark);
    expect(modules.slice(0, 7).map((row) => row.slice(-7))).toEqual(mark);
    expect(modules.slice(-7).map((row) => row.slice(0, 7))).toEqual(mark);
    // The largest version that the guideline allows.
    const longest = { ...transfer, holder: 'Ö'.repeat(90), reference: 'R'.repeat(35) };
    expect(() => giroCode({ ...longest, amount: 999_999_999.99 })).not.toThrow();
    expect(giroCode(longest).length).toBeLessThanOrEqual(69);
  });

  test.each([0, -1, NaN, 1_000_000_000])('is none of %d euros', (amount) => {
    expect(() => giroCode({ ...transfer, amount })).toThrow('No transfer');
  });
});
