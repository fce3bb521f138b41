import { and, eq, sql } from 'drizzle-orm';
import type { CustomerTotals } from '../../contract/customers.ts';
import type { PaymentKind } from '../../contract/payment-kinds.ts';
import type { Database } from '../db/index.ts';
import { isShown, payments, reservations } from '../db/schema/index.ts';
import { amountDue } from '../reservations/index.ts';

/** What came less what went, of a reservation's payments. */
const balance = (came: PaymentKind, went: PaymentKind) => sql`coalesce((
  select sum(case when kind = ${came} then amount else -amount end) from ${payments} as payment
  where payment.reservation_id = ${reservations}.id and kind in (${came}, ${went})), 0)`;

const number = <Value extends string>(value: Value) => Number(value);

/** A customer's reservations in numbers; those without a currency have the company's. */
export async function totalsOf(
  db: Database,
  userId: number,
  companyCurrency: string,
): Promise<CustomerTotals> {
  const currency = sql<string>`coalesce(${reservations.currency}, ${companyCurrency}::text)`;
  const paid = sql`sum(${balance('payment', 'refund')})`;
  const rows = await db
    .select({
      currency,
      reservations: sql`count(*)`.mapWith(number),
      open: sql`count(*) filter (where ${reservations.status} = 'CREATED')`.mapWith(number),
      amountDue: sql`sum(${amountDue})`.mapWith(number),
      paid: paid.mapWith(number),
      due: sql`sum(${amountDue}) - ${paid}`.mapWith(number),
      depositHeld: sql`sum(${balance('deposit_taken', 'deposit_returned')})`.mapWith(number),
    })
    .from(reservations)
    .where(and(isShown, eq(reservations.userId, userId)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const sum = (name: 'reservations' | 'open') =>
    rows.reduce((total, { [name]: count }) => total + count, 0);
  return {
    ...{ reservations: sum('reservations'), open: sum('open') },
    sums: rows.map(({ reservations: _, open: __, ...money }) => money),
  };
}
