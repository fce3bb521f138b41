import { and, gt, isNull, sql } from 'drizzle-orm';
import type { ReleasableSeries } from '../../contract/money/invoices.ts';
import { callFunction } from '../db/call-function.ts';
import type { Database } from '../db/index.ts';
import { invoices, invoiceSeries } from '../db/schema/index.ts';
import { conflict } from '../http/errors.ts';

/** Calendar years after that of the issue for which an invoice is kept: § 147 Abs. 3 AO. */
const years = 8;

/** The first year that is kept, on a day at the company's place; null while `holdUntil` keeps all. */
const firstKeptYear = (today: string, holdUntil: string | null): number | null =>
  holdUntil !== null && today <= holdUntil ? null : Number(today.slice(0, 4)) - years;

/** The series whose years of retention are over, oldest first. */
export async function listReleasable(
  db: Database,
  today: string,
  holdUntil: string | null,
): Promise<ReleasableSeries[]> {
  const first = firstKeptYear(today, holdUntil);
  if (first === null) return [];
  const { prefix, lastNumber, releasedAt } = invoiceSeries;
  const year = sql`substring(${prefix} from '(\\d{4})-$')::integer`;
  return db
    .select({ prefix, count: lastNumber })
    .from(invoiceSeries)
    .where(
      and(
        isNull(releasedAt),
        gt(lastNumber, 0),
        sql`${year} < ${first}`,
        // What one that is kept cancels is kept, too.
        sql`not exists (select from ${invoices} as taking_back join ${invoices} as own on own.id = taking_back.cancels_id
          where own.prefix = ${prefix} and substring(taking_back.prefix from '(\\d{4})-$')::integer >= ${first})`,
      ),
    )
    .orderBy(year, prefix);
}

/** Deletes their invoices. Answers how many. Throws what the caller is told. */
export async function releaseOld(
  db: Database,
  today: string,
  holdUntil: string | null,
  administratorId: number,
): Promise<number> {
  const firstYear = firstKeptYear(today, holdUntil);
  if (firstYear === null) throw conflict('invoices_held', 'invoices.held');
  const releasing = callFunction('release_invoices', { firstYear, administratorId });
  const { rows } = await db.execute<{ deleted: number }>(sql`select ${releasing} as deleted`);
  return rows[0]!.deleted;
}
