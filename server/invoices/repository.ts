import { and, asc, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { InvoiceContent } from '../../contract/money/invoice-content.ts';
import type { invoiceFilters, invoiceSorts, InvoiceState } from '../../contract/money/invoices.ts';
import type { Language } from '../../contract/texts/language.ts';
import type { Database } from '../db/index.ts';
import { allOf, type FilterOf } from '../db/filters.ts';
import { selectPage, type PageQuery } from '../db/page.ts';
import {
  blobs,
  invoiceBalances,
  invoicedLines,
  invoiceFiles,
  invoices,
  reservationLines,
  reservations,
  users,
  vehicles,
} from '../db/schema/index.ts';
import { containsWords, splitWords } from '../db/search.ts';
import { depositHeld, paid, pricedColumns } from '../reservations/index.ts';
import type { InvoicedLine } from './billed-lines.ts';

const { id, number, kind, reservationId, cancelsId, issuedOn, dueOn, gross, content } = invoices;

// Drizzle leaves out the names of tables without a join.
const ownId = sql`${invoices}.id`;

const cancelledBy = sql<string | null>`(
  select taking_back.number from ${invoices} as taking_back where taking_back.cancels_id = ${ownId})`;
const balance = (column: 'paid' | 'open') =>
  sql`coalesce((select ${sql.identifier(column)} from ${invoiceBalances} where invoice_id = ${ownId}), 0)`.mapWith(
    Number,
  );

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

const conditionOf = ({ state, search = '', from, until }: Filter, today: string) =>
  allOf<typeof invoiceFilters>({
    // There is no counter of all rows: a condition makes the page count them.
    state: state ? stateCondition(today)[state] : sql`true`,
    search: containsWords(invoices.searchText, splitWords(search)),
    from: from === undefined ? undefined : gte(issuedOn, from),
    until: until === undefined ? undefined : lte(issuedOn, until),
  });

/** Reads what was issued. */
export const invoiceQueries = (db: Database) => ({
  page: ({ sort, ...query }: InvoicePage, today: string) =>
    selectPage(db, invoiceList, { ...query, by: orders[sort], where: conditionOf(query, today) }),

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

const buyer = sql<InvoiceContent['buyer']>`json_build_object(
  'companyName', coalesce(case when ${reservations.customerZipCode} is null then ${users.companyName} else ${reservations.customerCompany} end, ''),
  'name', coalesce(${reservations.customerName}, ${users.firstName} || ' ' || ${users.lastName}),
  'street', coalesce(${reservations.customerAddress}, ${users.address}),
  'zipCode', coalesce(${reservations.customerZipCode}, ${users.zipCode}),
  'city', coalesce(${reservations.customerCity}, ${users.city}, ''),
  'country', coalesce(${reservations.customerCountry}, ${users.country}, ''),
  'vatId', coalesce(${users.vatId}, ''),
  'email', coalesce(${users.invoiceEmail}, ${users.email}),
  'leitwegId', coalesce(${users.leitwegId}, ''))`;

const invoiced = sql<InvoicedLine[]>`(
  select coalesce(json_agg(json_build_object('id', line.line_id, 'amount', line.amount, 'number', live.number)), '[]')
  from ${invoicedLines} as line join ${invoices} as live on live.id = line.invoice_id
  where line.reservation_id = ${reservations}.id)`;

const toInvoiceColumns = {
  id: reservations.id,
  userId: reservations.userId,
  vehicleId: reservations.vehicleId,
  version: reservations.version,
  status: reservations.status,
  isErased: sql<boolean>`${users.erasedAt} is not null`,
  pickUpTime: reservations.pickUpTime,
  dropOffTime: reservations.dropOffTime,
  pickedUpAt: reservations.pickedUpAt,
  returnedAt: reservations.returnedAt,
  totalPrice: reservations.totalPrice,
  currency: reservations.currency,
  orderNumber: reservations.orderNumber,
  costCentre: reservations.costCentre,
  ...pricedColumns,
  extraIds: sql<number[]>`(
    select coalesce(json_agg(line.id order by line.id), '[]')
    from ${reservationLines} as line where line.reservation_id = ${reservations}.id)`,
  invoiced,
  /** What stands on invoices and claims that were not cancelled. */
  invoicedGross: sql<number>`coalesce(${reservations.invoiced}, 0)`.mapWith(Number),
  paid,
  depositHeld,
  buyer,
  language: sql<Language>`coalesce(${users.language}, 'de')`,
  vehicle: { model: vehicles.model, licencePlate: vehicles.licencePlate },
};

const selectToInvoice = (db: Database) =>
  db
    .select(toInvoiceColumns)
    .from(reservations)
    .innerJoin(users, eq(users.id, reservations.userId))
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .$dynamic();

/** A reservation with all that its invoices are made of. */
export type InvoiceReservation = Awaited<ReturnType<typeof selectToInvoice>>[number];

export async function findToInvoice(
  db: Database,
  reservation: number,
): Promise<InvoiceReservation | null> {
  const [row] = await selectToInvoice(db).where(eq(reservations.id, reservation));
  return row ?? null;
}

/** Returned, and on no invoice yet or on one that no longer fits. */
const isToInvoice = sql`${reservations.status} = 'DONE' and ${reservations.returnedAt} is not null
  and ${reservations.totalPrice} <> ${reservations.invoiced}`;

/** A page of those, oldest first. Few: they are counted, too. */
export async function pageToInvoice(db: Database, { page, size }: { page: number; size: number }) {
  const [rows, total] = await Promise.all([
    selectToInvoice(db)
      .where(isToInvoice)
      .orderBy(asc(reservations.returnedAt), asc(reservations.id))
      .limit(size)
      .offset(page * size),
    db.$count(reservations, isToInvoice),
  ]);
  return { rows, total };
}

/** Up to so many that were returned before an instant, oldest first, after one of them if it is given. */
export const dueToInvoice = (
  db: Database,
  before: Date,
  last: Pick<InvoiceReservation, 'returnedAt' | 'id'> | undefined,
  count: number,
): Promise<InvoiceReservation[]> =>
  selectToInvoice(db)
    .where(
      and(
        isToInvoice,
        lte(reservations.returnedAt, before),
        last &&
          sql`(${reservations.returnedAt}, ${reservations.id}) > (${last.returnedAt?.toISOString()}, ${last.id})`,
      ),
    )
    .orderBy(asc(reservations.returnedAt), asc(reservations.id))
    .limit(count);
