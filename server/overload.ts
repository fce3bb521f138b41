import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { commonMessages } from '../contract/common.ts';
import { displayImage } from '../contract/files.ts';
import { health } from '../contract/health.ts';
import { apiHeaders, exposedHeaders, transportHeaders } from '../contract/headers.ts';
import { admission } from './admission.ts';
import type { Config } from './config.ts';
import { errorOf } from './failure.ts';
import { counted } from './metrics/counted.ts';

/** Who watches the server is answered, and a page asks for a dozen pictures at once, none of which it asks for again. */
const spared = [health.path, displayImage.path].map((path) => `/api${path.split(':', 1)[0]}`);

const headers = {
  ...apiHeaders,
  'content-type': 'application/json; charset=utf-8',
  'retry-after': '1',
};

/**
 * Turns calls away while the database has more to do than it can soon answer; `statements` counts what is under way. Neither
 * slow clients nor waiting log-ins count, because they keep no statement. It happens before the framework sees the request:
 * refusals are many then, and what they cost is taken from the others.
 */
export function turnAwayOverload(
  { server }: FastifyInstance,
  { corsOrigins, production }: Pick<Config, 'corsOrigins' | 'production'>,
  statements: () => number,
): void {
  const always = { ...headers, ...(production && transportHeaders) };
  const isLetIn = admission();
  // What a browser asks before a call from another origin needs no database.
  const isCall = ({ method, url = '' }: FastifyRequest['raw']) =>
    method !== 'OPTIONS' && url.startsWith('/api/') && !spared.some((path) => url.startsWith(path));
  // Without it the page that asked would not learn that the server is busy.
  const allow = ({ headers: { origin = '' } }: FastifyRequest['raw']) =>
    corsOrigins.includes(origin) && {
      'access-control-allow-origin': origin,
      'access-control-expose-headers': exposedHeaders.join(', '),
      vary: 'Origin',
    };
  const [answer] = server.listeners('request') as Parameters<typeof server.on<'request'>>[1][];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (isLetIn(statements(), performance.now()) || !isCall(request))
      return answer!(request, response);
    counted.turnedAway.add('reason="database"');
    const refusal = Buffer.from(JSON.stringify(errorOf(503, commonMessages.busy, request.url)));
    const own = { 'x-request-id': randomUUID(), 'content-length': refusal.length };
    response.writeHead(503, { ...always, ...own, ...allow(request) }).end(refusal);
  });
}
