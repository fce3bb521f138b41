import { sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { confirmNumber, numberIn } from '../invoices/index.ts';
import { StartError } from '../start-error.ts';

/** What is known of invoices that were issued after the backup was made. */
export interface LaterInvoices {
  /** What numbers begin with, before the year. */
  prefixes: string[];
  /** This year at the company's place. */
  year: number;
  /** The last numbers that left the house, of some series; or that the backup has all. */
  last: string[] | 'all in backup';
}

/**
 * Lets no invoice be issued in the series that the backup may know in part, unless their last numbers are given. Throws StartError for one
 * that is none of them, or before what the backup knows. Answers the last known numbers of those that are still to be confirmed.
 */
export async function askForLastNumbers(
  tx: Database,
  backedUpAt: Date,
  { prefixes, year, last }: LaterInvoices,
): Promise<string[]> {
  const first = backedUpAt.getUTCFullYear();
  const years = Array.from({ length: Math.max(1, year - first + 1) }, (_, index) => year - index);
  for (const prefix of years.flatMap((of) => prefixes.map((begin) => `${begin}${of}-`)))
    await tx.execute(sql`
      insert into invoice_series (prefix, last_number, last_hash) values (${prefix}, 0, '') on conflict do nothing`);
  const { rows } = await tx.execute<{ prefix: string; last: number }>(sql`
    update invoice_series set unconfirmed_since = now() where right(prefix, 5) in ${years.map((of) => `${of}-`)}
    returning prefix, last_number as last`);
  const numbers = last === 'all in backup' ? rows.map(numberOf) : last;
  for (const number of numbers) await confirm(tx, number);
  const { rows: open } = await tx.execute<{ prefix: string; last: number }>(sql`
    select prefix, last_number as last from invoice_series where unconfirmed_since is not null order by prefix`);
  return open.map(numberOf);
}

const numberOf = ({ prefix, last }: { prefix: string; last: number }) => numberIn(prefix, last);

async function confirm(tx: Database, number: string): Promise<void> {
  const outcome = await confirmNumber(tx, number, null);
  if (outcome === 'too low')
    throw new StartError(`--last-invoice ${number}: the backup knows a later one.`);
  if (outcome === 'confirmed')
    throw new StartError(`--last-invoice ${number}: no invoice of the backup's years begins so.`);
}
