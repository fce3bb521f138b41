import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { limits } from '../../contract/values/limits.ts';
import type { Database } from '../db/index.ts';
import { blocks, isOpen, isOut, occupancies, reservations } from '../db/schema/index.ts';
import { callFunction } from '../db/call-function.ts';
import { pick } from '../db/pick.ts';
import { toDate } from '../db/schema/columns.ts';
import { may, type Session } from '../http/authenticate.ts';
import { withWallTimes } from '../time/wall-times.ts';
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

/** Of the vehicle of a reservation, joined with what it occupies: when it is brought home, from where and to where. */
export const transferColumns = {
  reservationId: sql<number>`${id}`,
  from: sql<Date>`lower(${occupancies.during})`.mapWith((value) => toDate(value)!),
  until: sql<Date>`upper(${occupancies.during})`.mapWith((value) => toDate(value)!),
  fromPlace: reservations.dropOffLocation,
  toPlace: reservations.pickUpLocation,
};
export const isTransfer: SQL = sql`${occupancies.kind} = 'transfer'`;

const occupies = (vehicleId: number, during: SQL) =>
  and(eq(occupancies.vehicleId, vehicleId), sql`${occupancies.during} && ${during}`);

/** The open reservations that have a vehicle during a range of time, or bring it home then, by their beginnings; without the one that is edited. */
export const findOpenReservations = (
  db: Database,
  vehicleId: number,
  during: SQL,
  edited: number | null = null,
) =>
  db
    .select(openColumns)
    .from(reservations)
    .where(
      and(
        inArray(
          id,
          db
            .select({ id: occupancies.reservationId })
            .from(occupancies)
            .where(occupies(vehicleId, during)),
        ),
        isOpen,
        sql`${id} is distinct from ${edited}::integer`,
      ),
    )
    .orderBy(asc(pickUpTime));
export type OpenReservation = Awaited<ReturnType<typeof findOpenReservations>>[number];

/** Reservations in the way, with wall-clock times: names and telephones only for keys that may read them. */
export const conflictsFor = (rows: OpenReservation[], session: Session, zone: string) =>
  rows.map((row) => ({
    ...withWallTimes(row, zone),
    customer: may(session, 'reservations.read') ? row.customer : '',
    phone: may(session, 'customers.read') ? row.phone : '',
  }));

/** A rental and the time after it that its vehicle needs. */
interface Occupied extends Change {
  bufferMinutes: number;
  transferHours?: number | null;
}

/** Finds the first open reservations, blocks and transfers of returned vehicles in the way of a rental, without the reservation that is edited. */
export async function findInTheWay(
  db: Database,
  { vehicleId, bufferMinutes, transferHours = null, ...rental }: Occupied,
  edited: number | null,
) {
  const during = callFunction('time_taken', {
    from: rental.pickUpTime.toISOString(),
    until: rental.dropOffTime.toISOString(),
    bufferMinutes,
    transferHours,
  });
  const [conflicts, theirBlocks, transfers] = await Promise.all([
    findOpenReservations(db, vehicleId, during, edited).limit(limits.conflicts),
    db
      .select(pick(blocks, 'id', 'from', 'until', 'reason', 'note', 'version'))
      .from(occupancies)
      .innerJoin(blocks, eq(blocks.id, occupancies.blockId))
      .where(occupies(vehicleId, during))
      .orderBy(asc(blocks.from))
      .limit(limits.conflicts),
    db
      .select(transferColumns)
      .from(occupancies)
      .innerJoin(reservations, eq(id, occupancies.reservationId))
      .where(and(occupies(vehicleId, during), isTransfer, eq(reservations.status, 'DONE')))
      .orderBy(asc(id))
      .limit(limits.conflicts),
  ]);
  return { conflicts, blocks: theirBlocks, transfers };
}
