import { on, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CompanyFacts } from '../company/index.ts';
import type { Sheet } from './sheet.ts';

export interface Job {
  sheet: Sheet;
  company: CompanyFacts;
}
export type Answer = { bytes: Uint8Array } | { failure: string };

/** Milliseconds after which an unused thread ends, and its memory with it. */
const idle = 30_000;
/** Milliseconds that drawing a paper may take: a hundred times as long as it does. */
const most = 30_000;

let thread: Worker | null = null;
let ending: NodeJS.Timeout | undefined;

function start(): Worker {
  const started = new Worker(new URL('./draw/worker.ts', import.meta.url), {
    // The server's flags are for its own heap.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  started.once('exit', () => {
    if (thread === started) thread = null;
  });
  return started;
}

/** The next paper gets a new thread, even while this one still ends. */
function end(worker: Worker): void {
  if (thread === worker) thread = null;
  void worker.terminate();
}

/** Under `node --watch` the thread sends messages of Node's own, too. */
async function answerOf(worker: Worker, signal: AbortSignal): Promise<Answer> {
  const messages = on(worker, 'message', { signal }) as AsyncIterable<[Partial<Answer>]>;
  for await (const [message] of messages)
    if ('bytes' in message || 'failure' in message) return message as Answer;
  return { failure: 'The thread ended' };
}

/** Draws a sheet in a thread of its own, so that the server answers meanwhile. One at a time, within `timeout` milliseconds. */
export async function drawInWorker(job: Job, timeout = most): Promise<Buffer> {
  clearTimeout(ending);
  const worker = (thread ??= start());
  worker.ref();
  const done = new AbortController();
  const { signal } = done;
  // Ending the thread fails the paper, and the next one gets another.
  const late = setTimeout(() => end(worker), timeout);
  try {
    worker.postMessage(job);
    const answer = await Promise.race([
      answerOf(worker, signal),
      once(worker, 'exit', { signal }).then((): Answer => ({ failure: 'The thread ended' })),
    ]);
    if ('failure' in answer) throw new Error(`A paper was not drawn: ${answer.failure}`);
    return Buffer.from(answer.bytes);
  } finally {
    done.abort();
    clearTimeout(late);
    // A waiting thread keeps no process alive.
    worker.unref();
    ending = setTimeout(() => end(worker), idle).unref();
  }
}
