import { isNotNull } from 'drizzle-orm';
import type { UnconfirmedSeries } from '../../contract/money/invoices.ts';
import type { Database } from '../db/index.ts';
import { invoiceSeries } from '../db/schema/index.ts';
import { conflict, invalidField } from '../http/errors.ts';
import { confirmNumber, numberIn } from '../invoices/index.ts';

/** The series in which nothing is issued since a restore: later numbers than they know may have left the house. */
export async function listUnconfirmed(db: Database): Promise<UnconfirmedSeries[]> {
  const rows = await db
    .select({ prefix: invoiceSeries.prefix, lastNumber: invoiceSeries.lastNumber })
    .from(invoiceSeries)
    .where(isNotNull(invoiceSeries.unconfirmedSince))
    .orderBy(invoiceSeries.prefix);
  return rows.map(({ prefix, lastNumber }) => ({
    prefix,
    lastKnown: numberIn(prefix, lastNumber),
  }));
}

/** Says that this number of a series was its last. Throws what the caller is told. */
export async function confirmLast(
  db: Database,
  number: string,
  administratorId: number,
): Promise<void> {
  const outcome = await confirmNumber(db, number, administratorId);
  if (outcome === 'too low') throw invalidField('number', 'number_too_low', 'invoices.tooLow');
  if (outcome === 'confirmed') throw conflict('series_confirmed', 'invoices.confirmedBefore');
}
