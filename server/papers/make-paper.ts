import type { PaperKind } from '../../contract/paper-kinds.ts';
import type { Database } from '../db/index.ts';
import { concurrencyLimit } from '../load/concurrency-limit.ts';
import { confirmationSheet } from './confirmation.ts';
import { contractSheet } from './contract.ts';
import { drawInWorker } from './draw-in-worker.ts';
import { gatherFacts, type PaperReservation, type PaperSettings } from './facts.ts';

const sheets = { confirmation: confirmationSheet, contract: contractSheet };

/** One at a time: drawing needs a processor, and bookings need one, too. */
const limited = concurrencyLimit('paper', { running: 1, waiting: 20 });

/**
 * Makes a paper about a reservation as PDF; null if the reservation or the vehicle is gone. `caller` takes turns with
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
    return drawInWorker({ sheet: sheets[kind](facts, settings), company });
  }, caller);
}
