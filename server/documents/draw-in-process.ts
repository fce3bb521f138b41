import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Document } from './sheet.ts';

export type Answer = { bytes: Uint8Array } | { failure: string };

/** Milliseconds after which an unused process ends, and its memory with it. */
const idle = 30_000;
/** Milliseconds that drawing a document may take: a hundred times as long as it does. */
const timeLimit = 30_000;

let drawing: ChildProcess | null = null;
let ending: NodeJS.Timeout | undefined;

function start(): ChildProcess {
  const started = fork(new URL('./draw/process.ts', import.meta.url), {
    // The server's flags are for its own heap, its secrets for nobody else.
    execArgv: ['--max-old-space-size=128'],
    env: {},
    serialization: 'advanced',
  });
  const forget = () => {
    if (drawing === started) drawing = null;
  };
  // One that cannot be started, or asked, says so by an error, which would end the server if nobody listened.
  started.on('error', forget).once('exit', forget);
  return started;
}

/** The next document gets a new process, even while this one still ends. */
function end(child: ChildProcess): void {
  if (drawing === child) drawing = null;
  child.kill('SIGKILL');
}

/**
 * Draws a document in a process of its own, of low priority, so that the server answers meanwhile. One at a time, within
 * `timeout` milliseconds.
 */
export async function drawInProcess(document: Document, timeout = timeLimit): Promise<Buffer> {
  clearTimeout(ending);
  const child = (drawing ??= start());
  child.ref();
  child.channel?.ref();
  const done = new AbortController();
  const { signal } = done;
  // Ending the process fails the document, and the next one gets another.
  const late = setTimeout(() => end(child), timeout);
  try {
    child.send(document);
    const answer = await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message as Answer),
      once(child, 'exit', { signal }).then((): Answer => ({ failure: 'The process ended' })),
    ]);
    if ('failure' in answer) throw new Error(`A document was not drawn: ${answer.failure}`);
    return Buffer.from(answer.bytes);
  } finally {
    done.abort();
    clearTimeout(late);
    // A waiting process keeps the server from ending no longer.
    child.unref();
    child.channel?.unref();
    ending = setTimeout(() => end(child), idle).unref();
  }
}
