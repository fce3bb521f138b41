import { z } from 'zod';
import { key } from '../texts/message-key.ts';
import { userEdit } from '../users/user-edit.ts';
import { flag, writeAnswer } from '../values/common.ts';
import type { ErrorCode } from '../values/errors.ts';
import { postEndpoint } from '../wire/endpoint.ts';
import { newCustomer } from './customers.ts';

/** Rows are numbered as spreadsheets do; the first is 1. */
const row = z.number();

const importAnswer = writeAnswer.extend({
  /** How many rows the table has below its headings. */
  rows: z.number(),
  /** How many of them were added: none in a preview. */
  added: z.number(),
  /** The table's columns; `field` is null for one that is not imported. */
  columns: z.array(z.object({ heading: z.string(), field: z.string().nullable() })),
  /** What is wrong, at most the first thousand; `errorCount` counts all. */
  errors: z.array(
    z.object({
      row,
      field: z.string(),
      code: z.custom<ErrorCode>((code) => typeof code === 'string'),
      message: z.string(),
    }),
  ),
  errorCount: z.number(),
  /**
   * Rows whose licence plate or e-mail address a record has already, or an earlier row, at most the first thousand. One of `id` and
   * `otherRow` says which.
   */
  duplicates: z.array(
    z.object({
      row,
      field: z.string(),
      id: z.number().nullable(),
      otherRow: row.nullable(),
      message: z.string(),
    }),
  ),
  duplicateCount: z.number(),
  /** The cells of the first rows, and of the first ones with errors or duplicates, as they stand in the file, long ones cut. */
  shown: z.array(z.object({ row, cells: z.array(z.string()) })),
});
export type ImportAnswer = z.output<typeof importAnswer>;

const importEndpoint = (path: string, base: 'api' | 'users', summary: string) =>
  postEndpoint({
    path,
    base,
    right: 'imports',
    summary,
    also: [409],
    upload: 'file',
    query: z.object({
      /** Only says what an import would do. */
      preview: flag(key('imports.flag')),
      /** Leaves out rows whose licence plate or e-mail address is known already. Without it they keep all from being added. */
      skipDuplicates: flag(key('imports.flag')),
    }),
    answer: importAnswer,
  });

export const importVehicles = importEndpoint(
  '/import/vehicles',
  'api',
  'Add the vehicles of a table, CSV or Excel, all or none; with `preview` only say what that would do',
);

/** A customer as a table has them: what an administrator enters, and what the export tells besides. */
export const importedCustomer = newCustomer.extend({
  licenceClass: userEdit.shape.licenceClass,
  blocked: userEdit.shape.blocked,
  licenceSeenOn: userEdit.shape.licenceSeenOn,
});

export const importCustomers = importEndpoint(
  '/import/customers',
  'users',
  'Add the customers of a table, CSV or Excel, all or none, without a password or a mail; with `preview` only say what that would do',
);
