import { z } from 'zod';
import { documentType } from '../counter/documents.ts';
import { currencyCode } from '../reservations/lines.ts';
import { key } from '../texts/message-key.ts';
import { byId, id, line, writeAnswer } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { day } from '../values/times.ts';
import { isInOrder, outOfOrder } from '../vehicles/days.ts';
import { getEndpoint, postEndpoint } from '../wire/endpoint.ts';
import { pageAnswer, pageQuery, searchWords } from '../wire/paging.ts';
import { invoiceContent, invoiceKinds, invoiceTitles } from './invoice-content.ts';

/** `cancelled`, and a cancellation itself, are neither paid nor open. */
export const invoiceStates = ['open', 'partly', 'overdue', 'paid', 'cancelled'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** What is open by age: not due yet, up to 30 days over, or longer. */
export const invoiceAges = ['notDue', 'upTo30', 'longer'] as const;
export type InvoiceAge = (typeof invoiceAges)[number];

/** An invoice in a list. Payments fill a reservation's oldest first. */
export const listedInvoice = z.object({
  id: z.number(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  title: z.enum(invoiceTitles),
  reservationId: z.number(),
  /** The company, else the person. */
  buyer: z.string(),
  issuedOn: z.string(),
  dueOn: z.string(),
  currency: currencyCode,
  gross: z.number(),
  paid: z.number(),
  /** What is still to be paid; 0 of what was cancelled. */
  open: z.number(),
  state: z.enum(invoiceStates),
  /** The number of what it cancels, and of what cancels it. */
  cancels: z.string().nullable(),
  cancelledBy: z.string().nullable(),
  /** Why a cancellation was issued; null of all others. */
  reason: z.string().nullable(),
  /** Whether there is an XML file of it. */
  isElectronic: z.boolean(),
  /** The day of the last reminder of what is open; null without one. */
  remindedOn: z.string().nullable(),
});
export type ListedInvoice = z.output<typeof listedInvoice>;

export const invoiceSorts = ['issuedOn', 'dueOn', 'gross', 'number'] as const;

/** `search`: words of number, reservation's number, customer and order number, in any order; `userId`: of one customer. */
export const invoiceFilters = {
  userId: id.optional(),
  state: z.enum(invoiceStates, { error: key('invoices.state') }).optional(),
  age: z.enum(invoiceAges, { error: key('invoices.age') }).optional(),
  search: searchWords.optional(),
  /** Days of the issue, both included. */
  from: day.optional(),
  until: day.optional(),
};

export const pageInvoices = getEndpoint({
  path: '/invoices/pages',
  right: 'invoices',
  summary: 'One page of all invoices, cancellations and claims',
  query: pageQuery(invoiceSorts, 'DESC').extend(invoiceFilters).refine(isInOrder, outOfOrder),
  answer: pageAnswer(listedInvoice),
});

export const pageOwnInvoices = getEndpoint({
  path: '/user/invoices',
  auth: 'user',
  summary: "One page of the user's own invoices, cancellations and claims",
  query: pageQuery(invoiceSorts, 'DESC'),
  answer: pageAnswer(listedInvoice),
});

export const listInvoices = getEndpoint({
  path: '/reservations/:id/invoices',
  auth: 'user',
  summary: 'The invoices of an own reservation, oldest first; staff get those of any',
  params: byId,
  answer: z.array(listedInvoice),
});

export const shownInvoice = listedInvoice.extend({
  content: invoiceContent,
  /** Of the chain, in hexadecimal digits. */
  hash: z.string(),
});
export type ShownInvoice = z.output<typeof shownInvoice>;

export const getInvoice = getEndpoint({
  path: '/invoices/:id',
  auth: 'user',
  summary: 'An own invoice as it was issued; staff get any',
  params: byId,
  answer: shownInvoice,
});

export const getInvoicePdf = getEndpoint({
  path: '/invoices/:id/document',
  auth: 'user',
  summary:
    'An own invoice as PDF, for companies in Germany with the e-invoice in it; staff get any',
  params: byId,
  answer: 'file',
  media: [documentType],
});

export const getInvoiceXml = getEndpoint({
  path: '/invoices/:id/xml',
  auth: 'user',
  summary: 'An own e-invoice, ZUGFeRD or XRechnung; not of claims. Staff get any',
  params: byId,
  answer: 'file',
  media: ['application/xml'],
});

/** What the law or the format asks for, and where it is entered. */
const missing = z.object({
  field: z.string(),
  where: z.enum(['company', 'customer']),
});
export type MissingDatum = z.output<typeof missing>;

/** Reservations of which something is on no invoice, or stands otherwise on one. */
export const pendingInvoice = z.object({
  reservationId: z.number(),
  buyer: z.string(),
  /** A wall-clock time at the company's place. */
  returnedAt: z.string().nullable(),
  currency: currencyCode,
  amount: z.number(),
  missing: z.array(missing),
  /** The numbers of invoices that no longer fit: they have to be cancelled. */
  outdated: z.array(z.string()),
  /** Why the accountant has to be asked; null for nothing. */
  ask: z.enum(['abroad']).nullable(),
});
export type PendingInvoice = z.output<typeof pendingInvoice>;

export const pendingInvoices = getEndpoint({
  path: '/invoices/pending',
  right: 'invoices',
  summary:
    'One page of what was returned and is on no invoice yet, oldest first, with what is missing for it',
  query: pageQuery(['returnedAt']),
  answer: pageAnswer(pendingInvoice),
});

const unconfirmed = z.object({
  /** Such as `RE-2027-`. */
  prefix: z.string(),
  /** The last one that the restored backup knows; `RE-2027-000000` for none. */
  lastKnown: z.string(),
});
export type UnconfirmedSeries = z.output<typeof unconfirmed>;

export const unconfirmedSeries = getEndpoint({
  path: '/invoices/series',
  right: 'invoices',
  summary: 'The series of invoices that wait since a restore, until their last number is confirmed',
  answer: z.array(unconfirmed),
});

export const confirmSeries = postEndpoint({
  path: '/invoices/series',
  right: 'invoices',
  summary:
    'Say which number of a series was the last that left the house before a restore: the next one follows it, and a gap is noted',
  also: [409],
  body: z.object({
    number: z
      .string({ error: key('invoices.lastNumber') })
      .trim()
      .regex(/^[A-Z0-9-]{1,20}-\d{6}$/, key('invoices.lastNumber')),
  }),
});

const releasable = z.object({
  prefix: z.string(),
  /** The last number of them. */
  count: z.number(),
});
export type ReleasableSeries = z.output<typeof releasable>;

export const releasableInvoices = getEndpoint({
  path: '/invoices/release',
  right: 'invoices',
  summary:
    'The series of invoices that may be deleted: eight years have passed since the end of theirs, and HOLD_UNTIL does not keep them',
  answer: z.array(releasable),
});

export const releaseInvoices = postEndpoint({
  path: '/invoices/release',
  right: 'invoices',
  summary: 'Delete the invoices of these series for good; their numbers are not given again',
  also: [409],
});

const issued = writeAnswer.extend({
  invoice: listedInvoice.nullable(),
  claim: listedInvoice.nullable(),
});

export const issueInvoice = postEndpoint({
  path: '/reservations/:id/invoice',
  right: 'invoices',
  status: 201,
  summary: 'Issue an invoice for what of a reservation is on none yet, and a claim for its damages',
  also: [409],
  params: byId,
  answer: issued,
});

export const remindOfInvoice = postEndpoint({
  path: '/invoices/:id/remind',
  right: 'invoices',
  summary:
    'Send the customer the invoice once more, and say what is still to be paid; once a day at most',
  also: [409],
  params: byId,
});

export const cancelInvoice = postEndpoint({
  path: '/invoices/:id/cancel',
  right: 'invoices',
  status: 201,
  summary:
    'Cancel an invoice or a claim by a further one, and issue it anew as the reservation is now',
  also: [409],
  params: byId,
  body: z.object({
    reason: line('invoices.reason', limits.line),
    reissue: z.boolean({ error: key('invoices.reissue') }),
  }),
  answer: issued.extend({ cancellation: listedInvoice }),
});
