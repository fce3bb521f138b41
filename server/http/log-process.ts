import type { FastifyBaseLogger } from 'fastify';
import { causeOf } from './failure.ts';

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
