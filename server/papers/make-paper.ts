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
import type { Sheet } from './sheet.ts';

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
 * Makes a paper about a reservation as PDF; null if the reservation or the vehicle is gone, and for a protocol of what
 * was not recorded. `caller` takes turns with
 * others. Throws a 503 when too many wait.
 */
export async function makePaper(
  db: Database,
  kind: PaperKind,
  reservation: PaperReservation,
  settings: PaperSettings,
  caller: string,
): Promise<Buffer | null> {
  return limited(async () => {
    const facts = await gatherFacts(db, reservation, settings.config);
    if (!facts) return null;
    const { company } = settings;
    const sheet = await sheetOf(db, kind, facts, settings);
    return sheet && drawInProcess({ sheet, company });
  }, caller);
}
