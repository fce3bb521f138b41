import { once } from 'node:events';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { SendMailOptions } from 'nodemailer';
import { mailReasons } from '../../contract/office/mail-reasons.ts';
import type { MailSettings } from './settings.ts';
import type { SendFailure, SmtpJob, SmtpServer } from './smtp-thread.ts';

/** Why a mail could not be sent, in a sentence for administrators. It is `final` if the server will never take it. */
export class SendError extends Error {
  readonly isFinal: boolean;
  /** What the mail server or the system answered, such as `550` or `ECONNREFUSED`; null for reasons of ours. */
  readonly code: string | null;
  constructor(reason: string, isFinal: boolean, code: string | null = null) {
    super(reason);
    this.isFinal = isFinal;
    this.code = code;
  }
}

export interface Transport {
  /** Sends a mail, at most until `signal` says so. Throws SendError. */
  send: (mail: SendMailOptions, signal: AbortSignal) => Promise<void>;
  close: () => void;
}

/** The connections to an SMTP server: few are enough, and many servers refuse more. */
export const connections = 3;

/** The transport of these settings; null where nothing is sent. Libraries are loaded when it first sends. */
export function newTransport(
  { way }: Pick<MailSettings, 'way'>,
  dataDir: string,
): Transport | null {
  if (way.to === 'smtp') return smtpTransport(way.url, way.perSecond);
  return way.to === 'files' ? fileTransport(join(dataDir, 'mails')) : null;
}

/** Sends from a thread of its own: to write a mail out for SMTP takes milliseconds, in which the server would answer nobody. */
function smtpTransport(url: string, perSecond: number): Transport {
  const turn = pacer(perSecond);
  let thread: Worker | null = null;
  function start(): Worker {
    const started = new Worker(new URL('./smtp-thread.ts', import.meta.url), {
      workerData: { url, connections } satisfies SmtpServer,
      execArgv: [],
    });
    // What it was sending fails, and the next mail starts another one.
    const forget = () => {
      if (thread === started) thread = null;
    };
    started.on('error', forget).once('exit', forget).unref();
    return started;
  }
  return {
    async send(mail, signal) {
      try {
        await turn(signal);
        const failure = await ask((thread ??= start()), mail, signal);
        if (failure) throw new SendError(failure.reason, failure.isFinal, failure.code);
      } catch (error) {
        throw signal.aborted ? timedOut : error;
      }
    },
    close: () => void thread?.terminate(),
  };
}

/** Has a mail sent, and returns why it was not. To stop listening stops the sending. */
async function ask(
  thread: Worker,
  mail: SendMailOptions,
  signal: AbortSignal,
): Promise<SendFailure | null> {
  const { port1: here, port2: there } = new MessageChannel();
  thread.postMessage({ mail, answerTo: there } satisfies SmtpJob, [there]);
  const done = new AbortController();
  const either = { signal: AbortSignal.any([signal, done.signal]) };
  try {
    return await Promise.race([
      once(here, 'message', either).then(([failure]) => failure as SendFailure | null),
      once(here, 'close', either).then(() => {
        throw new Error('The thread that sends mails ended');
      }),
    ]);
  } finally {
    done.abort();
    here.close();
  }
}

/** Lets through so many a second, evenly. The pool's own limit counts connections that wait for it only once. */
function pacer(perSecond: number): (signal: AbortSignal) => Promise<void> {
  let next = 0;
  return async (signal) => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + 1000 / perSecond;
    if (turn > now) await pause(turn - now, undefined, { signal });
  };
}

const timedOut = new SendError(mailReasons.noAnswer, false, 'ETIMEDOUT');

/** Milliseconds. */
const day = 86_400_000;

/** Writes mails as files that mail programs open, and deletes them after 30 days. */
function fileTransport(folder: string): Transport {
  let purgedAt = 0;
  return {
    async send(mail) {
      if (Date.now() - purgedAt > day) {
        purgedAt = Date.now();
        await purgeFiles(folder, purgedAt - 30 * day);
      }
      const { createTransport } = await import('nodemailer');
      const { message } = await createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'unix',
        disableFileAccess: true,
        disableUrlAccess: true,
      }).sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${nameOf(mail)}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => undefined,
  };
}

/** Deletes mails that were written before this time, in milliseconds. */
async function purgeFiles(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
  }
}

/** Each attempt at a mail writes the same file. */
const nameOf = ({ messageId = '' }: SendMailOptions) =>
  messageId.replaceAll(/[^\w-]/g, '').slice(0, 36);
