import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiHeaders, exposedHeaders, transportHeaders } from '../../contract/headers.ts';
import type { Config } from '../config.ts';
import type { FieldError } from './errors.ts';
import { errorOf } from './failure.ts';

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
