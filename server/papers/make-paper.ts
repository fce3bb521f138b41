import { isProtocol, type PaperKind } from '../../contract/counter/paper-kinds.ts';
import type { Database } from '../db/index.ts';
import { concurrencyLimit } from '../load/concurrency-limit.ts';
import { confirmationSheet } from './confirmation.ts';
import { contractSheet } from './contract.ts';
import { drawInProcess } from './draw-in-process.ts';
import {
  gatherFacts,
  type PaperFacts,
  type PaperReservation,
  type PaperSettings,
} from './facts.ts';
import { protocolSheet } from './protocol.ts';
import { recordedStep } from './protocol-repository.ts';
import { sentPaperQueries, type Sent, type StoredPaper } from './sent-repository.ts';
import type { Paper, Sheet } from './sheet.ts';

const sheets = { confirmation: confirmationSheet, contract: contractSheet };

/** What a paper shows; null for a protocol of what was not recorded. */
async function sheetOf(
  db: Database,
  kind: PaperKind,
  facts: PaperFacts,
  settings: PaperSettings,
): Promise<Sheet | null> {
  if (!isProtocol(kind)) return sheets[kind](facts, settings);
  const step = kind === 'return-protocol' ? 'return' : 'hand-over';
  const recorded = await recordedStep(db, facts.id, step);
  return recorded && protocolSheet({ ...facts, kind, recorded }, settings);
}

/** One at a time: drawing needs a processor, and bookings need one, too. */
const limited = concurrencyLimit('paper', { running: 1, waiting: 20 });

/**
 * Makes a paper about a reservation, and its PDF; null if the reservation or the vehicle is gone, and for a protocol of what
 * was not recorded. `caller` takes turns with others. Throws a 503 when too many wait.
 */
export async function makePaper(
  db: Database,
  kind: PaperKind,
  reservation: PaperReservation,
  settings: PaperSettings,
  caller: string,
): Promise<{ paper: Paper; bytes: Buffer } | null> {
  return limited(async () => {
    const facts = await gatherFacts(db, reservation, settings.config);
    const sheet = facts && (await sheetOf(db, kind, facts, settings));
    if (!sheet) return null;
    const { company } = settings.company;
    const paper = { sheet, company, issuedAt: settings.issuedAt.toISOString() };
    return { paper, bytes: await drawInProcess(paper) };
  }, caller);
}

/** The PDF of a stored paper. One that has to be drawn takes its turn as in `makePaper`. */
export const pdfOf = async (stored: StoredPaper, caller: string): Promise<Buffer> =>
  'bytes' in stored ? stored.bytes : limited(() => drawInProcess(stored.paper), caller);

/**
 * The PDF that goes with a mail; null if it cannot be made. Only the first attempt makes the paper: all others carry the same.
 * Throws a 503 when too many wait.
 */
export async function makeSentPaper(
  db: Database,
  sent: Sent,
  reservation: PaperReservation,
  settings: PaperSettings,
): Promise<Buffer | null> {
  const { find, store } = sentPaperQueries(db);
  const known = await find(sent);
  if (known) return pdfOf(known, 'mail');
  const made = await makePaper(db, sent.kind, reservation, settings, 'mail');
  if (!made) return null;
  const { paper, bytes } = made;
  // A protocol may be signed.
  if (await store(sent, isProtocol(sent.kind) ? { bytes } : { paper })) return bytes;
  const other = await find(sent);
  return other ? pdfOf(other, 'mail') : bytes;
}
