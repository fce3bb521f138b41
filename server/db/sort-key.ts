import { sql } from 'drizzle-orm';
import type { ExtraConfigColumn, PgColumn } from 'drizzle-orm/pg-core';

/**
 * What rows are ordered by: texts as German readers look them up (DIN 5007-1), umlauts like their letters and without case, in the
 * same order on every database. Words of a fixed list are ordered as they are stored.
 */
export const sortKey = <Column extends PgColumn | ExtraConfigColumn>(column: Column) =>
  column.columnType === 'PgText' && !column.enumValues
    ? sql`(folded(${column}) collate "C")`
    : column;
