import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyBaseLogger } from 'fastify';
import { causeOf } from './failure.ts';

/**
 * Ends the process on SIGINT or SIGTERM: `stop` finishes open work; a second signal ends it at once.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let first = 0;
  const onSignal = () => {
    // On Ctrl-C both the terminal and npm send the signal, so two come at once.
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

/** Milliseconds. Container runtimes usually kill ten seconds after they ask to stop. */
const patience = { idle: 1000, busy: 8000 };

/** Accepts no new connections, answers requests on open ones, and closes them once they are idle. */
export async function closeGently(app: FastifyInstance, { idle, busy } = patience): Promise<void> {
  const { server } = app;
  const closeIdle = server.closeIdleConnections.bind(server);
  // Node would close idle connections at once, some of them while a request arrives.
  server.closeIdleConnections = () => undefined;
  whenQuiet(server, idle, closeIdle);
  // While closing, Node no longer times out requests that never arrive completely.
  const deadline = setTimeout(() => server.closeAllConnections(), busy);
  await acceptWaiting(server);
  const closed = once(server, 'close');
  // Stop listening before the application begins to answer with `Connection: close`, so that new connections are refused.
  server.close();
  await Promise.all([closed, app.close()]);
  clearTimeout(deadline);
}

/**
 * As many connections as the system completes for Node before it accepts them, one in each turn of the event loop: while the server
 * is busy, they wait. One that cannot looks to a proxy as if the server were gone.
 */
export const backlog = 4096;

/** Accepts what connected before, as during a long turn: the system would reset it together with the socket that listens. */
async function acceptWaiting(server: FastifyInstance['server']): Promise<void> {
  let accepted = true;
  server.on('connection', () => (accepted = true));
  // The turn that runs may be past accepting.
  await nextTurn();
  for (let turn = 0; accepted && turn < backlog; turn += 1) {
    accepted = false;
    await nextTurn();
  }
}

/** Calls back after a while, but not while requests arrive or wait unread behind a long turn of the event loop. */
function whenQuiet(
  server: FastifyInstance['server'],
  milliseconds: number,
  callback: () => void,
): void {
  let isQuiet = true;
  server.on('request', () => (isQuiet = false));
  const timer = setTimeout(() => {
    isQuiet = true;
    // By then everything that has arrived is read.
    setImmediate(() => (isQuiet ? callback() : timer.refresh()));
  }, milliseconds).unref();
}

/**
 * Logs what Node would print to stderr: warnings, and the uncaught error that ends the process. Node would print that
 * error with all its properties, such as a statement's values.
 */
export function logProcess(log: FastifyBaseLogger): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn({ warning: name }, message));
  process.on('uncaughtException', (error) => {
    log.fatal(causeOf(error), 'An error that nobody caught');
    process.exit(1);
  });
}
