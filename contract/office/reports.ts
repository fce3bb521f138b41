import { z } from 'zod';
import { getEndpoint } from '../wire/endpoint.ts';
import { csvType, exportFormats, workbookType, type ExportFormat } from './exports.ts';
import { currencyCode } from '../reservations/lines.ts';
import { flag } from '../values/common.ts';
import { day } from '../values/times.ts';
import { isInOrder, outOfOrder } from '../vehicles/days.ts';
import { key } from '../texts/message-key.ts';

export { csvType } from './exports.ts';
export type ReportFormat = ExportFormat;

/** A month at the company's place, `YYYY-MM`. */
export const month = z
  .string({ error: key('reports.month') })
  .regex(/^(19|[2-9]\d)\d{2}-(0[1-9]|1[0-2])$/, key('reports.month'));

/** A gross amount with the tax in it; `net` and `vat` are `gross` to the cent. */
const parts = { net: z.number(), vat: z.number(), gross: z.number() };

const ofMonth = z.object({ month });

export const getMonthReport = getEndpoint({
  path: '/reports/month',
  right: 'exports',
  summary: 'What was earned with the rentals that ended in a month, by lines and rates of tax',
  query: ofMonth.extend({
    /** Without them the totals of a month with many rentals may be a minute old. */
    lines: flag(key('reports.lines')),
  }),
  answer: z.object({
    month: z.string(),
    /** When this was added up, a wall-clock time at the company's place. */
    asOf: z.string(),
    lines: z.array(
      z.object({
        reservationId: z.number(),
        number: z.string(),
        /** As at booking; empty where it was erased. */
        customer: z.string(),
        vehicle: z.string(),
        licencePlate: z.string().nullable(),
        /** The day of the return, or of the drop-off without one. */
        date: z.string(),
        /** Whether it is over; else its end and price are those agreed. */
        isReturned: z.boolean().optional(),
        kind: z.string(),
        text: z.string(),
        currency: currencyCode,
        /** Percent. */
        vatPercent: z.number(),
        ...parts,
      }),
    ),
    /** By currency and rate of tax. */
    totals: z.array(z.object({ currency: currencyCode, vatPercent: z.number(), ...parts })),
    /** In all, by currency. */
    sums: z.array(z.object({ currency: currencyCode, ...parts })),
  }),
});

export const downloadDatev = getEndpoint({
  path: '/reports/datev',
  right: 'exports',
  summary:
    'The bookings of a month for DATEV: its invoices, cancellations and claims, and its payments if that is set',
  also: [409],
  query: ofMonth,
  answer: 'file',
  media: [csvType],
});

export const archiveType = 'application/zip';

export const downloadAudit = getEndpoint({
  path: '/reports/audit',
  right: 'exports',
  needsProof: true,
  summary:
    'What an auditor needs of a period, as tables in one archive, with a description of their columns: invoices, payments, lines, history',
  query: z.object({ from: day, until: day }).refine(isInOrder, outOfOrder),
  answer: 'file',
  media: [archiveType],
});

/** What of a month there is: what was earned, and what the accountant needs besides. */
export const reportSheets = ['rentals', 'invoices', 'payments', 'advances', 'pending'] as const;
export type ReportSheet = (typeof reportSheets)[number];

export const downloadMonthReport = getEndpoint({
  path: '/reports/month/file',
  right: 'exports',
  summary:
    'The same as an Excel workbook with invoices, payments, advances and what is still to be invoiced, or one of these sheets as CSV',
  query: ofMonth.extend({
    format: z.enum(exportFormats, { error: key('reports.format') }).default('xlsx'),
    /** Of CSV, which has one. */
    sheet: z.enum(reportSheets, { error: key('reports.sheet') }).default('rentals'),
  }),
  answer: 'file',
  media: [workbookType, csvType],
});
