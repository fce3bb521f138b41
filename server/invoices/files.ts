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
  const storedFiles = async (): Promise<InvoiceFiles | null> => {
    const pdf = await file(id, 'pdf');
    return pdf && { pdf, xml: await file(id, 'xml') };
  };
  const stored = await storedFiles();
  if (stored) return stored;
  const pdf = await pdfOf({ document: invoiceDocument(content, company) }, caller);
  const text = xmlOf(content);
  const drawn = { pdf, xml: text === null ? null : Buffer.from(text) };
  // Another server may have been first.
  return (await store(db, id, drawn)) ? drawn : (await storedFiles())!;
}

/** Stores the files, all at once; false if they were stored before. */
async function store(
  db: Database,
  invoiceId: number,
  { pdf, xml }: InvoiceFiles,
): Promise<boolean> {
  const row = (kind: 'pdf' | 'xml', bytes: Buffer) => ({
    invoiceId,
    kind,
    blobHash: callFunction('store_blob', { bytes: sql.param(bytes, blobs.bytes) }),
  });
  const rows = await db
    .insert(invoiceFiles)
    .values([row('pdf', pdf), ...(xml ? [row('xml', xml)] : [])])
    .onConflictDoNothing()
    .returning({ kind: invoiceFiles.kind });
  return rows.length > 0;
}

/** `RE-2027-000012.pdf`: numbers are letters, digits and dashes. */
export const invoiceFileName = ({ number }: Pick<InvoiceContent, 'number'>, kind: 'pdf' | 'xml') =>
  `${number}.${kind}`;
