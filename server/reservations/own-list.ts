import { eq, sql, type SQL } from 'drizzle-orm';
import { limits } from '../../contract/values/limits.ts';
import type { Executor } from '../db/index.ts';
import { pageOf, pageStatement, type Page } from '../db/page.ts';
import { reservations } from '../db/schema/index.ts';
import type { ReservationRow } from './columns.ts';
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

const isTheirs = eq(reservations.userId, unseen(sql`${sql.placeholder('userId')}::bigint`));
const offset = unseen(sql`${sql.placeholder('offset')}::bigint`);

/** A customer's reservations. Customers ask for them most: each statement is prepared on first use. */
export function reservationsOfUser({ read }: Pick<Executor, 'read'>) {
  const prepareList = (order: ReservationOrder, name: string) =>
    listStatement(read, order, isTheirs).prepare(name);
  const preparePage = ({ sort, direction, size }: ReservationPage, name: string) =>
    pageStatement(
      read,
      reservationPages,
      { by: reservations[sort], where: isTheirs },
      // From a literal the planner knows how few rows it has to join.
      { direction, offset, size: isUsual(size) ? sql.raw(`${size}`) : sql.placeholder('size') },
    ).prepare(name);
  const lists = new Map<string, ReturnType<typeof prepareList>>();
  const pages = new Map<string, ReturnType<typeof preparePage>>();

  return {
    async list(userId: number, order: ReservationOrder): Promise<ReservationRow[]> {
      const name = `reservations_${order.sort}_${order.direction}`;
      const statement = lists.getOrInsertComputed(name, () => prepareList(order, name));
      return statement.execute({ userId });
    },

    async page(userId: number, query: ReservationPage): Promise<Page<ReservationRow>> {
      const { page, size, sort, direction } = query;
      const name = `reservations_${isUsual(size) ? 'page' : 'part'}_${sort}_${direction}`;
      const statement = pages.getOrInsertComputed(name, () => preparePage(query, name));
      return pageOf(await statement.execute({ userId, size, offset: page * size }));
    },
  };
}

/** As the site asks for. */
const isUsual = (size: number) => size === limits.page.screen;
