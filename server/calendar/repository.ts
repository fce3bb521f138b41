import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { mails, reservations } from '../db/schema/index.ts';

export function calendarQueries(db: Database) {
  return {
    /** When a reservation was changed last, as far as its customer was told of it. */
    async changedAt(id: number): Promise<Date> {
      const [row] = await db
        .select({
          at: sql`greatest(${reservations.createdAt}, (
            select max(${mails.createdAt}) from ${mails} where ${mails.reservationId} = ${reservations.id}))`.mapWith(
            reservations.createdAt,
          ),
        })
        .from(reservations)
        .where(eq(reservations.id, id));
      return row?.at ?? new Date();
    },
  };
}
