import type { FastifyBaseLogger } from 'fastify';
import type { CompanyFacts } from '../company/index.ts';
import { codeOf, reasonOf } from '../db/driver/failures.ts';
import type { Database } from '../db/index.ts';
import { AppError } from '../http/errors.ts';
import { invoiceIssuer, type InvoiceSettings } from './issue.ts';
import { dueToInvoice, type InvoiceReservation } from './to-invoice.ts';

const minute = 60_000;
/** Reservations that are read at once. */
const batchSize = 50;

/**
 * Issues the invoices of what was returned long enough ago, oldest first, beside any number of other servers: none is issued twice. What
 * lacks something, no longer fits or needs the accountant is left for administrators. Returns how many were issued.
 */
export async function issueDue(
  db: Database,
  settings: InvoiceSettings,
  company: () => CompanyFacts | null,
  report: (reservation: number, error: unknown) => void,
  now = new Date(),
): Promise<number> {
  if (!settings.invoiceAt || !company()) return 0;
  const { issue, pendingOf } = invoiceIssuer(db, settings, company);
  const before = new Date(now.getTime() - settings.invoiceDelayMinutes * minute);
  let issued = 0;
  let last: InvoiceReservation | undefined;
  do {
    const batch = await dueToInvoice(db, before, last, batchSize);
    for (const reservation of batch) {
      const { taxed, damages, missing, outdated, isLongAbroad } = pendingOf(reservation);
      const isReady = missing.length + outdated.length === 0 && !isLongAbroad;
      if (!isReady || taxed.length + damages.length === 0 || reservation.isErased) continue;
      await issue(reservation.id, null).then(
        () => (issued += 1),
        (error: unknown) => {
          // Another server, or an administrator, was first. No other failure keeps the rest waiting.
          if (!(error instanceof AppError)) report(reservation.id, error);
        },
      );
    }
    last = batch.length === batchSize ? batch.at(-1) : undefined;
  } while (last);
  return issued;
}

/** Does that every minute or so. Returns a function that stops it. */
export function scheduleInvoices(
  db: Database,
  settings: InvoiceSettings,
  company: () => CompanyFacts | null,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const report = (reservation: number, error: unknown) =>
    log.error({ reservation, cause: reasonOf(error) }, 'An invoice was not issued');
  let running: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(run, (0.5 + Math.random()) * minute).unref();

  function run(): void {
    // The next run is in a minute.
    running = issueDue(db, settings, company, report).catch((error: unknown) =>
      log.warn({ code: codeOf(error) }, 'Invoices were not issued'),
    );
    timer = setTimeout(run, (0.75 + Math.random() / 2) * minute).unref();
  }

  return async () => {
    clearTimeout(timer);
    await running;
  };
}
