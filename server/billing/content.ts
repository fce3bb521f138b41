import { sumTaxed, taxOf } from '../../contract/money/tax.ts';
import type { InvoiceContent, InvoiceKind } from '../../contract/money/invoice-content.ts';
import type { MissingDatum } from '../../contract/money/invoices.ts';
import { addDays } from '../../contract/values/add-days.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import type { CompanyFacts } from '../company/index.ts';
import type { Config } from '../config.ts';
import { inWords } from '../documents/index.ts';
import { vatPercentOn, type TaxSettings } from '../reservations/index.ts';
import { toWallTime } from '../time/wall-times.ts';
import type { BilledLine } from './billed-lines.ts';
import type { InvoiceReservation } from './to-invoice.ts';

type Seller = InvoiceContent['seller'];
type Buyer = InvoiceContent['buyer'];

/** Up to this amount an invoice needs no address of who gets it (§ 33 UStDV). */
const smallInvoice = 250;

export function sellerOf({ company }: CompanyFacts): Seller {
  const { address, register, bank } = company;
  return {
    name: company.legalName,
    street: address.street,
    zipCode: address.zipCode,
    city: address.town,
    country: address.countryCode,
    vatId: register.vatId,
    taxNumber: register.taxNumber,
    register: {
      court: register.court,
      number: register.number,
      directors: register.directors,
    },
    bank,
    contact: { name: company.legalName, phone: company.phones[0] ?? '', email: company.mail },
  };
}

/** Who gets it, as at booking. Without a country they are in the seller's. */
export function buyerOf(
  { customer, vatId, email, leitwegId }: InvoiceReservation,
  seller: Seller,
): Buyer {
  const { companyName, name, address, zipCode, city, country } = customer;
  return {
    companyName: companyName ?? '',
    name: name ?? '',
    street: address ?? '',
    zipCode: zipCode ?? '',
    city: city ?? '',
    country: country || seller.country,
    vatId: vatId ?? '',
    email,
    leitwegId: leitwegId ?? '',
  };
}

/** What the law asks for and nobody has entered. Consumers get their invoice with what there is. */
export function missingOf(seller: Seller, buyer: Buyer, gross: number): MissingDatum[] {
  const ofCompany = (['name', 'street', 'zipCode', 'city'] as const).filter(
    (field) => !seller[field],
  );
  const ofBuyer =
    buyer.companyName && gross > smallInvoice
      ? (['street', 'zipCode', 'city'] as const).filter((field) => !buyer[field])
      : [];
  return [
    ...ofCompany.map((field) => ({ field, where: 'company' as const })),
    ...(seller.vatId || seller.taxNumber
      ? []
      : [{ field: 'taxNumber', where: 'company' as const }]),
    ...ofBuyer.map((field) => ({ field, where: 'customer' as const })),
  ];
}

interface Making {
  kind: Exclude<InvoiceKind, 'cancellation'>;
  seller: Seller;
  untaxedBecause: CompanyFacts['company']['untaxedBecause'];
  /** The day at the company's place. */
  today: string;
  config: TaxSettings & Pick<Config, 'paymentDays'>;
  /** What was paid and is on no other invoice. */
  paid: number;
}

/** What an invoice or a claim for these lines says, without its number. */
export function contentOf(
  reservation: InvoiceReservation,
  lines: readonly BilledLine[],
  { kind, seller, untaxedBecause, today, config, paid }: Making,
): InvoiceContent {
  const { language, vehicle } = reservation;
  const currency = reservation.currency ?? config.business.currency;
  const words = inWords(language, config.timeZone, currency);
  const dayOf = (instant: Date) => toWallTime(instant, config.timeZone).slice(0, 10);
  const isClaim = kind === 'claim';
  const taxed = taxOf(
    isClaim ? lines.map((line) => ({ ...line, vatPercent: 0 })) : lines,
    config.business.vatPercent,
  );
  const sums = sumTaxed(taxed.rates);
  const untaxed = taxed.rates.some(({ vatPercent }) => vatPercent === 0);
  const isTaxed = vatPercentOn(today, config) > 0;
  const reason = !untaxed
    ? ''
    : isTaxed
      ? words.texts.invoices.compensation
      : untaxedBecause[language];
  return {
    number: '',
    kind,
    cancels: null,
    language,
    issuedOn: today,
    dueOn: addDays(today, config.paymentDays),
    supplyFrom: dayOf(reservation.pickedUpAt ?? reservation.pickUpTime),
    supplyTo: dayOf(reservation.returnedAt ?? reservation.dropOffTime),
    currency,
    seller,
    buyer: buyerOf(reservation, seller),
    orderNumber: reservation.orderNumber ?? '',
    costCentre: reservation.costCentre ?? '',
    reservation: reservationNumber(reservation.id),
    vehicle: { model: vehicle.model, licencePlate: vehicle.licencePlate ?? '' },
    lines: taxed.lines.map(({ net, tax, gross, vatPercent, ...line }) => ({
      kind: line.kind,
      ...words.lineParts(line),
      vatPercent,
      net,
      tax,
      gross,
    })),
    taxes: taxed.rates,
    untaxedBecause: isClaim ? '' : reason,
    ...sums,
    paid: Math.max(0, Math.min(paid, sums.gross)),
    depositHeld: isClaim ? 0 : reservation.depositHeld,
  };
}

const negated = <Sums extends Record<'net' | 'tax' | 'gross', number>>(sums: Sums): Sums => ({
  ...sums,
  net: 0 - sums.net,
  tax: 0 - sums.tax,
  gross: 0 - sums.gross,
});

/** What takes back an invoice or a claim, without its number. */
export function cancellationOf(
  content: InvoiceContent,
  reason: string,
  today: string,
): InvoiceContent {
  return {
    ...negated(content),
    number: '',
    kind: 'cancellation',
    cancels: { number: content.number, issuedOn: content.issuedOn, reason },
    issuedOn: today,
    dueOn: today,
    lines: content.lines.map(negated),
    taxes: content.taxes.map(negated),
    paid: 0,
    depositHeld: 0,
  };
}
