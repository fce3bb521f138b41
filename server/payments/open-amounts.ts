import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { invoiceAges } from '../../contract/money/invoices.ts';
import {
  openSums,
  type OpenAmounts,
  type OpenSumName,
  type OwingCustomer,
} from '../../contract/money/open-amounts.ts';
import { limits } from '../../contract/values/limits.ts';
import type { Database } from '../db/index.ts';
import { invoiceBalances, invoices, isOpen, isShown, reservations } from '../db/schema/index.ts';
import { ageConditions } from '../invoices/index.ts';
import { companyOfCustomer, customerName, depositConditions, due } from '../reservations/index.ts';

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
const openAmountsStatement = (place: Place): SQL => sql`
  ${openAmounts(place)}
  select currency, name, count(*) as count, sum(amount) as amount from amounts where amount > 0 group by 1, 2`;

/** The customers with the most overdue, then those who owe the most, of what the sums of invoices and of unpaid rentals are of. */
export async function readOwingCustomers(db: Database, place: Place): Promise<OwingCustomer[]> {
  const sumOf = (isCounted: SQL) =>
    sql`json_build_object('count', count(*) filter (where ${isCounted}), 'amount', coalesce(sum(amount) filter (where ${isCounted}), 0))`;
  const isInvoice = sql`name in (${sql.join(
    invoiceAges.map((age) => sql`${age}`),
    sql`, `,
  )})`;
  const { rows } = await db.execute<OwingCustomer & Record<string, unknown>>(sql`
    ${openAmounts(place)}
    select ${reservations.userId} as "userId", ${customerName} as customer,
      ${companyOfCustomer} as "companyName", amounts.currency,
      ${sumOf(isInvoice)} as invoices, ${sumOf(sql`not ${isInvoice}`)} as rentals, min(due_on)::text as "dueOn"
    from amounts join ${reservations} on ${reservations.id} = amounts.reservation_id
    where amount > 0 and (${isInvoice} or name in ('notInvoiced', 'booked')) and ${reservations.userId} is not null
    group by 1, 4
    order by coalesce(sum(amount) filter (where name in ('upTo30', 'longer')), 0) desc, sum(amount) desc, 1
    limit ${limits.owingCustomers}`);
  return rows;
}

/** Each amount that is open, as `amounts`: of what, of which reservation, and for an invoice until when it is to be paid. */
function openAmounts({ currency, today }: Place): SQL {
  const ages = Object.entries(ageConditions(today)).map(
    ([age, condition]) => sql`when ${condition} then ${age}::text`,
  );
  const ofReservation = sql`coalesce(${reservations.currency}, ${currency}::text)`;
  const deposits = (name: OpenSumName, amount: SQL, condition: SQL) => sql`
    select ${ofReservation}, ${name}::text, ${amount}, ${reservations.id}, null::date from ${reservations} where ${and(isShown, condition)}`;
  return sql`
    with open_invoices as materialized (
      select ${invoices.reservationId} as reservation_id, ${invoices.content} ->> 'currency' as currency,
        case ${sql.join(ages, sql` `)} end as name, ${invoiceBalances.open} as amount, ${invoices.dueOn} as due_on
      from ${invoiceBalances} join ${invoices} on ${eq(invoices.id, invoiceBalances.invoiceId)}
      where ${gt(invoiceBalances.open, 0)}
    ), amounts (currency, name, amount, reservation_id, due_on) as (
      select currency, name, amount, reservation_id, due_on from open_invoices
      union all
      select ${ofReservation}, case when ${due} < 0 then 'overpaid' when ${isOpen} then 'booked' else 'notInvoiced' end,
        case when ${due} < 0 then -${due} else ${due} - coalesce(invoiced.amount, 0) end, ${reservations.id}, null
      from ${reservations}
      left join (select reservation_id, sum(amount) as amount from open_invoices group by 1) as invoiced
        on invoiced.reservation_id = ${reservations.id}
      where ${due} <> 0 and ${isShown}
      union all
      ${deposits('depositsDue', sql`${reservations.deposit} - ${reservations.depositHeld}`, depositConditions.due)}
      union all
      ${deposits('depositsHeld', sql`${reservations.depositHeld}`, depositConditions.held)}
    )`;
}
