import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** A thread that sends mails to an SMTP server, several at once. It answers each with why it was not sent, or null. */

export interface SmtpServer {
  url: string;
  /** How many there may be to it. */
  connections: number;
}

export interface SmtpJob {
  mail: SendMailOptions;
  /** Whoever closes its other end wants the mail sent no more. */
  answerTo: MessagePort;
}

export interface SendFailure {
  /** A sentence for administrators. */
  reason: string;
  /** Whether the server will never take it. */
  isFinal: boolean;
  /** What the mail server or the system answered, such as `550` or `ECONNREFUSED`. */
  code: string | null;
}

/** Milliseconds. */
const timeouts = { connect: 10_000, greeting: 10_000, silence: 20_000 };

const { url, connections } = workerData as SmtpServer;
const pool = createTransport({
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

parentPort!.on('message', ({ mail, answerTo }: SmtpJob) => {
  const unwanted = new AbortController();
  answerTo.once('close', () => unwanted.abort());
  pool
    .sendMail({ ...mail, attachments: mail.attachments?.map(received), signal: unwanted.signal })
    .then(() => null, failureOf)
    .then((failure) => answerTo.postMessage(failure));
});

/** Buffers arrive as plain bytes, which the library does not take. */
const received = ({
  content,
  ...attachment
}: NonNullable<SendMailOptions['attachments']>[number]) => ({
  ...attachment,
  content:
    content instanceof Uint8Array
      ? Buffer.from(content.buffer, content.byteOffset, content.length)
      : content,
});

/** Characters of a reason that are stored. */
const longestReason = 300;

function failureOf(error: unknown): SendFailure {
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
  const reason = said.replaceAll(/\p{Cc}+/gu, ' ').replace(/^(\d{3})[ -]\1(?=[ -])/, '$1');
  // That log-in, TLS or greeting fail is no fault of this mail, and a policy (X.7.X) may change: it often is about the sender.
  const isFinal =
    responseCode !== undefined &&
    responseCode >= 500 &&
    ![530, 535, 538].includes(responseCode) &&
    /^(RCPT TO|DATA)$/.test(command ?? '') &&
    !/\b5\.7\.\d/.test(message);
  const withCode = reason.includes(answer) ? reason : `${answer} ${reason}`;
  return { reason: withCode.slice(0, longestReason), isFinal, code: answer || null };
}
