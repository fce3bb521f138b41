import { sql } from 'drizzle-orm';
import { sumOf } from '../../contract/reservations/lines.ts';
import type { InvoiceContent } from '../../contract/money/invoice-content.ts';
import type { MissingDatum } from '../../contract/money/invoices.ts';
import type { CompanyFacts } from '../company/index.ts';
import type { Config } from '../config.ts';
import { actAs, type Actor, userIdOf } from '../db/actor.ts';
import { callFunction } from '../db/call-function.ts';
import type { Database } from '../db/index.ts';
import { hasSqlState } from '../db/driver/failures.ts';
import { retryOnce } from '../db/retry.ts';
import { AppError, away, conflict, forbidden, notFound } from '../http/errors.ts';
import { todayIn } from '../time/wall-times.ts';
import { billedLines, toInvoice, type BilledLine } from './billed-lines.ts';
import { buyerOf, cancellationOf, contentOf, missingOf, sellerOf } from './content.ts';
import { brokenRules, invoiceQueries } from '../invoices/index.ts';
import type { TaxSettings } from '../reservations/index.ts';
import { tellOfInvoice } from './tell.ts';
import { findToInvoice, type InvoiceReservation } from './to-invoice.ts';

/** What can be invoiced of a reservation now, and what stands in the way. */
export interface Pending {
  /** Lines of the invoice, and of the claim beside it. */
  taxed: BilledLine[];
  damages: BilledLine[];
  missing: MissingDatum[];
  /** The numbers of invoices that no longer fit. */
  outdated: string[];
  /** Whether the accountant has to be asked where it is taxed: a long rental to a customer abroad (§ 3a UStG). */
  isLongAbroad: boolean;
}

/** What was issued at once; null where there was nothing for it. */
export interface Issued {
  invoice: number | null;
  claim: number | null;
}

/** What of the settings invoices depend on. */
export type InvoiceSettings = TaxSettings &
  Pick<Config, 'invoiceAt' | 'invoiceDelayMinutes' | 'invoicePrefix' | 'paymentDays'>;

type Locked = Pick<InvoiceReservation, 'id' | 'userId' | 'vehicleId' | 'version'>;
type Outcome = 'written' | 'changed' | 'erased user' | 'invoiced' | 'cancelled';

/** Somebody wrote between reading and issuing: what was read has to be read again. */
class Changed extends Error {}

/** Days beyond which a rental to somebody abroad is taxed where they are. */
const longDays = 30;
export const claimPrefix = 'SF-';

/** Who is told of an invoice, in the transaction that issues it, and on which day at the company's place that is. */
interface Issuing {
  tell: (tx: Database, id: number) => Promise<void>;
  today: () => string;
}

/** Issues and cancels invoices; each is computed of what was read, and again if that has changed meanwhile. */
export function invoiceIssuer(
  db: Database,
  config: InvoiceSettings,
  company: () => CompanyFacts | null,
  { tell = tellOfInvoice, today = () => todayIn(config.timeZone) }: Partial<Issuing> = {},
) {
  function factsOrThrow(): CompanyFacts {
    const facts = company();
    if (!facts) throw away();
    return facts;
  }

  function pendingOf(reservation: InvoiceReservation): Pending {
    const seller = sellerOf(factsOrThrow());
    const { lines, outdated } = toInvoice(billedLines(reservation, config), reservation.invoiced);
    const isDamage = ({ kind }: BilledLine) => kind === 'damage';
    const end = reservation.returnedAt ?? reservation.dropOffTime;
    const days = (end.getTime() - reservation.pickUpTime.getTime()) / 86_400_000;
    const buyer = buyerOf(reservation, seller);
    return {
      taxed: lines.filter((line) => !isDamage(line)),
      damages: lines.filter(isDamage),
      missing: missingOf(seller, buyer, sumOf(lines)),
      outdated,
      isLongAbroad: buyer.country !== seller.country && days > longDays,
    };
  }

  async function call(
    tx: Database,
    { id, userId, vehicleId, version }: Locked,
    actor: Actor,
    values: { content: InvoiceContent; prefix: string } & (
      { lines: BilledLine[] } | { cancelsId: number }
    ),
  ): Promise<number> {
    // Its number, which is given last, breaks none.
    const broken = brokenRules({ ...values.content, number: values.prefix });
    if (broken.length > 0) throw new Error(`An invoice would break ${broken.join(', ')}`);
    const locked = { customerId: userId, reservationId: id, vehicleId, version };
    const stored = {
      ...locked,
      administratorId: userIdOf(actor),
      prefix: `${values.prefix}${values.content.issuedOn.slice(0, 4)}-`,
      content: JSON.stringify(values.content),
    };
    const writing =
      'lines' in values
        ? callFunction('issue_invoice', {
            ...stored,
            lines: JSON.stringify(amountsOf(values.lines)),
          })
        : callFunction('cancel_invoice', { ...stored, cancelsId: values.cancelsId });
    await actAs(tx, actor);
    const { rows } = await tx.execute<{ outcome: Outcome; id: number }>(
      sql`select outcome, invoice_id as id from ${writing}`,
    );
    const { outcome, id: written } = rows[0]!;
    if (outcome === 'erased user') throw forbidden('user_erased', 'reservations.customerErased');
    if (outcome === 'cancelled') throw conflict('invoice_cancelled', 'invoices.isCancelled');
    if (outcome !== 'written') throw new Changed();
    await tell(tx, written);
    return written;
  }

  /** Issues what stands on no invoice, in the caller's transaction. */
  async function issueIn(tx: Database, id: number, actor: Actor): Promise<Issued> {
    const reservation = await findToInvoice(tx, id);
    if (!reservation) throw notFound('reservation_not_found', 'reservations.notFound');
    if (reservation.status === 'CREATED') throw conflict('not_returned', 'invoices.notReturned');
    const { taxed, damages, missing, outdated } = pendingOf(reservation);
    if (outdated.length > 0) throw conflict('invoice_outdated', 'invoices.outdated');
    if (taxed.length + damages.length === 0)
      throw conflict('nothing_to_invoice', 'invoices.nothing');
    if (missing.length > 0) throw incomplete(missing);
    const { untaxedBecause } = factsOrThrow().company;
    const seller = sellerOf(factsOrThrow());
    let unassigned = less(reservation.paid, reservation.invoicedGross);
    const issue = (kind: 'invoice' | 'claim', lines: BilledLine[]) => {
      if (lines.length === 0) return null;
      const making = { kind, seller, untaxedBecause, today: today(), config, paid: unassigned };
      const content = contentOf(reservation, lines, making);
      unassigned = less(unassigned, content.gross);
      const prefix = kind === 'claim' ? claimPrefix : config.invoicePrefix;
      return call(tx, reservation, actor, { content, lines, prefix });
    };
    return { invoice: await issue('invoice', taxed), claim: await issue('claim', damages) };
  }

  async function cancelIn(tx: Database, id: number, reason: string, actor: Actor): Promise<number> {
    const former = await invoiceQueries(tx).find(id);
    if (!former) throw notFound('invoice_not_found', 'invoices.notFound');
    if (former.kind === 'cancellation')
      throw conflict('invoice_cancelled', 'invoices.isCancellation');
    const reservation = await findToInvoice(tx, former.reservationId);
    const content = cancellationOf(former.content, reason, today());
    const prefix = former.kind === 'claim' ? claimPrefix : config.invoicePrefix;
    return call(tx, reservation!, actor, { content, prefix, cancelsId: id });
  }

  const transact = <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> =>
    retryOnce(() => db.transaction(work), 'deadlock').catch((error: unknown) => {
      if (error instanceof Changed) return transact(work);
      if (hasSqlState(error, 'unconfirmed'))
        throw conflict('series_unconfirmed', 'invoices.unconfirmed');
      throw error;
    });

  return {
    pendingOf,

    /** Issues what of a reservation stands on no invoice; `actor` is null for the system. Throws what the caller is told. */
    issue: (id: number, actor: Actor): Promise<Issued> => transact((tx) => issueIn(tx, id, actor)),

    /** Cancels an invoice or claim, and issues anew what stood on it. */
    cancel: (id: number, { reason, reissue }: { reason: string; reissue: boolean }, actor: Actor) =>
      transact(async (tx) => {
        const cancellation = await cancelIn(tx, id, reason, actor);
        const row = await invoiceQueries(tx).find(cancellation);
        const issued = reissue
          ? await issueIn(tx, row!.reservationId, actor)
          : { invoice: null, claim: null };
        return { cancellation, ...issued };
      }),
  };
}

/** Exact to the cent. */
const less = (amount: number, other: number) => sumOf([{ amount }, { amount: -other }]);

/** Each line's amount by its id: the rental may be several lines. */
const amountsOf = (lines: BilledLine[]) =>
  [...Map.groupBy(lines, ({ id }) => id)].map(([id, group]) => ({ id, amount: sumOf(group) }));

const incomplete = (missing: MissingDatum[]) =>
  new AppError(400, 'invoice_incomplete', 'invoices.incomplete', { body: { missing } });
