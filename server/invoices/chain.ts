import { asc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/index.ts';
import { invoiceGaps, invoices, invoiceSeries } from '../db/schema/index.ts';
import { numberIn } from './numbers.ts';

/** What is wrong with a row, or with a series as a whole. */
export interface Fault {
  /** The number, else the series. */
  of: string;
  what: string;
}

export interface ChainCheck {
  invoices: number;
  faults: number;
  /** Numbers that a restore lost, as they were noted: `RE-2027-000012 to RE-2027-000014`. */
  gaps: string[];
}

/** Rows that are read at once. */
const pageSize = 1000;

const cancelled = alias(invoices, 'cancelled');
const { id, prefix, content, previousHash, hash } = invoices;

/** The hash is made where the content's text is: in the database. */
const columns = {
  id,
  prefix,
  number: sql<string>`${content} ->> 'number'`,
  previous: sql<string>`encode(${previousHash}, 'hex')`,
  hash: sql<string>`encode(${hash}, 'hex')`,
  isWhole: sql<boolean>`${hash} = sha256(${previousHash} || convert_to(${content}::text, 'UTF8'))`,
  agrees: sql<boolean>`(${invoices.number}, ${invoices.kind}, ${invoices.gross}, ${invoices.issuedOn}, ${invoices.dueOn},
    ${cancelled.number}, ltrim(${content} ->> 'reservation', 'R-0')) is not distinct from (${content} ->> 'number',
    ${content} ->> 'kind', (${content} ->> 'gross')::numeric, (${content} ->> 'issuedOn')::date, (${content} ->> 'dueOn')::date,
    ${content} #>> '{cancels,number}', ${invoices.reservationId}::text)`,
};

const pageAfter = (tx: Database, last: number) =>
  tx
    .select(columns)
    .from(invoices)
    .leftJoin(cancelled, eq(cancelled.id, invoices.cancelsId))
    .where(gt(id, last))
    .orderBy(asc(id))
    .limit(pageSize);

type Row = Awaited<ReturnType<typeof pageAfter>>[number];
interface Link {
  number: number;
  hash: string;
}

/**
 * Checks every invoice: its hash, that it continues the one before it in its series, that no number is missing but for noted gaps, and that
 * each series ends where it says. Reads them page by page, as of one moment.
 */
export const checkChain = (
  db: Database,
  onFault: (fault: Fault) => void = () => undefined,
): Promise<ChainCheck> =>
  db.transaction((tx) => checkIn(tx, onFault), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

async function checkIn(tx: Database, onFault: (fault: Fault) => void): Promise<ChainCheck> {
  const gaps = await tx.select().from(invoiceGaps).orderBy(invoiceGaps.prefix, invoiceGaps.from);
  const endOfGap = new Map(gaps.map((gap) => [numberIn(gap.prefix, gap.from), gap.to]));
  const series = await tx.select().from(invoiceSeries).orderBy(invoiceSeries.prefix);
  const ends = new Map<string, Link>();
  const result: ChainCheck = {
    invoices: 0,
    faults: 0,
    gaps: gaps.map((gap) => `${numberIn(gap.prefix, gap.from)} to ${numberIn(gap.prefix, gap.to)}`),
  };
  const report = (of: string, what: string) => {
    result.faults += 1;
    onFault({ of, what });
  };
  const skipGap = (name: string, number: number) =>
    endOfGap.get(numberIn(name, number + 1)) ?? number;

  function check(row: Row): void {
    const end = ends.get(row.prefix) ?? { number: 0, hash: '' };
    const next = skipGap(row.prefix, end.number) + 1;
    if (!row.isWhole) report(row.number, 'its content is not what its hash was made of');
    if (!row.agrees) report(row.number, 'its columns are not what its content says');
    if (row.previous !== end.hash)
      report(row.number, 'it does not continue what was issued before it');
    if (row.number !== numberIn(row.prefix, next))
      report(row.number, `${numberIn(row.prefix, next)} is expected here`);
    const own = Number(row.number.slice(row.prefix.length));
    ends.set(row.prefix, { number: own || next, hash: row.hash });
  }

  for (let last = 0; ;) {
    const rows = await pageAfter(tx, last);
    rows.forEach(check);
    result.invoices += rows.length;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < pageSize) break;
  }
  for (const { prefix: name, lastNumber, lastHash, releasedAt } of series) {
    const end = ends.get(name);
    if (releasedAt) {
      if (end) report(name, 'it was released, but has invoices');
      continue;
    }
    const { number, hash: ending } = end ?? { number: 0, hash: '' };
    if (skipGap(name, number) !== lastNumber)
      report(
        name,
        `it ends with ${numberIn(name, number)}, not with ${numberIn(name, lastNumber)}`,
      );
    else if (ending !== lastHash.toString('hex'))
      report(name, 'its last invoice is not the one that was issued last');
  }
  return result;
}
