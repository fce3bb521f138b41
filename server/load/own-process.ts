import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What a process answers: see `answerQuestions`. `rss` are the bytes of memory that it has then. */
export type Answer<Result> = ({ result: Result } | { failure: string }) & { rss: number };

/** The process was ended before it answered: it took too long, or too much memory. */
export class ProcessEnded extends Error {}

/** Milliseconds after which an unused process ends, and its memory with it. */
const idle = 30_000;
/** Bytes beyond which a process ends as soon as it has answered; unused ones have half of it. */
const mostKept = 200 * 1024 * 1024;

/**
 * A module that runs as a process of its own, so that the server answers meanwhile and its memory stays small. It is started for the
 * first question and again whenever it has ended. What is returned asks it: one question at a time, each within `timeout`
 * milliseconds. It throws when the process fails, a `ProcessEnded` when that ends.
 */
export function ownProcess<Question extends object, Result>(module: URL) {
  let running: ChildProcess | null = null;
  let ending: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(module, {
      // The server's flags are for its own heap, its secrets for nobody else.
      execArgv: ['--max-old-space-size=128'],
      env: {},
      serialization: 'advanced',
    });
    const forget = () => {
      if (running === started) running = null;
    };
    // One that cannot be started, or asked, says so by an error, which would end the server if nobody listened.
    return started.on('error', forget).once('exit', forget);
  }

  /** The next question gets a new process, even while this one still ends. */
  function end(child: ChildProcess): void {
    if (running === child) running = null;
    child.kill('SIGKILL');
  }

  return async (question: Question, timeout: number): Promise<Result> => {
    clearTimeout(ending);
    const child = (running ??= start());
    child.ref();
    child.channel?.ref();
    const done = new AbortController();
    const { signal } = done;
    // Ending the process fails the question, and the next one gets another.
    const late = setTimeout(() => end(child), timeout);
    try {
      child.send(question);
      const answer = await Promise.race([
        once(child, 'message', { signal }).then(([message]) => message as Answer<Result>),
        once(child, 'exit', { signal }).then(([code]) => {
          throw code === null
            ? new ProcessEnded('The process ended')
            : new Error(`The process ended with code ${code}`);
        }),
      ]);
      if (answer.rss > mostKept) end(child);
      if ('failure' in answer) throw new Error(answer.failure);
      return answer.result;
    } finally {
      done.abort();
      clearTimeout(late);
      // A waiting process keeps the server from ending no longer.
      child.unref();
      child.channel?.unref();
      ending = setTimeout(() => end(child), idle).unref();
    }
  };
}
