import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Language } from '../../contract/texts/language.ts';
import { later } from '../http/errors.ts';
import type { KnownPlace } from './cell-values.ts';
import type { KindName } from './kinds.ts';
import type { Imported } from './read-rows.ts';
import type { Fault } from './table.ts';

/** Milliseconds that reading a file may take: ten times as long as the largest one does. */
const timeLimit = 30_000;
/** Megabytes; the largest table takes two thirds. */
const memory = 256;

interface Import {
  bytes: Uint8Array;
  kind: KindName;
  language: Language;
  /** The day at the company's place. */
  today: string;
  /** Those of the company; null where the site's build did not tell. */
  places: KnownPlace[] | null;
}

/**
 * Reads a table on a thread of its own, so that the server answers meanwhile, and within limits of time and memory: files are
 * strangers' work. Throws a 503 when it takes too long.
 */
export async function readInWorker(file: Import): Promise<Imported | Fault> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: file,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  const late = AbortSignal.timeout(timeLimit);
  try {
    const [answer] = (await once(worker, 'message', { signal: late })) as [Imported | Fault];
    return answer;
  } catch (error) {
    if (late.aborted) throw later(503, 'busy', 'common.tooMany', 60);
    if (isOutOfMemory(error)) return { fault: 'too_many_rows' };
    throw error;
  } finally {
    await worker.terminate();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
