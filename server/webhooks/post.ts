import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import {
  allowedLookup,
  ForbiddenAddress,
  isAllowedUrl,
  plainHost,
  resolveName,
  type Resolve,
} from './address.ts';

interface Message {
  id: string;
  /** When this attempt is made. */
  at: Date;
  body: string;
}

/** The headers of Standard Webhooks, which tell who sent a message, and when. */
export function signedHeaders(secret: string, { id, at, body }: Message): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

interface Way {
  /** Whether this machine is allowed, also without TLS. */
  local: boolean;
  resolve?: Resolve;
}

/**
 * Posts JSON and returns the status of the answer, whose body is not read. Follows no redirect. Throws an error with a code where
 * there is no answer, or the address is not allowed.
 */
export async function post(
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
  { local, resolve = resolveName }: Way,
  signal: AbortSignal,
): Promise<number> {
  const { protocol, hostname } = new URL(url);
  // A socket looks up names alone.
  if (!isAllowedUrl(url, local)) throw new ForbiddenAddress();
  const isName = isIP(plainHost(hostname)) === 0;
  const request = (protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'vehicle-rental',
    },
    // A connection of its own, whose address was just looked up.
    agent: false,
    signal,
    ...(isName && { lookup: allowedLookup(resolve, local) }),
  });
  try {
    // An answer 101 is no response, and holds the socket.
    request.once('upgrade', (_, socket) => socket.destroy());
    request.end(body);
    const answered = ['response', 'upgrade'].map((event) => once(request, event));
    const [response] = (await Promise.race(answered)) as [IncomingMessage];
    return response.statusCode!;
  } finally {
    request.on('error', () => undefined).destroy();
  }
}
