import { sql } from 'drizzle-orm';
import { connect } from '../server/db/index.ts';
import type { DatabaseEnv } from './servers.ts';

/** What was told of a reservation. */
export interface News {
  id: number;
  template: string;
}

/** Reads what the outbox holds about the reservations whose place begins so. No server may run on an embedded database. */
export async function readNews(env: DatabaseEnv, prefix: string) {
  const { db, close } = await connect(
    'DATA_DIR' in env
      ? { kind: 'folder', path: env.DATA_DIR }
      : { kind: 'postgres', url: env.DATABASE_URL },
  );
  try {
    const { rows } = await db.execute<{ id: number; template: string; messageId: string }>(sql`
      select reservation_id as id, template, message_id as "messageId" from mails`);
    const waiting = await db.execute(sql`
      select from mails where sent_at is null`);
    // Only the first hour is left of a changed one.
    const wrong = await db.execute(sql`
      select reservations.id, status, told from reservations, lateral (
        select array_agg(template order by template) as told from mails where reservation_id = reservations.id
      ) as mails
      where starts_with(pick_up_location, ${prefix}) and told is distinct from array_remove(array[
        case when status = 'CANCELLED' then 'booking-cancelled' end,
        case when drop_off_at - pick_up_at = interval '1 hour' then 'booking-changed' end,
        'booking-confirmed'], null)`);
    const foreign = await db.execute(sql`
      select template, values -> 'reservation' ->> 'id' as id from mails
      where values ? 'reservation' and not exists (
        select from reservations where id = reservation_id and id = (values -> 'reservation' ->> 'id')::integer)`);
    return { rows, waiting: waiting.rows.length, wrong: wrong.rows, foreign: foreign.rows };
  } finally {
    await close();
  }
}
