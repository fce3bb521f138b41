import { and, eq, sql } from 'drizzle-orm';
import { limits } from '../../contract/values/limits.ts';
import type { View, ViewScreen } from '../../contract/office/views.ts';
import { callFunction } from '../db/call-function.ts';
import { hasSqlState } from '../db/driver/failures.ts';
import type { Database } from '../db/index.ts';
import { sortKey } from '../db/sort-key.ts';
import { adminViews } from '../db/schema/index.ts';

const { id, userId, screen, name, query } = adminViews;

/** Administrators' saved views, each their own. */
export function viewQueries(db: Database) {
  return {
    list: (owner: number, of: ViewScreen): Promise<View[]> =>
      db
        .select({ id, screen, name, query })
        .from(adminViews)
        .where(and(eq(userId, owner), eq(screen, of)))
        .orderBy(sortKey(name)),

    /** Its id; null when there are too many. */
    async save(owner: number, view: Omit<View, 'id'>): Promise<number | null> {
      const saving = callFunction('save_view', {
        ...view,
        userId: owner,
        maxViews: limits.views.count,
      });
      const { rows } = await db.execute<{ saved: number | null }>(sql`select saved from ${saving}`);
      return rows[0]!.saved;
    },

    /** Gives a view another name, which none of the same screen may have. */
    async rename(
      owner: number,
      view: number,
      title: string,
    ): Promise<'renamed' | 'missing' | 'taken'> {
      try {
        const rows = await db
          .update(adminViews)
          .set({ name: title })
          .where(and(eq(userId, owner), eq(id, view)))
          .returning({ id });
        return rows.length > 0 ? 'renamed' : 'missing';
      } catch (error) {
        if (hasSqlState(error, 'unique')) return 'taken';
        throw error;
      }
    },

    /** Returns false where the user has no such view. */
    async remove(owner: number, view: number): Promise<boolean> {
      const rows = await db
        .delete(adminViews)
        .where(and(eq(userId, owner), eq(id, view)))
        .returning({ id });
      return rows.length > 0;
    },
  };
}
