import { asc, eq, sql } from 'drizzle-orm';
import { limits } from '../../contract/values/limits.ts';
import { actAs, type Actor } from '../db/actor.ts';
import type { Database } from '../db/index.ts';
import { vatRates } from '../db/schema/index.ts';

export const vatRateQueries = (db: Database) => ({
  list: () => db.select().from(vatRates).orderBy(asc(vatRates.validFrom)),

  /** Returns false where there are as many as there may be. */
  set: (rate: typeof vatRates.$inferSelect, actor: Actor) =>
    db.transaction(async (tx) => {
      await actAs(tx, actor);
      await tx.execute(sql`lock table ${vatRates} in share row exclusive mode`);
      const others = await tx.$count(vatRates, sql`${vatRates.validFrom} <> ${rate.validFrom}`);
      if (others >= limits.vatRates) return false;
      await tx
        .insert(vatRates)
        .values(rate)
        .onConflictDoUpdate({ target: vatRates.validFrom, set: { percent: rate.percent } });
      return true;
    }),

  /** Returns whether there was such a rate. */
  remove: (validFrom: string, actor: Actor) =>
    db.transaction(async (tx) => {
      await actAs(tx, actor);
      const gone = await tx.delete(vatRates).where(eq(vatRates.validFrom, validFrom)).returning();
      return gone.length > 0;
    }),
});
