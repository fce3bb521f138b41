import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SendMailOptions } from 'nodemailer';
import { mailReasons } from '../../contract/office/mail-reasons.ts';
import type { MailSettings } from './settings.ts';

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

/** Milliseconds. */
const timeouts = { connect: 10_000, greeting: 10_000, silence: 20_000 };

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

type Pool = Awaited<ReturnType<typeof openPool>>;

async function openPool(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // A password goes out over TLS only, unless the address says `requireTLS=false`.
    requireTLS: new URL(url).username !== '',
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    // What a mail holds comes from us: nothing is read from files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function smtpTransport(url: string, perSecond: number): Transport {
  const turn = pacer(perSecond);
  let pool: Promise<Pool> | null = null;
  return {
    async send(mail, signal) {
      try {
        await turn(signal);
        const open = await (pool ??= openPool(url));
        await open.sendMail({ ...mail, signal });
      } catch (error) {
        throw signal.aborted ? timedOut : sendErrorOf(error);
      }
    },
    close: () => void pool?.then((open) => open.close({ force: true })),
  };
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

/** Characters of a reason that are stored. */
const longestReason = 300;

function sendErrorOf(error: unknown): SendError {
  const { message, response, responseCode, originalCode, code, command } = error as Error & {
    response?: string;
    responseCode?: number;
    /** The system's code, which the library replaces in `code` by one of its own. */
    originalCode?: string;
    code?: string;
    command?: string;
  };
  const answer = String(responseCode ?? originalCode ?? code ?? '');
  // The library's words add nothing to what a server says of a mail.
  const isOfMail = /^(MAIL FROM|RCPT TO|DATA)$/.test(command ?? '');
  const said = isOfMail ? (response ?? message) : message;
  // Some servers repeat the code in the text.
  const reason = said.replace(/^(\d{3})[ -]\1(?=[ -])/, '$1');
  // That log-in, TLS or greeting fail is no fault of this mail, and a policy (X.7.X) may change: it often is about the sender.
  const isFinal =
    responseCode !== undefined &&
    responseCode >= 500 &&
    ![530, 535, 538].includes(responseCode) &&
    /^(RCPT TO|DATA)$/.test(command ?? '') &&
    !/\b5\.7\.\d/.test(message);
  const withCode = reason.includes(answer) ? reason : `${answer} ${reason}`;
  return new SendError(withCode.slice(0, longestReason), isFinal, answer || null);
}

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
