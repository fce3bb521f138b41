import { eq, sql } from 'drizzle-orm';
import {
  mergedFields,
  type MergedField,
  type MergePreview,
} from '../../contract/office/customers.ts';
import { mailReasons } from '../../contract/office/mail-reasons.ts';
import { unmatchable } from '../auth/index.ts';
import { actedBy, type Actor, actorId } from '../db/actor.ts';
import { callFunction } from '../db/call-function.ts';
import type { Database } from '../db/index.ts';
import { retryOnce } from '../db/retry.ts';
import { mails, payments, reservations } from '../db/schema/index.ts';
import { setPendingEmail } from '../mail/index.ts';
import { isStaffWith } from '../../contract/wire/rights.ts';
import type { CustomerRow } from '../users/index.ts';

/** How merging two records ended. */
export type Merging = 'merged' | 'same' | 'missing' | 'built in' | 'erased' | 'staff';

interface Merge {
  kept: number;
  other: number;
  actor: Actor;
}

/** Moves all that `other` has to `kept`, in one call of the database's function `merge_customers`, and erases `other`. */
export const mergeInto = (db: Database, merge: Merge): Promise<Merging> =>
  retryOnce(() => db.transaction((tx) => merging(tx, merge)), 'deadlock');

async function merging(tx: Database, { kept, other, actor }: Merge): Promise<Merging> {
  const merge = callFunction('merge_customers', {
    keptId: actedBy(sql`${actorId(actor)}::integer`, sql`${kept}::integer`),
    otherId: other,
    unmatchableHash: unmatchable,
  });
  const { rows } = await tx.execute<{ outcome: Merging }>(sql`select outcome from ${merge}`);
  const { outcome } = rows[0]!;
  if (outcome !== 'merged') return outcome;
  // A mail server's words may name the address.
  await tx.execute(sql`
    update ${mails} set reason = null where user_id = ${other} and recipient is null and reason <> ${mailReasons.erased}`);
  await setPendingEmail(tx, other, null);
  return outcome;
}

/** Why two records cannot be merged, as `merge_customers` would say; null if they can. `isOff`: whether the other one is switched off. */
export function refusalOf(
  kept: CustomerRow | null,
  other: CustomerRow | null,
  isOff: boolean,
): Merging | null {
  if (!kept || !other) return 'missing';
  if (kept.id === other.id) return 'same';
  if (kept.builtIn || other.builtIn) return 'built in';
  if (kept.erased || other.erased) return 'erased';
  return isOff || isStaffWith(other.roles) ? 'staff' : null;
}

/** What of the other record the kept one takes. */
export function takenFields(kept: CustomerRow, other: CustomerRow): MergedField[] {
  const rules: Partial<Record<MergedField, boolean>> = {
    note: Boolean(other.note),
    blocked: other.blocked && !kept.blocked,
    trusted: other.trusted && !kept.trusted,
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
