import type { FastifyInstance, FastifyServerOptions } from 'fastify';

interface Settings {
  logLevel: string;
  production: boolean;
}

/** Lines of JSON; a readable form on a terminal in development. */
export async function logOptions({ logLevel, production }: Settings) {
  const options = {
    level: logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  } satisfies FastifyServerOptions['logger'];
  const lines = { ...options, stream: { write } };
  if (production || !process.stdout.isTTY) return lines;
  // Missing where only production dependencies are installed.
  const pretty = await import('pino-pretty').catch(() => null);
  return pretty ? { ...options, stream: pretty.default({ sync: true, singleLine: true }) } : lines;
}

let held = '';
process.on('exit', flush);

/** Buffers lines up to 32 kB or 100 ms: a write per line takes a tenth of a request's time. */
function write(line: string): void {
  if (held === '') setTimeout(flush, 100).unref();
  held += line;
  if (held.length > 32_768) flush();
}

function flush(): void {
  if (held !== '') process.stdout.write(held);
  held = '';
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
