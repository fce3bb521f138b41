import { and, type SQL } from 'drizzle-orm';
import type { z } from 'zod';

/** What a list is asked for by the contract's filters; what is undefined does not matter. */
export type FilterOf<Filters extends z.core.$ZodShape> = z.output<z.ZodObject<Filters>>;

/** The condition of each of the contract's filters, so that a new one does not compile without its own. */
type Conditions<Filters> = Record<keyof Filters, SQL | undefined>;

/** The condition that all of a list's filters are met; undefined if none matters. */
export const allOf = <Filters>(conditions: Conditions<Filters>): SQL | undefined =>
  and(...(Object.values(conditions) as (SQL | undefined)[]));
