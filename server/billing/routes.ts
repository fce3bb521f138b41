import type { FastifyInstance } from 'fastify';
import {
  cancelInvoice,
  getInvoice,
  issueInvoice,
  listInvoices,
  pageInvoices,
  pendingInvoices,
  type InvoiceState,
  type ListedInvoice,
} from '../../contract/money/invoices.ts';
import { sumOf } from '../../contract/reservations/lines.ts';
import { may, type Session } from '../http/authenticate.ts';
import { notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { pageAnswer } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import { visibleReservations } from '../reservations/index.ts';
import type { Services } from '../services.ts';
import { todayIn, toWallTime } from '../time/wall-times.ts';
import { invoiceIssuer, type Issued } from './issue.ts';
import { invoiceQueries, type InvoiceRow } from '../invoices/index.ts';
import { pageToInvoice } from './to-invoice.ts';

/** Invoices, cancellations and claims. */
export function invoiceRoutes(app: FastifyInstance, { db, config, company }: Services): void {
  const { page, of, find } = invoiceQueries(db);
  const { issue, cancel, pendingOf } = invoiceIssuer(db, config, company);
  const findReservation = visibleReservations(db);
  const zone = config.timeZone;

  /** An invoice that the caller may see; others are not there for them. */
  async function findVisible(id: number, session: Session) {
    const row = await find(id);
    const isVisible =
      row !== null &&
      (may(session, 'payments') ||
        (await findReservation(row.reservationId, session).then(
          () => true,
          () => false,
        )));
    if (!isVisible) throw notFound('invoice_not_found', 'invoices.notFound');
    return row;
  }

  async function listedOf(id: number | null): Promise<ListedInvoice | null> {
    if (id === null) return null;
    const { content: _content, hash: _hash, ...row } = (await find(id))!;
    return answerOf(row, todayIn(zone));
  }
  const issuedAnswer = async ({ invoice, claim }: Issued) => ({
    invoice: await listedOf(invoice),
    claim: await listedOf(claim),
  });

  route(app, pageInvoices, async ({ query }) => {
    const today = todayIn(zone);
    const { rows, total } = await page(query, today);
    return pageAnswer({ rows: rows.map((row) => answerOf(row, today)), total }, query);
  });

  route(app, listInvoices, async ({ params: { id }, session }) => {
    await findReservation(id, session);
    const today = todayIn(zone);
    return (await of(id)).map((row) => answerOf(row, today));
  });

  route(app, pendingInvoices, async ({ query }) => {
    const { rows, total } = await pageToInvoice(db, query);
    const answers = rows.map((row) => {
      const { taxed, damages, missing, outdated, isLongAbroad } = pendingOf(row);
      return {
        reservationId: row.id,
        buyer: row.buyer.companyName || row.buyer.name,
        returnedAt: row.returnedAt && toWallTime(row.returnedAt, zone),
        currency: row.currency ?? config.business.currency,
        amount: sumOf([...taxed, ...damages]),
        missing,
        outdated,
        ask: isLongAbroad ? ('abroad' as const) : null,
      };
    });
    return pageAnswer({ rows: answers, total }, query);
  });

  route(app, getInvoice, async ({ params, session }) => {
    const { content, hash, ...row } = await findVisible(params.id, session);
    return { ...answerOf(row, todayIn(zone)), content, hash: hash.toString('hex') };
  });

  route(app, issueInvoice, async ({ params, session }) => {
    const issued = await issue(params.id, session.user.id);
    return { ...done('invoices.issued'), ...(await issuedAnswer(issued)) };
  });

  route(app, cancelInvoice, async ({ params, body, session }) => {
    const { cancellation, ...issued } = await cancel(params.id, body, session.user.id);
    return {
      ...done('invoices.cancelled'),
      cancellation: (await listedOf(cancellation))!,
      ...(await issuedAnswer(issued)),
    };
  });
}

function stateOf(row: InvoiceRow, today: string): InvoiceState {
  if (row.cancels !== null || row.cancelledBy !== null) return 'cancelled';
  if (row.open <= 0) return 'paid';
  if (row.dueOn < today) return 'overdue';
  return row.paid > 0 ? 'partly' : 'open';
}

const answerOf = (row: InvoiceRow, today: string): ListedInvoice => ({
  ...row,
  state: stateOf(row, today),
});
