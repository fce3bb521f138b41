import type { FastifyBaseLogger } from 'fastify';
import { causeOf } from './failure.ts';

/**
 * Brings into the log what Node would write beside it: warnings, and the error that nobody caught, which ends the process.
 * Node would print that with all it holds, such as the values of a statement.
 */
export function logProcess(log: FastifyBaseLogger): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn({ warning: name }, message));
  process.on('uncaughtException', (error) => {
    log.fatal(causeOf(error), 'An error that nobody caught');
    process.exit(1);
  });
}
