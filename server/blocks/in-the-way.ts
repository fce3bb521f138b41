import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { occupancies, reservations, users } from '../db/schema.ts';
import type { NewBlock } from './block.ts';

/** A reservation in a block's way. */
export interface InTheWay {
  id: number;
  customer: string;
  pickUpTime: Date;
  dropOffTime: Date;
}

/** The reservations that a block's time touches, by their beginnings. */
export const findInTheWay = (
  tx: Database,
  { vehicleId, from, until }: NewBlock,
): Promise<InTheWay[]> =>
  tx
    .select({
      id: reservations.id,
      customer: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      pickUpTime: reservations.pickUpTime,
      dropOffTime: reservations.dropOffTime,
    })
    .from(occupancies)
    .innerJoin(reservations, eq(reservations.id, occupancies.reservationId))
    .innerJoin(users, eq(users.id, reservations.userId))
    .where(
      and(
        eq(occupancies.vehicleId, vehicleId),
        sql`${occupancies.during} && tstzrange(${from.toISOString()}, ${until?.toISOString() ?? null}::timestamptz)`,
      ),
    )
    .orderBy(asc(reservations.pickUpTime));
