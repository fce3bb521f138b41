import { eq } from 'drizzle-orm';
import type { WebhookEvent } from '../../contract/office/webhook-events.ts';
import type { Executor } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { blocks, contactMessages, payments, reservations } from '../db/schema/index.ts';
import { invoiceFacts, invoiceQueries } from '../invoices/index.ts';
import { amountsAnswer, reservationQueries, type TaxSettings } from '../reservations/index.ts';
import { toWallTime, withWallSpan } from '../time/wall-times.ts';

type Kind = 'reservation' | 'vehicle' | 'invoice' | 'payment' | 'message';

/**
 * Reads what an event is about, as it is now: what the calls for changes tell of it, and of blocks, payments and messages no free text
 * and no person. `record` is null if it is gone.
 */
export function eventRecords(db: Executor, config: TaxSettings) {
  const zone = config.timeZone;
  const wallTime = (time: Date | null) => time && toWallTime(time, zone);

  const read: Record<Kind, (id: string) => Promise<object | null>> = {
    async reservation(id) {
      const row = await reservationQueries(db).copied(Number(id));
      return row && amountsAnswer(row, config);
    },
    async vehicle(id) {
      const [row] = await db
        .select()
        .from(blocks)
        .where(eq(blocks.id, Number(id)));
      if (!row) return null;
      const { id: blockId, vehicleId, from, until, reason } = row;
      return { id: blockId, vehicleId, ...withWallSpan({ from, until }, zone), reason };
    },
    async invoice(id) {
      const row = await invoiceQueries(db).copied(Number(id));
      return row && invoiceFacts(row);
    },
    async payment(id) {
      const [row] = await db
        .select({
          ...pick(payments, 'id', 'reservationId', 'kind', 'method', 'amount'),
          currency: reservations.currency,
          at: payments.at,
        })
        .from(payments)
        .innerJoin(reservations, eq(reservations.id, payments.reservationId))
        .where(eq(payments.id, id));
      return row ? { ...row, at: wallTime(row.at) } : null;
    },
    async message(id) {
      const [row] = await db
        .select(pick(contactMessages, 'id', 'kind', 'createdAt'))
        .from(contactMessages)
        .where(eq(contactMessages.id, Number(id)));
      return row ? { ...row, createdAt: wallTime(row.createdAt) } : null;
    },
  };

  return async (event: WebhookEvent, subject: string) => ({
    id: event === 'payment.noted' ? subject : Number(subject),
    record: await read[event.split('.', 1)[0] as Kind](subject),
  });
}
