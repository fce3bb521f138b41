import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { limits } from '../../contract/values/limits.ts';
import type { Database } from '../db/index.ts';
import { blocks, isOut, occupancies, reservations } from '../db/schema/index.ts';
import { customerName, customerPhone } from './columns.ts';
import type { Change } from './rental.ts';

const { id, pickUpTime, dropOffTime } = reservations;

/** What is said of a reservation that is in the way. */
export const openColumns = {
  id,
  customer: customerName,
  phone: customerPhone,
  pickUpTime,
  dropOffTime,
  isOut: sql<boolean>`${isOut}`,
};

const occupies = (vehicleId: number, during: SQL) =>
  and(eq(occupancies.vehicleId, vehicleId), sql`${occupancies.during} && ${during}`);

/** The open reservations that have a vehicle during a range of time, by their beginnings; without the one that is edited. */
export const findOpenReservations = (
  db: Database,
  vehicleId: number,
  during: SQL,
  edited: number | null = null,
) =>
  db
    .select(openColumns)
    .from(occupancies)
    .innerJoin(reservations, eq(id, occupancies.reservationId))
    .where(and(occupies(vehicleId, during), sql`${id} is distinct from ${edited}::integer`))
    .orderBy(asc(pickUpTime));
export type OpenReservation = Awaited<ReturnType<typeof findOpenReservations>>[number];

/** A rental and the time after it that its vehicle needs. */
interface Occupied extends Change {
  bufferMinutes: number;
}

/** Finds the first open reservations and blocks in the way of a rental, without the reservation that is edited. */
export async function findInTheWay(
  db: Database,
  { vehicleId, bufferMinutes, ...rental }: Occupied,
  edited: number | null,
) {
  const [from, until] = [rental.pickUpTime.toISOString(), rental.dropOffTime.toISOString()];
  const during = sql`tstzrange(${from}, ${until}::timestamptz + make_interval(mins => ${bufferMinutes}::integer))`;
  const [conflicts, theirBlocks] = await Promise.all([
    findOpenReservations(db, vehicleId, during, edited).limit(limits.conflicts),
    db
      .select({
        id: blocks.id,
        from: blocks.from,
        until: blocks.until,
        reason: blocks.reason,
        note: blocks.note,
        version: blocks.version,
      })
      .from(occupancies)
      .innerJoin(blocks, eq(blocks.id, occupancies.blockId))
      .where(occupies(vehicleId, during))
      .orderBy(asc(blocks.from))
      .limit(limits.conflicts),
  ]);
  return { conflicts, blocks: theirBlocks };
}
