import type { InvoiceContent, InvoiceLine } from '../../contract/money/invoice-content.ts';

const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + cents(amount), 0) / 100;

type Charged = Pick<InvoiceLine, 'kind' | 'name' | 'description' | 'vatPercent' | 'gross'>;

/** Lines, taxes and sums of gross amounts, which the lines of a rate share as the product does: each its own, the last one the rest. */
export function summed(charged: Charged[]) {
  const lines: InvoiceLine[] = [];
  const taxes = [...Map.groupBy(charged, ({ vatPercent }) => vatPercent)].map(
    ([vatPercent, all]) => {
      const gross = sum(all.map((line) => line.gross));
      const tax = Math.round((cents(gross) * vatPercent) / (100 + vatPercent)) / 100;
      let left = cents(tax);
      all.forEach((line, index) => {
        const own = Math.round((cents(line.gross) * vatPercent) / (100 + vatPercent));
        const part = index === all.length - 1 ? left : own;
        left -= part;
        lines.push({ ...line, tax: part / 100, net: (cents(line.gross) - part) / 100 });
      });
      return { vatPercent, gross, tax, net: (cents(gross) - cents(tax)) / 100 };
    },
  );
  const [net, tax, gross] = (['net', 'tax', 'gross'] as const).map((field) =>
    sum(taxes.map((row) => row[field])),
  ) as [number, number, number];
  return { lines, taxes, net, tax, gross };
}

const line = (gross: number, more: Partial<Charged> = {}): Charged => ({
  kind: 'rental',
  name: 'Miete',
  description: '3 Tage × 99,00 €',
  vatPercent: 19,
  gross,
  ...more,
});

export const invoiceContentOf = (
  changed: Partial<InvoiceContent> = {},
  charged: Charged[] = [line(297)],
): InvoiceContent => ({
  number: 'RE-2027-000017',
  kind: 'invoice',
  cancels: null,
  language: 'de',
  issuedOn: '2027-03-29',
  dueOn: '2027-04-12',
  supplyFrom: '2027-03-26',
  supplyTo: '2027-03-29',
  currency: 'EUR',
  seller: {
    name: 'Muster Infrastruktur GmbH & Co. KG',
    street: 'Kabelweg 3',
    zipCode: '12347',
    city: 'Berlin',
    country: 'DE',
    vatId: 'DE123456788',
    taxNumber: '29/123/45678',
    register: {
      court: 'Amtsgericht Charlottenburg',
      number: 'HRB 12345',
      directors: 'Dr. Jana Öztürk',
    },
    bank: {
      holder: 'Muster Infrastruktur GmbH & Co. KG',
      iban: 'DE02 1203 0000 0000 2020 51',
      bic: 'BYLADEM1001',
    },
    contact: { name: 'Buchhaltung', phone: '+49 30 23125 000', email: 'rechnung@muster.example' },
  },
  buyer: {
    companyName: 'Tiefbau Grünwald GmbH',
    name: 'Grażyna Brzęczyszczykiewicz',
    street: 'L 7, 12',
    zipCode: '68161',
    city: 'Mannheim',
    country: 'DE',
    vatId: 'DE987654321',
    email: 'eingang@gruenwald.example',
    leitwegId: '',
  },
  orderNumber: 'B-4711',
  costCentre: '4400-12',
  reservation: 'R-000123',
  vehicle: { model: 'Volkswagen Crafter', licencePlate: 'B-MU 1234' },
  untaxedBecause: '',
  paid: 0,
  depositHeld: 0,
  ...summed(charged),
  ...changed,
});

/** What takes an invoice back in whole. */
export const cancellationOf = (content: InvoiceContent): InvoiceContent => {
  const negative = <Row extends { net: number; tax: number; gross: number }>(row: Row): Row => ({
    ...row,
    net: 0 - row.net,
    tax: 0 - row.tax,
    gross: 0 - row.gross,
  });
  const { number, issuedOn } = content;
  return {
    ...negative(content),
    number: 'RE-2027-000018',
    kind: 'cancellation',
    cancels: { number, issuedOn, reason: 'Falsche Anschrift' },
    issuedOn: '2027-04-02',
    lines: content.lines.map(negative),
    taxes: content.taxes.map(negative),
    paid: 0,
    depositHeld: 0,
  };
};

const discount = line(-29.7, { kind: 'discount', name: '10 % Rabatt', description: '' });
const cleaning = line(45, { kind: 'cleaning', name: 'Reinigung', description: '' });
const fuel = line(38.5, { kind: 'fuel', name: 'Kraftstoff', description: '2 Achtel × 19,25 €' });
const kilometres = line(31.25, {
  kind: 'kilometres',
  name: 'Mehrkilometer',
  description: '125 km × 0,25 €',
});
const authority = { leitwegId: '991-12345-06', companyName: 'Bezirksamt Mitte', vatId: '' };
const whole = invoiceContentOf({}, [line(297), discount, cleaning, fuel, kilometres]);

/** Every kind of invoice that the product issues. */
export const invoiceSamples = {
  'one rate': invoiceContentOf(),
  'two rates': invoiceContentOf({}, [
    line(297),
    line(21.4, { kind: 'fee', name: 'Fahrkarte', description: '', vatPercent: 7 }),
  ]),
  discount: invoiceContentOf({}, [line(297), discount]),
  fee: invoiceContentOf({}, [line(297), cleaning]),
  fuel: invoiceContentOf({}, [line(297), fuel]),
  kilometres: invoiceContentOf({}, [line(297), kilometres]),
  everything: whole,
  'paid in part': invoiceContentOf({ paid: 150, depositHeld: 500 }),
  'paid in whole': invoiceContentOf({ paid: 297 }),
  cancellation: cancellationOf(whole),
  untaxed: invoiceContentOf({ untaxedBecause: 'Kleinunternehmer nach § 19 UStG' }, [
    line(297, { vatPercent: 0 }),
  ]),
  'no bank': (({ seller, ...rest }) => ({ ...rest, seller: { ...seller, bank: null } }))(
    invoiceContentOf(),
  ),
  consumer: (({ buyer, ...rest }) => ({
    ...rest,
    orderNumber: '',
    costCentre: '',
    buyer: { ...buyer, companyName: '', vatId: '' },
  }))(invoiceContentOf()),
  authority: (({ buyer, ...rest }) => ({ ...rest, buyer: { ...buyer, ...authority } }))(whole),
  English: invoiceContentOf({ language: 'en', paid: 100, depositHeld: 500 }, [
    line(297, { name: 'Rental', description: '3 days × €99.00' }),
  ]),
  dollars: invoiceContentOf({ currency: 'USD', language: 'en' }),
  'a further reduction': invoiceContentOf({}, [discount]),
} satisfies Record<string, InvoiceContent>;
