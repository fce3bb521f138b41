import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { refusalOf } from './failure.ts';
import { plainTarget } from './plain-target.ts';
import type { Refuse } from './refuse.ts';
import { limitUnread } from './unread-answers.ts';

/** Milliseconds. */
const timeouts = { request: 60_000, keepAlive: 72_000 };
const badRequest = { ...refusalOf(400), headers: { connection: 'close' } };

/**
 * An HTTP server that refuses requests without a Host header or with several: a proxy may have read another one. What it
 * answers has its target in one spelling. Answers that nobody reads are limited by network, which `networkOf` finds.
 */
export function newServer(
  answer: RequestListener,
  refuse: Refuse,
  networkOf: (request: IncomingMessage) => string,
): Server {
  // Node's own refusal would not be our error body.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    // Whoever has reset the connection has no address any more. Node keeps one that was read.
    if (!request.socket.remoteAddress) return request.destroy();
    watch(response);
    const target = plainTarget(request.url ?? '');
    if (target === null || !isForOneHost(request)) return refuse(request, response, badRequest);
    request.url = target;
    answer(request, response);
  });
  const watch = limitUnread(server, networkOf);
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.keepAlive;
  return server;
}

/** HTTP/1.0 has no Host header. Of several, `headers` has only the first. */
function isForOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
