import type { FastifyInstance, FastifyReply } from 'fastify';
import { documentType } from '../../contract/counter/documents.ts';
import {
  cancelInvoice,
  confirmSeries,
  getInvoice,
  getInvoicePdf,
  getInvoiceXml,
  issueInvoice,
  listInvoices,
  pageInvoices,
  pageOwnInvoices,
  pendingInvoices,
  releasableInvoices,
  releaseInvoices,
  remindOfInvoice,
  unconfirmedSeries,
  type InvoiceState,
  type ListedInvoice,
} from '../../contract/money/invoices.ts';
import { sumOf } from '../../contract/reservations/lines.ts';
import { actorOf, may, type Session } from '../http/authenticate.ts';
import { changedInvoices } from '../../contract/office/changes.ts';
import { answerChanges } from '../changes/index.ts';
import { away, notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { pageAnswer } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import { visiblePapers } from '../reservations/index.ts';
import type { Services } from '../services.ts';
import { todayIn, toWallTime } from '../time/wall-times.ts';
import { invoiceIssuer, type Issued } from './issue.ts';
import {
  filesOf,
  invoiceFacts,
  invoiceFileName,
  invoiceQueries,
  type InvoiceRow,
} from '../invoices/index.ts';
import { listReleasable, releaseOld } from './release.ts';
import { confirmLast, listUnconfirmed } from './series.ts';
import { remindOfOpen } from './tell.ts';
import { pageToInvoice } from './to-invoice.ts';

/** Invoices, cancellations and claims. */
export function invoiceRoutes(app: FastifyInstance, { db, config, company }: Services): void {
  const { page, changed, of, find } = invoiceQueries(db);
  const { issue, cancel, pendingOf } = invoiceIssuer(db, config, company);
  const findPapers = visiblePapers(db);
  const zone = config.timeZone;

  /** An invoice that the caller may see; others are not there for them. */
  async function findVisible(id: number, session: Session) {
    const row = await find(id);
    const isVisible =
      row !== null &&
      (may(session, 'invoices') ||
        (await findPapers(row.reservationId, session).then(
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

  async function answerPage(query: Parameters<typeof page>[0]) {
    const today = todayIn(zone);
    const { rows, total } = await page(query, today);
    return pageAnswer({ rows: rows.map((row) => answerOf(row, today)), total }, query);
  }

  route(app, pageInvoices, ({ query }) => answerPage(query));

  route(app, pageOwnInvoices, ({ query, session }) =>
    answerPage({ ...query, userId: session.user.id }),
  );

  route(app, changedInvoices, ({ query }) => answerChanges(changed, query, zone, invoiceFacts));

  route(app, listInvoices, async ({ params: { id }, session }) => {
    await findPapers(id, session);
    const today = todayIn(zone);
    return (await of(id)).map((row) => answerOf(row, today));
  });

  route(app, pendingInvoices, async ({ query }) => {
    const { rows, total } = await pageToInvoice(db, query);
    const answers = rows.map((row) => {
      const { taxed, damages, missing, outdated, isLongAbroad } = pendingOf(row);
      return {
        reservationId: row.id,
        buyer: row.customer.companyName || (row.customer.name ?? ''),
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

  route(app, unconfirmedSeries, () => listUnconfirmed(db));

  route(app, confirmSeries, async ({ body, session }) => {
    await confirmLast(db, body.number, session.user.id);
    return done('invoices.confirmed');
  });

  route(app, releasableInvoices, () => listReleasable(db, todayIn(zone), config.holdUntil));

  route(app, releaseInvoices, async ({ session }) => {
    await releaseOld(db, todayIn(zone), config.holdUntil, session.user.id);
    return done('invoices.released');
  });

  route(app, getInvoice, async ({ params, session }) => {
    const { content, hash, ...row } = await findVisible(params.id, session);
    return { ...answerOf(row, todayIn(zone)), content, hash: hash.toString('hex') };
  });

  const filesOfVisible = async (id: number, session: Session) => {
    const row = await findVisible(id, session);
    const facts = company();
    if (!facts) throw away();
    return { row, ...(await filesOf(db, row, facts, `${session.user.id}`)) };
  };

  route(app, getInvoicePdf, async ({ params: { id }, session, reply }) => {
    const { row, pdf } = await filesOfVisible(id, session);
    return sendFile(reply, documentType, invoiceFileName(row, 'pdf'), pdf);
  });

  route(app, getInvoiceXml, async ({ params: { id }, session, reply }) => {
    const { row, xml } = await filesOfVisible(id, session);
    if (!xml) throw notFound('invoice_not_found', 'invoices.notElectronic');
    return sendFile(reply, 'application/xml', invoiceFileName(row, 'xml'), xml);
  });

  route(app, issueInvoice, async ({ params, session }) => {
    const issued = await issue(params.id, actorOf(session));
    return { ...done('invoices.issued'), ...(await issuedAnswer(issued)) };
  });

  route(app, remindOfInvoice, async ({ params: { id } }) => {
    await remindOfOpen(db, id, todayIn(zone));
    return done('invoices.reminded');
  });

  route(app, cancelInvoice, async ({ params, body, session }) => {
    const { cancellation, ...issued } = await cancel(params.id, body, actorOf(session));
    return {
      ...done('invoices.cancelled'),
      cancellation: (await listedOf(cancellation))!,
      ...(await issuedAnswer(issued)),
    };
  });
}

const sendFile = (reply: FastifyReply, type: string, name: string, bytes: Buffer) =>
  reply.type(type).header('content-disposition', `attachment; filename=${name}`).send(bytes);

function stateOf(row: Omit<InvoiceRow, 'head'>, today: string): InvoiceState {
  if (row.cancels !== null || row.cancelledBy !== null) return 'cancelled';
  if (row.open <= 0) return 'paid';
  if (row.dueOn < today) return 'overdue';
  return row.paid > 0 ? 'partly' : 'open';
}

const answerOf = (row: InvoiceRow, today: string): ListedInvoice => ({
  ...invoiceFacts(row),
  state: stateOf(row, today),
});
