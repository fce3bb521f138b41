import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Language } from '../../contract/texts/language.ts';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import {
  invoicedLines,
  invoices,
  isShown,
  reservationLines,
  reservations,
  users,
  vehicles,
} from '../db/schema/index.ts';
import { customerAtBooking, pricedColumns } from '../reservations/index.ts';
import type { BilledLine, InvoicedLine } from './billed-lines.ts';

const invoiced = sql<InvoicedLine[]>`(
  select coalesce(json_agg(json_build_object('id', line.line_id, 'amount', line.amount, 'number', live.number)), '[]')
  from ${invoicedLines} as line join ${invoices} as live on live.id = line.invoice_id
  where line.reservation_id = ${reservations}.id)`;

const toInvoiceColumns = {
  ...pick(reservations, 'id', 'userId', 'vehicleId', 'version', 'status'),
  isErased: sql<boolean>`${users.erasedAt} is not null`,
  ...pick(reservations, 'pickUpTime', 'dropOffTime', 'pickedUpAt', 'totalPrice'),
  ...pick(reservations, 'currency', 'orderNumber', 'costCentre'),
  ...pricedColumns,
  extras: sql<BilledLine[]>`(
    select coalesce(json_agg(json_build_object('id', line.id, 'kind', kind, 'quantity', quantity, 'unit', unit,
      'unitPrice', unit_price, 'amount', amount, 'vatPercent', case when kind = 'damage' then 0 else line.vat_percent end,
      'text', text) order by line.id), '[]')
    from ${reservationLines} as line where line.reservation_id = ${reservations}.id)`,
  invoiced,
  /** What stands on invoices and claims that were not cancelled. */
  invoicedGross: sql<number>`coalesce(${reservations.invoiced}, 0)`.mapWith(Number),
  paid: reservations.paid,
  depositHeld: reservations.depositHeld,
  customer: customerAtBooking(),
  vatId: users.vatId,
  email: sql<string>`coalesce(${users.invoiceEmail}, ${users.email})`,
  leitwegId: users.leitwegId,
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
  const [row] = await selectToInvoice(db).where(and(eq(reservations.id, reservation), isShown));
  return row ?? null;
}

/** Returned, and on no invoice yet or on one that no longer fits. What was deleted is not. */
export const isToInvoice = sql`${isShown} and ${reservations.status} = 'DONE' and ${reservations.returnedAt} is not null
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

/** Up to so many that were returned, and charged with nothing more, before an instant, oldest first, after one of them if it is given. */
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
        // Who adds several lines, or corrects one, gets one invoice.
        sql`not exists (select from ${reservationLines} as line
          where line.reservation_id = ${reservations}.id and line.created_at > ${before.toISOString()})`,
        last &&
          sql`(${reservations.returnedAt}, ${reservations.id}) > (${last.returnedAt?.toISOString()}, ${last.id})`,
      ),
    )
    .orderBy(asc(reservations.returnedAt), asc(reservations.id))
    .limit(count);
