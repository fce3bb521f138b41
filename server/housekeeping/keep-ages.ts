import { sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';

/** Raises the ages of vehicles that had another birthday of their first registration, of which the history need not tell. */
export const keepAges = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('rental.quiet', 'on', true)`);
    // A trigger sets the age.
    await tx.execute(sql`update vehicles set age = age
      where first_registered_on is not null
        and age <> greatest(0, extract(year from age(current_date, first_registered_on)))`);
  });
