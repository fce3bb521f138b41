import { sql } from 'drizzle-orm';
import type { InvoiceContent } from '../../contract/money/invoice-content.ts';
import type { CompanyFacts } from '../company/index.ts';
import { callFunction } from '../db/call-function.ts';
import type { Database } from '../db/index.ts';
import { blobs, invoiceFiles } from '../db/schema/index.ts';
import { pdfOf } from '../documents/index.ts';
import { isElectronic } from './formats/check.ts';
import { toXml } from './formats/cii.ts';
import { invoiceDocument } from './invoice-sheet.ts';
import { invoiceQueries } from './repository.ts';

interface Issued {
  id: number;
  content: InvoiceContent;
}

export interface InvoiceFiles {
  pdf: Buffer;
  /** Of an e-invoice; null of all others. */
  xml: Buffer | null;
}

/** Authorities get an XRechnung, companies of the country a ZUGFeRD invoice; null for everybody else, and of a claim. */
const xmlOf = (content: InvoiceContent): string | null =>
  isElectronic(content) ? toXml(content, content.buyer.leitwegId ? 'xrechnung' : 'zugferd') : null;

/**
 * An invoice's files. The first who wants them has them drawn, and all others get the same bytes for ever. `caller` takes turns with
 * others. Throws a 503 when too many wait.
 */
export async function filesOf(
  db: Database,
  { id, content }: Issued,
  { company }: CompanyFacts,
  caller: string,
): Promise<InvoiceFiles> {
  const { file } = invoiceQueries(db);
  const stored = await file(id, 'pdf');
  if (stored) return { pdf: stored, xml: await file(id, 'xml') };
  const pdf = await pdfOf({ document: invoiceDocument(content, company) }, caller);
  const xml = xmlOf(content);
  await db.transaction(async (tx) => {
    await store(tx, id, 'pdf', pdf);
    if (xml !== null) await store(tx, id, 'xml', Buffer.from(xml));
  });
  // Another server may have been first.
  return { pdf: (await file(id, 'pdf'))!, xml: await file(id, 'xml') };
}

const store = (tx: Database, invoiceId: number, kind: 'pdf' | 'xml', bytes: Buffer) =>
  tx
    .insert(invoiceFiles)
    .values({
      invoiceId,
      kind,
      blobHash: callFunction('store_blob', { bytes: sql.param(bytes, blobs.bytes) }),
    })
    .onConflictDoNothing();

/** `RE-2027-000012.pdf`: numbers are letters, digits and dashes. */
export const invoiceFileName = ({ number }: Pick<InvoiceContent, 'number'>, kind: 'pdf' | 'xml') =>
  `${number}.${kind}`;
