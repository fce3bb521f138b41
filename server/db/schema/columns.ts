import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  numeric,
  text,
  timestamp,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';
import { sortKey } from '../sort-key.ts';

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => instant('created_at').notNull().defaultNow();
/** What a driver returns for an instant that a statement computes. */
export const toDate = (value: unknown): Date | null =>
  value === null ? null : value instanceof Date ? value : new Date(String(value));
/** A trigger increments it with each change of the row. */
export const version = () => integer('version').notNull().default(1);
/** An amount: of the row's currency where it has one, else of the company's. */
export const money = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' });
/** From 0 to 100. */
export const percent = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' });
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});
/** A range of time in PostgreSQL's form, such as `["2027-07-23 08:00+00",)`. */
export const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });
/** What searches look at: these columns, folded. */
export const searchText = (...columns: string[]) =>
  text('search_text')
    .notNull()
    .generatedAlwaysAs(sql`searchable(${sql.raw(columns.join(` || ' ' || `))})`);
/** An index for each sort order of a list. */
export const orderIndexes = (table: string, id: ExtraConfigColumn, columns: ExtraConfigColumn[]) =>
  columns.map((column) => index(`${table}_by_${column.name}`).on(sortKey(column), id));

const earliest = sql.raw(`'1900-01-01 00:00Z'`);
const latest = sql.raw(`'9999-12-31 00:00Z'`);

/** Whether an instant is within JavaScript's range. */
export const isPossible = (instant: ExtraConfigColumn): SQL =>
  sql`${instant} between ${earliest} and ${latest}`;

/** A check of a table's values, whoever writes them: instants are possible, and `also` holds. */
export const rangeCheck = (table: string, instants: ExtraConfigColumn[], ...also: SQL[]) =>
  check(`${table}_possible`, sql.join([...instants.map(isPossible), ...also], sql` and `));
/** The largest amount that may be stored. PostgreSQL sorts NaN above it. */
export const maxAmount = sql.raw('9999999999.99');

/** Texts as literals, for `in (…)` of a check. */
export const inList = (values: readonly string[]): SQL =>
  sql.raw(values.map((value) => `'${value}'`).join(', '));
