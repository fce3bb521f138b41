import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { invoiceBalances, reservations } from '../db/schema/index.ts';
import { conflict, notFound } from '../http/errors.ts';
import { invoiceQueries, titleOf } from '../invoices/index.ts';
import { queueMail } from '../mail/index.ts';

/** What the mails about an invoice are filled with, and who gets them; null if nobody has an address. */
async function newsOf(db: Database, id: number) {
  const row = await invoiceQueries(db).find(id);
  if (!row) throw notFound('invoice_not_found', 'invoices.notFound');
  const { number, kind, head, reservationId, currency, dueOn, gross, open, cancels, content } = row;
  const { reservation, buyer, language } = content;
  const [customer] = await db
    .select({ userId: reservations.userId })
    .from(reservations)
    .where(eq(reservations.id, reservationId));
  return {
    recipient: { email: buyer.email, language, userId: customer!.userId },
    invoice: {
      id,
      number,
      kind,
      title: titleOf(head),
      reservation,
      reservationId,
      currency,
      dueOn,
      gross,
      open,
      cancels,
    },
    isCancelled: row.cancelledBy !== null,
  };
}

/** The customer gets the document by a mail, which waits until it was drawn. In the transaction that issues it. */
export async function tellOfInvoice(tx: Database, id: number): Promise<void> {
  const { recipient, invoice } = await newsOf(tx, id);
  if (recipient.email === '') return;
  const template = invoice.kind === 'cancellation' ? 'invoice-cancelled' : 'invoice-issued';
  await queueMail(tx, template, recipient, { invoice });
}

/** Reminds the customer of what is open, once a day, `today`. Throws what the caller is told. */
export async function remindOfOpen(db: Database, id: number, today: string): Promise<void> {
  const { recipient, invoice, isCancelled } = await newsOf(db, id);
  if (isCancelled || invoice.open <= 0) throw conflict('nothing_open', 'invoices.nothingOpen');
  if (recipient.email === '') throw conflict('no_address', 'invoices.noAddress');
  const isNewToday = sql`${invoiceBalances.remindedOn} is distinct from ${today}::date`;
  await db.transaction(async (tx) => {
    const noted = await tx
      .update(invoiceBalances)
      .set({ remindedOn: today })
      .where(and(eq(invoiceBalances.invoiceId, id), isNewToday))
      .returning({ id: invoiceBalances.invoiceId });
    if (noted.length === 0) throw conflict('reminded_today', 'invoices.remindedToday');
    await queueMail(tx, 'invoice-reminder', recipient, { invoice });
  });
}
