import { isProtocol, type DocumentKind } from '../../contract/counter/document-kinds.ts';
import type { Database } from '../db/index.ts';
import { concurrencyLimit } from '../load/concurrency-limit.ts';
import { confirmationSheet } from './confirmation.ts';
import { contractSheet } from './contract.ts';
import { drawInProcess } from './draw-in-process.ts';
import {
  gatherFacts,
  type DocumentFacts,
  type DocumentReservation,
  type DocumentSettings,
} from './facts.ts';
import { protocolSheet } from './protocol.ts';
import { recordedStep } from './protocol-repository.ts';
import { sentDocumentQueries, type Sent, type StoredDocument } from './sent-repository.ts';
import { letterheadOf, type Document, type Sheet } from './sheet.ts';

const sheets = { confirmation: confirmationSheet, contract: contractSheet };

/** What a document shows; null for a protocol of what was not recorded. */
async function sheetOf(
  db: Database,
  kind: DocumentKind,
  facts: DocumentFacts,
  settings: DocumentSettings,
): Promise<Sheet | null> {
  if (!isProtocol(kind)) return sheets[kind](facts, settings);
  const step = kind === 'return-protocol' ? 'return' : 'hand-over';
  const recorded = await recordedStep(db, facts.id, step);
  return recorded && protocolSheet({ ...facts, kind, recorded }, settings);
}

/** One at a time: drawing needs a processor, and bookings need one, too. */
const limited = concurrencyLimit('document', { running: 1, waiting: 20 });

/**
 * Makes a document about a reservation, and its PDF; null if the reservation or the vehicle is gone, and for a protocol of what
 * was not recorded. `caller` takes turns with others. Throws a 503 when too many wait.
 */
export async function makeDocument(
  db: Database,
  kind: DocumentKind,
  reservation: DocumentReservation,
  settings: DocumentSettings,
  caller: string,
): Promise<{ document: Document; bytes: Buffer } | null> {
  return limited(async () => {
    const facts = await gatherFacts(db, reservation, settings);
    const sheet = facts && (await sheetOf(db, kind, facts, settings));
    if (!sheet) return null;
    const company = letterheadOf(settings.company.company);
    const document = { sheet, company, issuedAt: settings.issuedAt.toISOString() };
    return { document, bytes: await drawInProcess(document) };
  }, caller);
}

/** The PDF of what belongs to no reservation's documents, such as a letter. It takes its turn as in `makeDocument`. */
export const drawSheet = (
  sheet: Sheet,
  company: Document['company'],
  issuedAt: Date,
  caller: string,
): Promise<Buffer> =>
  limited(() => drawInProcess({ sheet, company, issuedAt: issuedAt.toISOString() }), caller);

/** The PDF of a stored document. One that has to be drawn takes its turn as in `makeDocument`. */
export const pdfOf = async (stored: StoredDocument, caller: string): Promise<Buffer> =>
  'bytes' in stored ? stored.bytes : limited(() => drawInProcess(stored.document), caller);

/**
 * The PDF that goes with a mail; null if it cannot be made. Only the first attempt makes the document: all others carry the same.
 * Throws a 503 when too many wait.
 */
export async function makeSentDocument(
  db: Database,
  sent: Sent,
  reservation: DocumentReservation,
  settings: DocumentSettings,
): Promise<Buffer | null> {
  const { find, store } = sentDocumentQueries(db);
  const known = await find(sent);
  if (known) return pdfOf(known, 'mail');
  const made = await makeDocument(db, sent.kind, reservation, settings, 'mail');
  if (!made) return null;
  const { document, bytes } = made;
  // A protocol may be signed.
  if (await store(sent, isProtocol(sent.kind) ? { bytes } : { document })) return bytes;
  const other = await find(sent);
  return other ? pdfOf(other, 'mail') : bytes;
}
