import { invoiceIssuer, type InvoiceSettings } from '../billing/index.ts';
import type { CompanyFacts } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { toWallTime } from '../time/wall-times.ts';

interface Returned {
  id: number;
  returnedAt: Date | null;
}

/** Issues the invoices of rentals on the days of their returns. The last one is cancelled and issued anew. Nobody is told. */
export async function issueDemoInvoices(
  tx: Database,
  rentals: Returned[],
  settings: InvoiceSettings,
  facts: CompanyFacts,
  administratorId: number,
): Promise<void> {
  let day = '';
  const { issue, cancel } = invoiceIssuer(tx, settings, () => facts, {
    tell: () => Promise.resolve(),
    today: () => day,
  });
  let last: number | null = null;
  const returned = rentals.flatMap(({ id, returnedAt }) =>
    returnedAt ? [{ id, returnedAt }] : [],
  );
  for (const { id, returnedAt } of returned.toSorted(
    (a, b) => a.returnedAt.getTime() - b.returnedAt.getTime(),
  )) {
    day = toWallTime(returnedAt, settings.timeZone).slice(0, 10);
    last = (await issue(id, administratorId)).invoice;
  }
  if (last !== null)
    await cancel(last, { reason: 'Kostenstelle fehlte', reissue: true }, administratorId);
}
