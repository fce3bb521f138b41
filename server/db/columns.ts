import {
  customType,
  index,
  integer,
  numeric,
  timestamp,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => instant('created_at').notNull().defaultNow();
/** Dollars. */
export const money = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' });
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});
/** An index for each order in which a table is listed. */
export const orders = (table: string, id: ExtraConfigColumn, columns: ExtraConfigColumn[]) =>
  columns.map((column) => index(`${table}_by_${column.name}`).on(column, id));
