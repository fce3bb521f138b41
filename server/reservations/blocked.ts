import { eq } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { users } from '../db/schema/index.ts';
import { conflict } from '../http/errors.ts';
import type { Rental } from './rental.ts';

export const customerBlocked = () => conflict('customer_blocked', 'reservations.customerBlocked');

/** Throws what a blocked customer is told who asks for more time, as the trigger `not_blocked_change` would. */
export async function refuseBlocked(
  db: Database,
  { userId, pickUpTime, dropOffTime }: Rental & { userId: number },
  change: Rental | null,
): Promise<void> {
  if (!change || (change.pickUpTime >= pickUpTime && change.dropOffTime <= dropOffTime)) return;
  const [user] = await db
    .select({ isBlocked: users.blocked })
    .from(users)
    .where(eq(users.id, userId));
  if (user?.isBlocked) throw customerBlocked();
}
