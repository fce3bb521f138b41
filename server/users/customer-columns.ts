import { eq } from 'drizzle-orm';
import { accountColumns, type AccountRow } from '../auth/index.ts';
import type { Database } from '../db/index.ts';
import { users } from '../db/schema/index.ts';
import { toWallTime } from '../time/wall-times.ts';

/** A user as administrators get it. */
export const customerColumns = {
  ...accountColumns,
  note: users.note,
  blocked: users.blocked,
  trusted: users.trusted,
  licenceSeenAt: users.licenceSeenAt,
  mergedInto: users.mergedInto,
};

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
export const dayOf = (instant: Date | null, zone: string): string | null =>
  instant && toWallTime(instant, zone).slice(0, 10);

/** The same as the wire has it. */
export const customerAnswer = <Row extends { licenceSeenAt: Date | null }>(
  { licenceSeenAt, ...user }: Row,
  zone: string,
) => ({ ...user, licenceSeenOn: dayOf(licenceSeenAt, zone) });
