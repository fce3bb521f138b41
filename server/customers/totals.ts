import { and, eq, sql } from 'drizzle-orm';
import type { CustomerTotals } from '../../contract/office/customers.ts';
import type { Database } from '../db/index.ts';
import { isShown, reservations } from '../db/schema/index.ts';
import { amountDue, depositHeld, due, paid } from '../reservations/index.ts';

const number = <Value extends string>(value: Value) => Number(value);

/** A customer's reservations in numbers; those without a currency have the company's. */
export async function totalsOf(
  db: Database,
  userId: number,
  companyCurrency: string,
): Promise<CustomerTotals> {
  const currency = sql<string>`coalesce(${reservations.currency}, ${companyCurrency}::text)`;
  const rows = await db
    .select({
      currency,
      reservations: sql`count(*)`.mapWith(number),
      open: sql`count(*) filter (where ${reservations.status} = 'CREATED')`.mapWith(number),
      amountDue: sql`sum(${amountDue})`.mapWith(number),
      paid: sql`sum(${paid})`.mapWith(number),
      due: sql`sum(${due})`.mapWith(number),
      depositHeld: sql`sum(${depositHeld})`.mapWith(number),
    })
    .from(reservations)
    .where(and(isShown, eq(reservations.userId, userId)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const sum = (name: 'reservations' | 'open') =>
    rows.reduce((total, { [name]: count }) => total + count, 0);
  return {
    reservations: sum('reservations'),
    open: sum('open'),
    sums: rows.map(({ reservations: _, open: __, ...money }) => money),
  };
}
