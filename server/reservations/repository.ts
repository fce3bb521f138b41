import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { partOf } from '../db/page.ts';
import { reservations } from '../db/schema.ts';
import type { Page } from '../db/page.ts';
import { availabilityCheck } from './availability.ts';
import type { ReservationRow } from './columns.ts';
import { reservationsOfUser } from './of-user.ts';
import {
  listStatement,
  pageStatement,
  readPage,
  readRows,
  versionedStatement,
  type ReservationOrder,
  type ReservationPage,
} from './statements.ts';

const { id } = reservations;

export function reservationQueries(db: Database) {
  const one = versionedStatement(db, eq(id, sql.placeholder('id'))).prepare('reservation_find');

  return {
    isAvailable: availabilityCheck(db),
    ofUser: reservationsOfUser(db),

    async list(order: ReservationOrder): Promise<ReservationRow[]> {
      return readRows(await listStatement(db, order, undefined));
    },

    /** One page of all reservations, or of those that meet a condition. */
    async page(query: ReservationPage, where?: SQL): Promise<Page<ReservationRow>> {
      return readPage(await pageStatement(db, query.sort, partOf(query), where));
    },

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
