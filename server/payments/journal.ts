import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type {
  MethodTotal,
  paymentFilters,
  paymentSorts,
} from '../../contract/money/open-amounts.ts';
import type { Database } from '../db/index.ts';
import { allOf, type FilterOf } from '../db/filters.ts';
import { selectPage, type PageQuery } from '../db/page.ts';
import { payments, reservations } from '../db/schema/index.ts';
import { companyOfCustomer, customerName } from '../reservations/index.ts';
import { startOfDay } from '../time/wall-times.ts';

type Filter = FilterOf<typeof paymentFilters>;
type JournalPage = PageQuery<(typeof paymentSorts)[number]> & Filter;

const { id, at, kind, method, amount, note, reservationId } = payments;
const currency = sql<string | null>`${reservations.currency}`;

const journal = {
  table: payments,
  columns: {
    id,
    at,
    kind,
    method,
    amount,
    note,
    reservationId,
    currency,
    customer: customerName,
    companyName: companyOfCustomer,
  },
  join: { table: reservations, on: eq(reservations.id, reservationId) },
};

const conditionOf = ({ method: by, from, until }: Filter, zone: string) =>
  allOf<typeof paymentFilters>({
    method: by && eq(method, by),
    from: from === undefined ? undefined : gte(at, startOfDay(from, zone)),
    until: until === undefined ? undefined : lt(at, startOfDay(until, zone, 1)),
  });

/** Reads what was noted, of all reservations. Days are those of `zone`. */
export const journalQueries = (db: Database, zone: string) => ({
  page: ({ sort: _sort, ...query }: JournalPage) =>
    // There is no counter of all rows: a condition makes the page count them.
    selectPage(db, journal, { ...query, by: at, where: conditionOf(query, zone) ?? sql`true` }),

  /** What came in and went out, by currency and method; without one of its own a reservation is in `ownCurrency`. */
  async totals(filter: Filter, ownCurrency: string): Promise<MethodTotal[]> {
    const sumOf = (...kinds: string[]) =>
      sql`coalesce(sum(${amount}) filter (where ${kind} in (${sql.join(kinds, sql`, `)})), 0)`.mapWith(
        Number,
      );
    const named = sql<string>`coalesce(${currency}, ${ownCurrency}::text)`;
    return db
      .select({
        currency: named,
        method,
        received: sumOf('payment', 'deposit_taken'),
        paidOut: sumOf('refund', 'deposit_returned'),
      })
      .from(payments)
      .innerJoin(reservations, eq(reservations.id, reservationId))
      .where(and(conditionOf(filter, zone), sql`${kind} <> 'deposit_kept'`))
      .groupBy(sql`1`, sql`2`)
      .orderBy(sql`1`, sql`2`);
  },
});
