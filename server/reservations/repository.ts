import { eq, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/index.ts';
import { reservations } from '../db/schema.ts';
import type { Page } from '../db/page.ts';
import { availabilityCheck } from './availability.ts';
import type { ReservationRow } from './columns.ts';
import { reservationsOfUser } from './of-user.ts';
import {
  listStatement,
  readRows,
  reservationPage,
  versionedStatement,
  type ReservationOrder,
  type ReservationPage,
} from './statements.ts';

const { id } = reservations;

export function reservationQueries(db: Executor) {
  const one = versionedStatement(db.read, eq(id, sql.placeholder('id'))).prepare(
    'reservation_find',
  );

  return {
    isAvailable: availabilityCheck(db),
    ofUser: reservationsOfUser(db),

    async list(order: ReservationOrder): Promise<ReservationRow[]> {
      return readRows(await listStatement(db, order, undefined));
    },

    /** One page of all reservations, or of those that meet a condition. */
    page: (query: ReservationPage, where?: SQL): Promise<Page<ReservationRow>> =>
      reservationPage(db, query, where),

    async find(reservationId: number): Promise<(ReservationRow & { version: number }) | null> {
      const rows = await one.execute({ id: reservationId });
      const [row] = readRows(rows);
      return row ? { ...row, version: rows[0]!.version } : null;
    },

    /** False when there was no such reservation. */
    async remove(reservationId: number): Promise<boolean> {
      const rows = await db.delete(reservations).where(eq(id, reservationId)).returning({ id });
      return rows.length > 0;
    },
  };
}
