import { and, asc, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import type {
  InvoiceAge,
  invoiceFilters,
  invoiceSorts,
  InvoiceState,
} from '../../contract/money/invoices.ts';
import type { ChangeCursor } from '../../contract/wire/changes.ts';
import { selectChanges, selectCopied } from '../changes/index.ts';
import type { Database } from '../db/index.ts';
import { allOf, type FilterOf } from '../db/filters.ts';
import { selectPage, type PageQuery } from '../db/page.ts';
import {
  blobs,
  invoiceBalances,
  invoiceFiles,
  invoices,
  reservations,
  users,
} from '../db/schema/index.ts';
import { containsWords, splitWords } from '../db/search.ts';
import { isElectronic, titleOf, type InvoiceHead } from './formats/check.ts';

const { id, number, kind, reservationId, cancelsId, issuedOn, dueOn, gross, content } = invoices;

// Drizzle leaves out the names of tables without a join.
const ownId = sql`${invoices}.id`;

const cancelledBy = sql<string | null>`(
  select taking_back.number from ${invoices} as taking_back where taking_back.cancels_id = ${ownId})`;
const ofBalance = (column: 'paid' | 'open' | 'reminded_on') =>
  sql`(select ${sql.identifier(column)} from ${invoiceBalances} where invoice_id = ${ownId})`;
const balance = (column: 'paid' | 'open') => sql`coalesce(${ofBalance(column)}, 0)`.mapWith(Number);

const columns = {
  id,
  number,
  kind,
  reservationId,
  issuedOn,
  dueOn,
  gross,
  /** Locked once the customer's personal data was erased. */
  buyer: sql<string>`case when exists (
      select from ${reservations} join ${users} on ${users}.id = ${reservations}.user_id
      where ${reservations}.id = ${invoices}.reservation_id and ${users.erasedAt} is not null) then ''
    else coalesce(nullif(${invoices}.content #>> '{buyer,companyName}', ''), ${invoices}.content #>> '{buyer,name}') end`,
  currency: sql<string>`${content} ->> 'currency'`,
  paid: balance('paid'),
  open: balance('open'),
  cancels: sql<string | null>`${content} #>> '{cancels,number}'`,
  cancelledBy,
  remindedOn: sql<string | null>`${ofBalance('reminded_on')}::text`,
  head: sql<InvoiceHead>`${content} - 'lines'`,
};
const invoiceList = { table: invoices, columns };

const shownColumns = { ...columns, content, hash: invoices.hash };

/** An invoice as lists show it, without its state, which depends on the day. */
export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof invoiceQueries>['of']>>[number];

type Filter = FilterOf<typeof invoiceFilters>;
type InvoicePage = PageQuery<(typeof invoiceSorts)[number]> & Filter;

/** Ids are in the order in which numbers were given. */
const orders = { issuedOn, dueOn, gross, number: id };

const hasBalance = (condition: SQL) =>
  sql`${ownId} in (select invoice_id from ${invoiceBalances} where ${condition})`;
const isOpen = sql`open > 0`;

/** `today` is the day at the company's place. */
const stateCondition = (today: string): Record<InvoiceState, SQL> => ({
  open: hasBalance(isOpen),
  partly: hasBalance(sql`${isOpen} and paid > 0`),
  overdue: and(hasBalance(isOpen), sql`${dueOn} < ${today}::date`)!,
  paid: hasBalance(sql`not ${isOpen}`),
  cancelled: sql`(${cancelsId} is not null or exists (
    select from ${invoices} as taking_back where taking_back.cancels_id = ${ownId}))`,
});

/** What each age is by the day until which it is to be paid. */
export const ageConditions = (today: string): Record<InvoiceAge, SQL> => {
  const overSince = sql`(${today}::date - 30)`;
  return {
    notDue: sql`${dueOn} >= ${today}::date`,
    upTo30: sql`${dueOn} < ${today}::date and ${dueOn} >= ${overSince}`,
    longer: sql`${dueOn} < ${overSince}`,
  };
};

/** Of the reservations of one customer. */
const isOf = (user: number) =>
  sql`${reservationId} in (select id from ${reservations} where user_id = ${user})`;

const conditionOf = ({ userId, state, age, search = '', from, until }: Filter, today: string) =>
  allOf<typeof invoiceFilters>({
    userId: userId === undefined ? undefined : isOf(userId),
    // There is no counter of all rows: a condition makes the page count them.
    state: state ? stateCondition(today)[state] : sql`true`,
    age: age && and(hasBalance(isOpen), ageConditions(today)[age]),
    search: containsWords(invoices.searchText, splitWords(search)),
    from: from === undefined ? undefined : gte(issuedOn, from),
    until: until === undefined ? undefined : lte(issuedOn, until),
  });

/** Reads what was issued. */
export const invoiceQueries = (db: Database) => ({
  page: ({ sort, ...query }: InvoicePage, today: string) =>
    selectPage(db, invoiceList, { ...query, by: orders[sort], where: conditionOf(query, today) }),

  changed: (after: ChangeCursor, size: number) =>
    selectChanges(db, { ...invoiceList, kind: 'invoice' }, after, size),
  copied: (invoice: number) => selectCopied(db, { ...invoiceList, kind: 'invoice' }, invoice),

  /** A reservation's, oldest first. */
  of: (reservation: number) =>
    db.select(columns).from(invoices).where(eq(reservationId, reservation)).orderBy(asc(id)),

  async find(invoice: number) {
    const [row] = await db.select(shownColumns).from(invoices).where(eq(id, invoice));
    return row ?? null;
  },

  /** The bytes of a file; null before it was drawn. */
  async file(invoice: number, file: 'pdf' | 'xml'): Promise<Buffer | null> {
    const [row] = await db
      .select({ bytes: blobs.bytes })
      .from(invoiceFiles)
      .innerJoin(blobs, eq(blobs.hash, invoiceFiles.blobHash))
      .where(and(eq(invoiceFiles.invoiceId, invoice), eq(invoiceFiles.kind, file)));
    return row?.bytes ?? null;
  },
});

/** What of an invoice does not depend on the day, as the wire has it. */
export const invoiceFacts = ({ head, ...row }: InvoiceRow) => ({
  ...row,
  title: titleOf(head),
  reason: head.cancels?.reason ?? null,
  isElectronic: isElectronic(head),
});
