import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';

/**
 * Ends the process on SIGINT or SIGTERM: `stop` finishes what was begun, and only a further signal cuts it short.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let first = 0;
  const onSignal = () => {
    // On Ctrl-C npm passes on the signal that the terminal has already sent, so two come at once.
    if (first && Date.now() - first > 500) process.exit(1);
    if (first) return;
    first = Date.now();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

/** Milliseconds. Containers are commonly killed ten seconds after they were told to stop. */
const patience = { idle: 1000, busy: 8000 };

/** Takes no new connection, answers what has come or still comes on those that are open, and closes them. */
export async function closeGently(app: FastifyInstance, { idle, busy } = patience): Promise<void> {
  const { server } = app;
  const closeIdle = server.closeIdleConnections.bind(server);
  // Node would close idle connections at once, and on some of them a request is just arriving.
  server.closeIdleConnections = () => undefined;
  whenQuiet(server, idle, closeIdle);
  // Once it closes, Node no longer ends requests that never arrive completely.
  const deadline = setTimeout(() => server.closeAllConnections(), busy);
  const closed = once(server, 'close');
  // Before the application, whose answers from then on ask for the end of their connections: who connects anew is refused.
  server.close();
  await Promise.all([closed, app.close()]);
  clearTimeout(deadline);
}

/** Calls back after a while, but not while requests still arrive or wait unread behind a long turn of the event loop. */
function whenQuiet(
  server: FastifyInstance['server'],
  milliseconds: number,
  callback: () => void,
): void {
  let isQuiet = true;
  server.on('request', () => (isQuiet = false));
  const timer = setTimeout(() => {
    isQuiet = true;
    // By then what has arrived is read.
    setImmediate(() => (isQuiet ? callback() : timer.refresh()));
  }, milliseconds).unref();
}
