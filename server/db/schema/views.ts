import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { limits } from '../../../contract/values/limits.ts';
import { viewScreens } from '../../../contract/office/views.ts';
import { createdAt, id, inList } from './columns.ts';
import { users } from './users.ts';

const { name: longestName, query: longestQuery } = limits.views;

/** Filters and orders of lists that administrators saved under a name. The function `save_view` bounds their number. */
export const adminViews = pgTable(
  'admin_views',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    screen: text('screen', { enum: viewScreens }).notNull(),
    name: text('name').notNull(),
    /** Of the list's address. */
    query: text('query').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('admin_views_name').on(table.userId, table.screen, sql`lower(${table.name})`),
    check('admin_views_screen', sql`${table.screen} in (${inList(viewScreens)})`),
    check(
      'admin_views_length',
      sql`length(${table.name}) between 1 and ${sql.raw(`${longestName}`)} and length(${table.query}) <= ${sql.raw(`${longestQuery}`)}`,
    ),
  ],
);
