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
  // Missing where only what runs in production is installed.
  const pretty = await import('pino-pretty').catch(() => null);
  return pretty ? { ...options, stream: pretty.default({ sync: true, singleLine: true }) } : lines;
}

let held = '';
process.on('exit', flush);

/** Writes lines in pieces of some hundred, or after 100 ms: a write for each would cost a request a tenth of its time. */
function write(line: string): void {
  if (held === '') setTimeout(flush, 100).unref();
  held += line;
  if (held.length > 32_768) flush();
}

function flush(): void {
  if (held !== '') process.stdout.write(held);
  held = '';
}

/** Only a call has a log of its own, which names its id: to make one takes a tenth of the time of a file of the site. */
export const logOfRequest: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  log,
  bindings,
  options,
  { url = '' },
) => (url.startsWith('/api/') ? log.child(bindings, options) : log);

/**
 * Writes one line for each call of the API: nothing that a person sent, and of the address only the route. The site's files
 * are many, and only counted.
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
