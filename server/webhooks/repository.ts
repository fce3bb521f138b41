import { and, desc, eq, isNotNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { WebhookEvent } from '../../contract/office/webhook-events.ts';
import type {
  deliveryFilters,
  deliverySorts,
  DeliveryState,
} from '../../contract/office/webhooks.ts';
import { actAs, type Actor } from '../db/actor.ts';
import type { Database } from '../db/index.ts';
import type { FilterOf } from '../db/filters.ts';
import { selectPage, type PageQuery } from '../db/page.ts';
import { pick } from '../db/pick.ts';
import { isWaiting, webhookDeliveries, webhooks } from '../db/schema/index.ts';
import { claimStatement } from '../outbox/index.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const { id, sentAt, failedAt, webhookId } = webhookDeliveries;
const deliveryList = {
  table: webhookDeliveries,
  columns: {
    ...pick(webhookDeliveries, 'id', 'messageId', 'event', 'subject', 'attempts'),
    ...pick(webhookDeliveries, 'status', 'reason', 'createdAt', 'dueAt', 'sentAt', 'failedAt'),
  },
};

const states: Record<DeliveryState, SQL> = {
  waiting: isWaiting,
  sent: isNotNull(sentAt),
  failed: isNotNull(failedAt),
};
const again = { attempts: 0, dueAt: sql`now()`, sentAt: null, failedAt: null, reason: null };

/** Reason of what was given up because its webhook was switched off. */
export const offReason = 'SWITCHED_OFF';

export function webhookQueries(db: Database) {
  const giveUp = (of: number, tx = db) =>
    tx
      .update(webhookDeliveries)
      .set({ failedAt: sql`now()`, reason: offReason })
      .where(and(eq(webhookId, of), isWaiting));

  return {
    list: () =>
      db
        .select({
          ...pick(webhooks, 'id', 'url', 'events', 'active'),
          ...pick(webhooks, 'createdAt', 'failingSince', 'switchedOffAt'),
          waiting: sql<number>`(select count(*) from ${webhookDeliveries} as delivery
            where delivery.webhook_id = ${webhooks}.id and ${isWaiting})`.mapWith(Number),
        })
        .from(webhooks)
        .orderBy(desc(webhooks.id)),

    async find(of: number) {
      const [row] = await db.select().from(webhooks).where(eq(webhooks.id, of));
      return row ?? null;
    },

    /** Returns its id; null if there are as many as are told at once. */
    create: (
      values: { url: string; events: WebhookEvent[]; secret: string },
      most: number,
      actor: Actor,
    ): Promise<number | null> =>
      db.transaction(async (tx) => {
        // Of several at once, the last one counts the others.
        await tx.execute(sql`lock table ${webhooks} in share row exclusive mode`);
        if ((await tx.$count(webhooks)) >= most) return null;
        await actAs(tx, actor);
        const [row] = await tx.insert(webhooks).values(values).returning({ id: webhooks.id });
        return row!.id;
      }),

    /** False when there is none. What waits for one that is switched off is given up. */
    update: (
      of: number,
      values: { url: string; events: WebhookEvent[]; active: boolean },
      actor: Actor,
    ) =>
      db.transaction(async (tx) => {
        await actAs(tx, actor);
        const rows = await tx
          .update(webhooks)
          .set({ ...values, ...(values.active && { failingSince: null, switchedOffAt: null }) })
          .where(eq(webhooks.id, of))
          .returning({ id: webhooks.id });
        if (!values.active) await giveUp(of, tx);
        return rows.length > 0;
      }),

    remove: (of: number, actor: Actor): Promise<boolean> =>
      db.transaction(async (tx) => {
        await actAs(tx, actor);
        const gone = eq(webhooks.id, of);
        return (await tx.delete(webhooks).where(gone).returning({ id: webhooks.id })).length > 0;
      }),

    page: (
      of: number,
      {
        state,
        ...query
      }: PageQuery<(typeof deliverySorts)[number]> & FilterOf<typeof deliveryFilters>,
    ) =>
      // Ids are in chronological order.
      selectPage(db, deliveryList, {
        ...query,
        by: id,
        where: and(eq(webhookId, of), state && states[state]),
      }),

    /** Makes one delivery wait as if it was new, or all that failed. Returns how many. */
    async resend(of: number, deliveryId?: number): Promise<number> {
      const rows = await db
        .update(webhookDeliveries)
        .set(again)
        .where(and(eq(webhookId, of), deliveryId ? eq(id, deliveryId) : states.failed))
        .returning({ id });
      return rows.length;
    },

    /** Takes what is due, one of each webhook but these: a slow one holds up no other. */
    claim: (free: number, busy: number[]): Promise<DeliveryRow[]> =>
      claimStatement(
        db,
        webhookDeliveries,
        db
          .select({ id: sql<number>`next.id`.as('id') })
          .from(
            sql`${webhooks} as webhook cross join lateral (
              select id from ${webhookDeliveries} as delivery
              where delivery.webhook_id = webhook.id and ${isWaiting} and due_at <= now()
              order by due_at limit 1 for update skip locked) as next`,
          )
          .where(and(sql`active`, busy.length > 0 ? notInArray(sql`webhook.id`, busy) : undefined))
          .limit(free),
      ) as unknown as Promise<DeliveryRow[]>,

    noteArrival: (of: number) =>
      db
        .update(webhooks)
        .set({ failingSince: null })
        .where(and(eq(webhooks.id, of), isNotNull(webhooks.failingSince))),

    /** Notes that an attempt failed, and switches off a webhook that nothing reached for days; its address if it did so now. */
    noteFailure: (
      of: number,
      mostDays: number,
      tell: (tx: Database, url: string) => Promise<void>,
    ) =>
      db.transaction(async (tx) => {
        await tx
          .update(webhooks)
          .set({ failingSince: sql`coalesce(${webhooks.failingSince}, now())` })
          .where(eq(webhooks.id, of));
        const [off] = await tx
          .update(webhooks)
          .set({ active: false, switchedOffAt: sql`now()` })
          .where(
            and(
              eq(webhooks.id, of),
              webhooks.active,
              sql`${webhooks.failingSince} < now() - make_interval(days => ${mostDays})`,
            ),
          )
          .returning({ url: webhooks.url });
        if (!off) return;
        await giveUp(of, tx);
        await tell(tx, off.url);
      }),
  };
}
