import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { apiHeaders, exposedHeaders, transportHeaders } from '../../contract/wire/headers.ts';
import type { Config } from '../config.ts';
import type { FieldError } from './errors.ts';
import { errorOf, refusalOf } from './failure.ts';
import type { Socket } from 'node:net';

/** Statuses by the error code of Node's parser. Anything else is not HTTP. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** How long a client that was refused may still send. */
const lingerMs = 2000;

/**
 * Answers what never became a request, and closes the connection. What still arrives is read and
 * forgotten: closing on unread bytes resets the connection, and with it the answer is lost
 * (RFC 9112, section 9.6).
 */
export function answerNoRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify(errorOf(refusalOf(status), {}));
  const headers = {
    ...apiHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  const last = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(last));
}

const headers = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8' };

/** Answers with an error before the framework sees the request: refusals are many and must be cheap. */
export type Refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  error: FieldError & { status: number; headers?: Record<string, string> },
) => void;

/** The answer to a call that has to wait for others. */
export const busy = {
  status: 503,
  code: 'busy',
  message: 'common.busy',
  headers: { 'retry-after': '1' },
} as const;

type Settings = Pick<Config, 'corsOrigins' | 'production'>;

export function refuser({ corsOrigins, production }: Settings): Refuse {
  const always = { ...headers, ...(production && transportHeaders) };
  // Without it the browser would hide the reason from the page.
  const allow = ({ headers: { origin = '' } }: IncomingMessage) =>
    corsOrigins.includes(origin) && {
      'access-control-allow-origin': origin,
      'access-control-expose-headers': exposedHeaders.join(', '),
      vary: 'Origin',
    };
  return (request, response, { headers: more, ...error }) => {
    const body = Buffer.from(JSON.stringify(errorOf(error, request.headers, request.url)));
    const own = { 'x-request-id': randomUUID(), 'content-length': body.length };
    response.writeHead(error.status, { ...always, ...more, ...own, ...allow(request) }).end(body);
  };
}
