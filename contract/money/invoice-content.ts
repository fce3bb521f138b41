import { z } from 'zod';
import { languages } from '../texts/language.ts';
import { currencyCode } from '../reservations/lines.ts';
import { day } from '../values/times.ts';

/** An invoice charges, a cancellation takes one back in whole, and a claim asks for damages, which are not taxed. */
export const invoiceKinds = ['invoice', 'cancellation', 'claim'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/**
 * What the document is called: an invoice that takes back a part of former ones is a correction, and a claim, which is no invoice, is
 * withdrawn. Never "Gutschrift", which in tax law is an invoice that the buyer writes.
 */
export const invoiceTitles = [
  'invoice',
  'correction',
  'cancellation',
  'claim',
  'withdrawal',
] as const;

/** As written on an envelope. The country is an ISO 3166-1 alpha-2 code. */
const address = z.object({
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
});

const seller = address.extend({
  name: z.string(),
  vatId: z.string(),
  /** The tax office's number; empty where only the VAT id is given. */
  taxNumber: z.string(),
  register: z.object({ court: z.string(), number: z.string(), directors: z.string() }),
  /** Null where the company names no account. */
  bank: z.object({ holder: z.string(), iban: z.string(), bic: z.string() }).nullable(),
  contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
});

const buyer = address.extend({
  /** Empty for a consumer. */
  companyName: z.string(),
  /** The person's. */
  name: z.string(),
  vatId: z.string(),
  /** Where invoices go; empty for who has none. */
  email: z.string(),
  /** By which German authorities are found; empty for everybody else. */
  leitwegId: z.string(),
});

/** A rate of tax in percent. `gross` is `net` and `tax`, to the cent. */
const taxed = { vatPercent: z.number(), net: z.number(), tax: z.number(), gross: z.number() };

/**
 * A line is once its amount: of a discount, and of what a cancellation takes back, minus once. Of a rate and document the nets of
 * all lines are the net of the rate.
 */
const invoiceLine = z.object({
  /** `rental`, or the kind of a reservation's line. */
  kind: z.string(),
  /** What is charged, such as `Miete`. */
  name: z.string(),
  /** How it came about, such as `3 Tage × 99,00 €`; empty where the name says all. */
  description: z.string(),
  ...taxed,
});

/** All that an invoice says, as it was issued; PDF and XML are drawn of nothing else. Days are those at the company's place. */
export const invoiceContent = z.object({
  number: z.string(),
  kind: z.enum(invoiceKinds),
  /** What a cancellation cancels, and why. */
  cancels: z.object({ number: z.string(), issuedOn: day, reason: z.string() }).nullable(),
  language: z.enum(languages),
  issuedOn: day,
  dueOn: day,
  /** From the hand-over to the return. */
  supplyFrom: day,
  supplyTo: day,
  currency: currencyCode,
  seller,
  buyer,
  /** What the buyer wants to read on it; empty where they did not say. */
  orderNumber: z.string(),
  costCentre: z.string(),
  /** As people read it: `R-000123`. */
  reservation: z.string(),
  vehicle: z.object({ model: z.string(), licencePlate: z.string() }),
  lines: z.array(invoiceLine).min(1),
  /** A row per rate. Of a claim, and where no tax is charged, one of 0 %. */
  taxes: z.array(z.object(taxed)).min(1),
  /** Why no tax is charged; empty where it is, and of a claim. */
  untaxedBecause: z.string(),
  net: z.number(),
  tax: z.number(),
  gross: z.number(),
  /** What had been paid when it was issued, at most `gross`; 0 of a cancellation. */
  paid: z.number(),
  /** The deposit that is held, which is no part of the sum; 0 for none. */
  depositHeld: z.number(),
});
export type InvoiceContent = z.output<typeof invoiceContent>;
export type InvoiceLine = InvoiceContent['lines'][number];
