import { eq, sql } from 'drizzle-orm';
import { accountColumns, type AccountRow } from '../auth/index.ts';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { due, isShown, isUnpaid, reservations, users } from '../db/schema/index.ts';
import { toWallTime, startOfDay, todayIn } from '../time/wall-times.ts';
import type { z } from 'zod';
import type { userEdit } from '../../contract/users/user-edit.ts';
import { invalidField } from '../http/errors.ts';

/** A user as administrators get it. */
export const customerColumns = {
  ...accountColumns,
  ...pick(users, 'note', 'blocked', 'trusted', 'licenceSeenAt', 'mergedInto'),
};

/** The same in a list, with what is open of their reservations; those without a currency are in `ownCurrency`. */
export const listedColumns = (ownCurrency: string) => ({
  ...customerColumns,
  open: sql<{ currency: string; amount: number }[]>`(
    select coalesce(json_agg(json_build_object('currency', currency, 'amount', amount)), '[]') from (
      select coalesce(${reservations.currency}, ${ownCurrency}::text) as currency, sum(${due(reservations)}) as amount
      from ${reservations} where ${reservations.userId} = ${users.id} and ${isShown} and ${isUnpaid} group by 1 order by 1) as sums)`,
});

export type CustomerRow = AccountRow &
  Pick<
    typeof users.$inferSelect,
    Exclude<keyof typeof customerColumns, keyof typeof accountColumns>
  >;

/** A user, whoever it is; null when there is none. */
export async function findCustomer(db: Database, id: number): Promise<CustomerRow | null> {
  const [row] = await db.select(customerColumns).from(users).where(eq(users.id, id));
  return row ?? null;
}

/** The day of an instant at a place, `YYYY-MM-DD`; null for null. */
const dayOf = (instant: Date | null, zone: string): string | null =>
  instant && toWallTime(instant, zone).slice(0, 10);

/** The same as the wire has it. */
export const customerAnswer = <Row extends { licenceSeenAt: Date | null }>(
  { licenceSeenAt, ...user }: Row,
  zone: string,
) => ({ ...user, licenceSeenOn: dayOf(licenceSeenAt, zone) });

type CustomerEdit = Pick<
  z.output<typeof userEdit>,
  'note' | 'blocked' | 'trusted' | 'licenceSeenOn' | 'licenceClass'
>;

/**
 * What an edit stores of what only administrators know; undefined stays as it was. Throws a 400 for a licence that was seen in
 * the future.
 */
export function readCustomerEdit(
  { note, blocked, trusted, licenceSeenOn, licenceClass }: CustomerEdit,
  { licenceSeenAt }: Pick<CustomerRow, 'licenceSeenAt'>,
  zone: string,
) {
  return {
    note: note === undefined ? undefined : note || null,
    blocked: blocked ?? undefined,
    trusted: trusted ?? undefined,
    licenceClass,
    licenceSeenAt: readSeen(licenceSeenOn, licenceSeenAt, zone),
  };
}

/** Of the day that is stored already, the instant stays. */
function readSeen(day: string | null | undefined, seenAt: Date | null, zone: string) {
  if (day === undefined || day === dayOf(seenAt, zone)) return undefined;
  if (day === null) return null;
  if (day > todayIn(zone))
    throw invalidField('licenceSeenOn', 'in_future', 'users.licenceInFuture');
  return startOfDay(day, zone);
}
