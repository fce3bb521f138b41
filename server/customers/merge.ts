import { eq, sql } from 'drizzle-orm';
import { mergedFields, type MergedField, type MergePreview } from '../../contract/customers.ts';
import { unmatchable } from '../auth/index.ts';
import type { Database } from '../db/index.ts';
import { retryOnce } from '../db/retry.ts';
import { mails, payments, reservations } from '../db/schema/index.ts';
import type { CustomerRow } from '../users/index.ts';

/** How merging two records ended. */
export type Merging = 'merged' | 'same' | 'missing' | 'built in' | 'erased' | 'administrator';

/** Moves all that `other` has to `kept`, in one call of the database's function `merge_customers`, and erases `other`. */
export const mergeInto = async (
  db: Database,
  { kept, other, actor }: { kept: number; other: number; actor: number },
): Promise<Merging> =>
  retryOnce(async () => {
    const { rows } = await db.execute<{ outcome: Merging }>(sql`
      select outcome from merge_customers(acted_by(${actor}::integer, ${kept}::integer), ${other}::integer, ${unmatchable})`);
    return rows[0]!.outcome;
  }, 'deadlock');

/** Why two records cannot be merged, as `merge_customers` would say; null if they can. */
export function refusalOf(kept: CustomerRow | null, other: CustomerRow | null): Merging | null {
  if (!kept || !other) return 'missing';
  if (kept.id === other.id) return 'same';
  if (kept.builtIn || other.builtIn) return 'built in';
  if (kept.erased || other.erased) return 'erased';
  return other.roles.includes('Administrator') ? 'administrator' : null;
}

/** What of the other record the kept one takes. */
export function takenFields(kept: CustomerRow, other: CustomerRow): MergedField[] {
  const rules: Partial<Record<MergedField, boolean>> = {
    note: Boolean(other.note),
    blocked: other.blocked && !kept.blocked,
    licenceSeenOn:
      other.licenceSeenAt !== null && (kept.licenceSeenAt ?? new Date(0)) < other.licenceSeenAt,
  };
  const isTaken = (name: Exclude<MergedField, 'licenceSeenOn'>) =>
    !kept[name] && Boolean(other[name]);
  return mergedFields.filter((name) =>
    name === 'licenceSeenOn' ? rules[name] : (rules[name] ?? isTaken(name)),
  );
}

/** What `merge_customers` would move, in numbers. */
export async function countsOf(db: Database, other: number): Promise<Omit<MergePreview, 'takes'>> {
  const isTheirs = sql`select id from ${reservations} where ${eq(reservations.userId, other)}`;
  const { rows } = await db.execute<Record<keyof Omit<MergePreview, 'takes'>, number>>(sql`
    select
      (select count(*)::integer from (${isTheirs}) as theirs) as reservations,
      (select count(*)::integer from (${isTheirs} and status = 'CREATED') as theirs) as open,
      (select count(*)::integer from ${payments} where reservation_id in (${isTheirs})) as payments,
      (select count(*)::integer from ${mails} where user_id = ${other} and reservation_id is not null) as mails`);
  return rows[0]!;
}
