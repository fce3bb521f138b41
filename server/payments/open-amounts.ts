import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { openSums, type OpenAmounts, type OpenSumName } from '../../contract/money/open-amounts.ts';
import type { Database } from '../db/index.ts';
import { invoiceBalances, invoices, isOpen, isShown, reservations } from '../db/schema/index.ts';
import { ageConditions } from '../invoices/index.ts';
import { depositConditions, due } from '../reservations/index.ts';

interface Place {
  /** The company's, in which reservations without one are. */
  currency: string;
  /** The day at the company's place. */
  today: string;
}

/** What is open, by currency; the company's own first, though nothing is. */
export async function readOpenAmounts(db: Database, place: Place): Promise<OpenAmounts[]> {
  const { rows } = await db.execute<{ currency: string; name: OpenSumName } & Numbers>(
    openAmountsStatement(place),
  );
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
  const currencies = new Set([place.currency, ...byCurrency.keys()]);
  return [...currencies].map((currency) => {
    const found = byCurrency.get(currency) ?? [];
    const sums = openSums.map((name) => {
      const { count = 0, amount = 0 } = found.find((row) => row.name === name) ?? {};
      return [name, { count: Number(count), amount: Number(amount) }];
    });
    return { currency, ...Object.fromEntries(sums) } as OpenAmounts;
  });
}

interface Numbers extends Record<string, unknown> {
  count: string;
  amount: string;
}

/** The same sums as the rows of the lists come to that each of them leads to. */
export function openAmountsStatement({ currency, today }: Place): SQL {
  const ages = Object.entries(ageConditions(today)).map(
    ([age, condition]) => sql`when ${condition} then ${age}::text`,
  );
  const ofReservation = sql`coalesce(${reservations.currency}, ${currency}::text)`;
  const deposits = (name: OpenSumName, amount: SQL, condition: SQL) => sql`
    select ${ofReservation}, ${name}::text, ${amount} from ${reservations} where ${and(isShown, condition)}`;
  return sql`
    with open_invoices as materialized (
      select ${invoices.reservationId} as reservation_id, ${invoices.content} ->> 'currency' as currency,
        case ${sql.join(ages, sql` `)} end as name, ${invoiceBalances.open} as amount
      from ${invoiceBalances} join ${invoices} on ${eq(invoices.id, invoiceBalances.invoiceId)}
      where ${gt(invoiceBalances.open, 0)}
    ), amounts (currency, name, amount) as (
      select currency, name, amount from open_invoices
      union all
      select ${ofReservation}, case when ${due} < 0 then 'overpaid' when ${isOpen} then 'booked' else 'notInvoiced' end,
        case when ${due} < 0 then -${due} else ${due} - coalesce(invoiced.amount, 0) end
      from ${reservations}
      left join (select reservation_id, sum(amount) as amount from open_invoices group by 1) as invoiced
        on invoiced.reservation_id = ${reservations.id}
      where ${due} <> 0 and ${isShown}
      union all
      ${deposits('depositsDue', sql`${reservations.deposit} - ${reservations.depositHeld}`, depositConditions.due)}
      union all
      ${deposits('depositsHeld', sql`${reservations.depositHeld}`, depositConditions.held)}
    )
    select currency, name, count(*) as count, sum(amount) as amount from amounts where amount > 0 group by 1, 2`;
}
