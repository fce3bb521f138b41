import { eq, sql, type SQL } from 'drizzle-orm';
import { limits } from '../../contract/values/limits.ts';
import type { Executor } from '../db/index.ts';
import { pageOf, pageStatement, type Page } from '../db/page.ts';
import { preparedOnce } from '../db/prepared-once.ts';
import { reservations } from '../db/schema/index.ts';
import { answerColumns, staffColumns, type ReservationRow } from './columns.ts';
import {
  listStatement,
  reservationPages,
  type ReservationOrder,
  type ReservationPage,
} from './statements.ts';

/**
 * A value that the planner does not see. Of a prepared statement it then finds no plan for one value cheaper than the one for
 * all, and does not plan anew each time (docs/decisions/one-statement-per-page.md).
 */
const unseen = (value: SQL): SQL => sql`(select ${value})`;

const value = sql.placeholder;
const isTheirs = eq(reservations.userId, unseen(sql`${value('userId')}::bigint`));
const offset = unseen(sql`${value('offset')}::bigint`);

/**
 * A customer's reservations; pages of them for the customer or for staff, who see licence plates. Customers ask for them most:
 * each statement is prepared on first use.
 */
export function reservationsOfUser({ read }: Pick<Executor, 'read'>, reader: 'own' | 'staff') {
  const columns = reader === 'own' ? answerColumns : staffColumns;
  const pages = { ...reservationPages, columns };
  const listOf = (order: ReservationOrder) =>
    preparedOnce(read, 'reservations', `list ${order.sort} ${order.direction}`, (name) =>
      listStatement(read, order, isTheirs).prepare(name),
    );
  function pageOfOrder({ sort, direction, size }: ReservationPage) {
    const isUsual = size === limits.page.screen;
    // From a literal the planner knows how few rows it has to join.
    const range = { direction, offset, size: isUsual ? sql.raw(`${size}`) : value('size') };
    const selection = { by: reservations[sort], where: isTheirs };
    const key = `${reader} ${isUsual ? 'page' : 'part'} ${sort} ${direction}`;
    return preparedOnce(read, 'reservations', key, (name) =>
      pageStatement(read, pages, selection, range).prepare(name),
    );
  }

  return {
    list: async (userId: number, order: ReservationOrder): Promise<ReservationRow[]> =>
      listOf(order).execute({ userId }),

    async page(userId: number, query: ReservationPage): Promise<Page<ReservationRow>> {
      const { page, size } = query;
      return pageOf(await pageOfOrder(query).execute({ userId, size, offset: page * size }));
    },
  };
}
