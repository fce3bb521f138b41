import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { refusalOf } from './failure.ts';
import { plainTarget } from './plain-target.ts';
import type { Refuse } from './refuse.ts';

/** Milliseconds; `answer` is from a request's head until its answer, or a part of what is streamed, was read. */
const timeouts = { request: 60_000, keepAlive: 72_000, answer: 5 * 60_000 };
const badRequest = { ...refusalOf(400), headers: { connection: 'close' } };

/**
 * An HTTP server that refuses requests without a Host header or with several: a proxy may have read another one. What it
 * answers has its target in one spelling. Whoever does not read an answer loses the connection, before many such fill the memory.
 */
export function newServer(answer: RequestListener, refuse: Refuse): Server {
  // Node's own refusal would not be our error body.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    // Whoever has reset the connection has no address any more. Node keeps one that was read.
    if (!request.socket.remoteAddress) return request.destroy();
    limitReading(response);
    const target = plainTarget(request.url ?? '');
    if (target === null || !isForOneHost(request)) return refuse(request, response, badRequest);
    request.url = target;
    answer(request, response);
  });
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.keepAlive;
  return server;
}

function limitReading(response: ServerResponse): void {
  const late = setTimeout(() => response.destroy(), timeouts.answer).unref();
  // Of a stream a part was read, and the next one follows.
  response.on('drain', () => late.refresh());
  response.once('close', () => clearTimeout(late));
}

/** HTTP/1.0 has no Host header. Of several, `headers` has only the first. */
function isForOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
