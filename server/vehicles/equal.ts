import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { limits } from '../../contract/values/limits.ts';
import { callFunction } from '../db/call-function.ts';
import { vehicles } from '../db/schema/index.ts';

/** A vehicle in service that is equal to one of a statement's `vehicles`, or that one itself, in `fromEquals`. */
export const equal = alias(vehicles, 'equal') as unknown as typeof vehicles;

/** `from … where …`: all vehicles that are equal to the statement's. */
export const fromEquals: SQL = sql`from ${vehicles} as ${equal}
  where ${callFunction('are_equal', { vehicle: vehicles, other: equal })} and ${equal.retiredAt} is null`;

/** How many equals it has; more than the limit are not counted. */
export const countEquals = sql<number>`(select count(*) from (select ${fromEquals} limit ${sql.raw(`${limits.equalVehicles}`)}) as counted)`;

/** Another vehicle in service, of the same kind or not. */
const other = alias(vehicles, 'other') as unknown as typeof vehicles;

/** One without a kind is a kind of its own. */
const kindOf = (table: typeof vehicles) => sql`coalesce(${table.category}, ${table.id}::text)`;

/** How many vehicles in service are of its kind. */
export const countKind = sql<number>`(select count(*) from ${vehicles} as ${other} where ${kindOf(other)} = ${kindOf(vehicles)} and ${other.retiredAt} is null)`;

/** Whether it is the cheapest of its kind for a day. */
export const isCheapestOfKind: SQL = sql`${vehicles.id} in (
  select distinct on (${kindOf(other)}) ${other.id} from ${vehicles} as ${other} where ${other.retiredAt} is null
  order by ${kindOf(other)}, coalesce(${other.pricePerDay}, 24 * ${other.pricePerHour}), ${other.id})`;

/** Whether none of its equals comes before it: lists show the first one only. */
export const isFirstEqual: SQL = sql`not exists (select ${fromEquals} and ${equal.id} < ${vehicles.id})`;
