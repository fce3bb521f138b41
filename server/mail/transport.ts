import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { MailSettings } from './settings.ts';

/** Why a mail could not be sent, in a sentence for administrators. It is `final` if the server will never take it. */
export class SendError extends Error {
  readonly isFinal: boolean;
  constructor(reason: string, isFinal: boolean) {
    super(reason);
    this.isFinal = isFinal;
  }
}

export interface Transport {
  /** Sends a mail. Throws SendError. */
  send: (mail: SendMailOptions) => Promise<void>;
  close: () => void;
}

/** Milliseconds. All of them together stay below the minute for which a server claims a mail. */
const timeouts = { connect: 10_000, greeting: 10_000, silence: 20_000, all: 45_000 };

/** The connections to an SMTP server: few are enough, and many servers refuse more. */
const connections = 3;

/** The transport of these settings; null where nothing is sent. Libraries are loaded when it first sends. */
export function newTransport({ way }: MailSettings, dataDir: string): Transport | null {
  if (way.to === 'smtp') return smtpTransport(way.url, way.perSecond);
  return way.to === 'files' ? fileTransport(join(dataDir, 'mails')) : null;
}

type Pool = Awaited<ReturnType<typeof openPool>>;

async function openPool(url: string, perSecond: number) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...{ url, pool: true, maxConnections: connections, rateLimit: perSecond, rateDelta: 1000 },
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    // What a mail holds comes from us: nothing is read from files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function smtpTransport(url: string, perSecond: number): Transport {
  let pool: Promise<Pool> | null = null;
  const close = () => {
    void pool?.then((open) => open.close());
    pool = null;
  };
  return {
    async send(mail) {
      const open = await (pool ??= openPool(url, perSecond));
      try {
        await within(timeouts.all, open.sendMail(mail));
      } catch (error) {
        // A server that stalls keeps its connections: later mails get new ones.
        if (error === timedOut) close();
        throw sendErrorOf(error);
      }
    },
    close,
  };
}

const timedOut = new Error('The mail server did not answer in time');

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(timedOut), milliseconds).unref();
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // It may still fail, and nobody listens.
    work.catch(() => undefined);
  }
}

/** Characters of a reason that are stored. */
const longestReason = 300;

function sendErrorOf(error: unknown): SendError {
  const { message, responseCode, command } = error as Error & {
    responseCode?: number;
    command?: string;
  };
  // That log-in, TLS or greeting fail is no fault of this mail.
  const isFinal =
    responseCode !== undefined && responseCode >= 500 && /^(RCPT TO|DATA)$/.test(command ?? '');
  return new SendError(message.slice(0, longestReason), isFinal);
}

/** Writes mails as files that mail programs open. */
function fileTransport(folder: string): Transport {
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const { message } = await createTransport({
        ...{ streamTransport: true, buffer: true, newline: 'unix' },
        ...{ disableFileAccess: true, disableUrlAccess: true },
      }).sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${nameOf(mail)}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => undefined,
  };
}

/** Each attempt at a mail writes the same file. */
const nameOf = ({ messageId = '' }: SendMailOptions) =>
  messageId.replaceAll(/[^\w-]/g, '').slice(0, 36);
