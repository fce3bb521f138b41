import { z } from 'zod';
import { paymentKinds, paymentMethods } from '../counter/payment-kinds.ts';
import { currencyCode } from '../reservations/lines.ts';
import { key } from '../texts/message-key.ts';
import { limits } from '../values/limits.ts';
import { day } from '../values/times.ts';
import { isInOrder, outOfOrder } from '../vehicles/days.ts';
import { getEndpoint } from '../wire/endpoint.ts';
import { pageAnswer, pageQuery } from '../wire/paging.ts';
import { invoiceAges } from './invoices.ts';

/** How many documents or rentals, and what of them is open, overpaid or left as a deposit. */
const sum = z.object({ count: z.number(), amount: z.number() });
export type OpenSum = z.output<typeof sum>;

/** Rentals that are over and owe more than their invoices say, and those that are not over and are not paid yet. */
export const openOfRentals = ['notInvoiced', 'booked', 'overpaid'] as const;
export const openDeposits = ['depositsDue', 'depositsHeld'] as const;
export const openSums = [...invoiceAges, ...openOfRentals, ...openDeposits] as const;
export type OpenSumName = (typeof openSums)[number];

const openAmounts = z.object({
  currency: currencyCode,
  ...(Object.fromEntries(openSums.map((name) => [name, sum])) as Record<OpenSumName, typeof sum>),
});
export type OpenAmounts = z.output<typeof openAmounts>;

/** What one customer owes in one currency. */
export const owingCustomer = z.object({
  userId: z.number(),
  /** Empty when it was erased. */
  customer: z.string(),
  companyName: z.string().nullish(),
  currency: currencyCode,
  invoices: sum,
  /** What of rentals is on no open invoice, over or not. */
  rentals: sum,
  /** The first day until which one of the invoices is to be paid; null without one. */
  dueOn: z.string().nullable(),
});
export type OwingCustomer = z.output<typeof owingCustomer>;

export const getOpenAmounts = getEndpoint({
  path: '/open-amounts',
  right: 'ledger',
  summary: `What is open of invoices and claims by age, and of rentals beside them; what is overpaid, deposits due and held, and the ${limits.owingCustomers} customers who owe the most`,
  answer: z.object({
    /** When this was added up, a wall-clock time at the company's place; of many reservations some minutes ago. */
    asOf: z.string(),
    /** By currency; the company's own is always there, and first. */
    sums: z.array(openAmounts),
    /** Those with the most overdue first, then those who owe the most. */
    customers: z.array(owingCustomer),
  }),
});

export const notedPayment = z.object({
  id: z.string(),
  /** A wall-clock time at the company's place. */
  at: z.string(),
  kind: z.enum(paymentKinds),
  method: z.enum(paymentMethods),
  currency: currencyCode,
  amount: z.number(),
  /** Of what a till took the number of its receipt. */
  note: z.string(),
  reservationId: z.number(),
  /** Empty when it was erased. */
  customer: z.string(),
  companyName: z.string().nullish(),
});
export type NotedPayment = z.output<typeof notedPayment>;

/** What came in and went out, deposits included; what was kept of a deposit is neither. */
const methodTotal = z.object({
  currency: currencyCode,
  method: z.enum(paymentMethods),
  received: z.number(),
  paidOut: z.number(),
});
export type MethodTotal = z.output<typeof methodTotal>;

export const paymentSorts = ['at'] as const;

export const paymentFilters = {
  method: z.enum(paymentMethods, { error: key('payments.method') }).optional(),
  /** Days on which it was paid, both included. */
  from: day.optional(),
  until: day.optional(),
};

export const pagePayments = getEndpoint({
  path: '/payments/pages',
  right: 'ledger',
  summary: 'One page of the journal of payments, with the totals of all that match, by method',
  query: pageQuery(paymentSorts, 'DESC').extend(paymentFilters).refine(isInOrder, outOfOrder),
  answer: pageAnswer(notedPayment).extend({ totals: z.array(methodTotal) }),
});
