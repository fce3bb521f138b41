import type { FastifyInstance } from 'fastify';
import { archiveType, downloadAudit, downloadDatev } from '../../contract/office/reports.ts';
import { languageOf } from '../http/language.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { auditFiles } from './audit.ts';
import { batchOf, bookkeeper } from './datev-month.ts';
import { datevWriter } from './datev.ts';
import { byDay, ledger, monthSpan } from './ledger.ts';
import { sendFile } from './send-file.ts';
import { zipOf } from './zip.ts';

/** Files for who keeps the books. */
export function accountingRoutes(app: FastifyInstance, { db, config }: Services): void {
  const { timeZone: zone } = config;
  const entries = ledger(db, zone);

  route(app, downloadDatev, async ({ query: { month }, reply }) => {
    const { batch, accounts } = batchOf(month, config);
    const { head, lineOf } = datevWriter(batch);
    const books = bookkeeper(accounts, batch, zone);
    const withPayments = config.paymentsBooked === 1;
    // Some 200 bytes a line, whole before it is sent: what cannot be booked is an error, not half a file.
    const lines: Uint8Array[] = [head];
    for await (const entry of byDay(monthSpan(month), entries.invoicesOn))
      lines.push(...books.invoice(entry, withPayments).map(lineOf));
    if (withPayments)
      for await (const entry of byDay(monthSpan(month), entries.paymentsOn))
        lines.push(lineOf(books.payment(entry)));
    return reply
      .type('text/csv; charset=windows-1252')
      .header('content-disposition', `attachment; filename=EXTF_Buchungsstapel_${month}.csv`)
      .header('cache-control', 'no-store')
      .send(Buffer.concat(lines));
  });

  route(app, downloadAudit, async ({ query, request, reply }) =>
    sendFile(reply, {
      name: `audit-${query.from}-${query.until}.zip`,
      type: archiveType,
      chunks: zipOf(auditFiles(db, config, query, languageOf(request.headers))),
    }),
  );
}
