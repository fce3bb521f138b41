import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { destination } from 'pino';
import type { Config } from '../config.ts';

/**
 * Bytes, and milliseconds. Writing each line takes a tenth of a request's time. pino writes the rest on exit. Of a log
 * that nobody reads it keeps only so much.
 */
const buffered = { sync: false, minLength: 4096, maxLength: 16_777_216, periodicFlush: 100 };

/** Lines of JSON; a readable form on a terminal in development. */
export async function logOptions({
  logLevel,
  production,
}: Pick<Config, 'logLevel' | 'production'>) {
  const options = {
    level: logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  } satisfies FastifyServerOptions['logger'];
  const isRead = !production && process.stdout.isTTY;
  // Missing where only production dependencies are installed.
  const pretty = isRead && (await import('pino-pretty').catch(() => null));
  const stream = pretty ? pretty.default({ sync: true, singleLine: true }) : destination(buffered);
  return { ...options, stream };
}

/** Only API calls get a child logger with their id: creating one takes a tenth of a static file's time. */
export const logOfRequest: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  log,
  bindings,
  options,
  { url = '' },
) => (url.startsWith('/api/') ? log.child(bindings, options) : log);

/**
 * Logs one line per API call: the route's pattern, never anything a person sent. Static files are only counted.
 */
export function logCalls(api: FastifyInstance): void {
  api.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}
