import { eq, sql } from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import type { Database } from '../db/index.ts';
import { partOf } from '../db/page.ts';
import { reservations } from '../db/schema.ts';
import type { Page } from '../db/page.ts';
import type { ReservationRow } from './columns.ts';
import {
  listStatement,
  pageStatement,
  readPage,
  readRows,
  type ReservationOrder,
  type ReservationPage,
} from './statements.ts';

/**
 * A customer's reservations. Prepared, because to build and to plan such a statement takes longer than to run it. The
 * planner sees no value that would make it plan anew each time: neither whose they are, nor where a page begins.
 */
export function reservationsOfUser(db: Database) {
  const unseen = (name: string) => sql`(select ${sql.placeholder(name)}::bigint)`;
  const isTheirs = eq(reservations.userId, unseen('userId'));
  const lists = prepared('reservations', (order) => listStatement(db, order, isTheirs));
  const pages = prepared('reservation_page', ({ sort, direction }) => {
    const part = { direction, size: sql.placeholder('size'), offset: unseen('offset') };
    return pageStatement(db, sort, part, isTheirs);
  });
  // What the site asks for. Of a written number the planner knows how few rows it has to join.
  const screens = prepared('reservation_screen', ({ sort, direction }) => {
    const part = { direction, size: sql.raw(`${limits.page.screen}`), offset: unseen('offset') };
    return pageStatement(db, sort, part, isTheirs);
  });

  return {
    list: async (userId: number, order: ReservationOrder): Promise<ReservationRow[]> =>
      readRows(await lists(order).execute({ userId })),

    page: async (userId: number, query: ReservationPage): Promise<Page<ReservationRow>> => {
      const statement = query.size === limits.page.screen ? screens(query) : pages(query);
      return readPage(await statement.execute({ userId, ...partOf(query) }));
    },
  };
}

/** Prepares a statement for each order when it is first asked for. */
function prepared<Prepared>(
  kind: string,
  statement: (order: ReservationOrder) => { prepare: (name: string) => Prepared },
): (order: ReservationOrder) => Prepared {
  const known = new Map<string, Prepared>();
  return (order) =>
    known.getOrInsertComputed(`${kind}_${order.sort}_${order.direction}`, (name) =>
      statement(order).prepare(name),
    );
}
