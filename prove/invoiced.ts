import { sql } from 'drizzle-orm';
import { connect } from '../server/db/index.ts';
import { checkChain, type Fault } from '../server/invoices/chain.ts';
import type { DatabaseEnv } from './servers.ts';

/** What the database holds of invoices. No server may run on an embedded one. */
export async function readInvoiced(env: DatabaseEnv) {
  const { db, close } = await connect(
    'DATA_DIR' in env
      ? { kind: 'folder', path: env.DATA_DIR }
      : { kind: 'postgres', url: env.DATABASE_URL },
  );
  const rowsOf = async (statement: ReturnType<typeof sql>) => (await db.execute(statement)).rows;
  try {
    const faults: Fault[] = [];
    const chain = await checkChain(db, (fault) => faults.push(fault));
    const { rows: mails } = await db.execute<{ number: string; messageId: string; sent: boolean }>(
      sql`select values #>> '{invoice,number}' as number, message_id as "messageId", sent_at is not null as sent
        from mails where template in ('invoice-issued', 'invoice-cancelled')`,
    );
    const { rows } = await db.execute<{ number: string }>(
      sql`select number from invoices order by id`,
    );
    return {
      invoices: chain.invoices,
      faults,
      numbers: rows.map(({ number }) => number),
      mails,
      /** Lines of what was invoiced that stand on no live document, or on a cancelled one, or with another amount. */
      lines: await rowsOf(sql`
        select line.id from reservation_lines as line
          left join invoiced_lines as own on (own.reservation_id, own.line_id) = (line.reservation_id, line.id)
          where line.reservation_id in (select reservation_id from invoices)
            and (own.line_id is null or (line.kind <> 'adjustment' and own.amount <> line.amount))
        union all select line_id from invoiced_lines as own join invoices on invoices.id = own.invoice_id
          where cancels_id is not null or exists (select from invoices as taking_back where taking_back.cancels_id = invoices.id)`),
      /** Documents of which the lines, or of which the reservation, come to another sum; or more is paid than there is. */
      sums: await rowsOf(sql`
        with live as (
          select * from invoices where cancels_id is null
            and not exists (select from invoices as taking_back where taking_back.cancels_id = invoices.id)
        )
        select number from live where gross <> (select sum(amount) from invoiced_lines where invoice_id = live.id)
        union all select number from live join invoice_balances on invoice_id = id where gross > 0 and invoice_balances.paid + open <> gross
        union all select number from live where not exists (select from invoice_balances where invoice_id = id)
        union all select 'R-' || id from reservations where id in (select reservation_id from invoices) and (
          invoiced <> (select sum(gross) from invoices where reservation_id = reservations.id)
          or invoiced <> total_price
          or paid < (select sum(invoice_balances.paid) from live join invoice_balances on invoice_id = id where reservation_id = reservations.id))`),
      /** Mailed, but without a document; or with more than one. */
      undrawn: await rowsOf(sql`
        select number from invoices where number in (
          select values #>> '{invoice,number}' from mails where sent_at is not null and template in ('invoice-issued', 'invoice-cancelled')
        ) and not exists (select from invoice_files where invoice_id = invoices.id and kind = 'pdf')`),
    };
  } finally {
    await close();
  }
}
