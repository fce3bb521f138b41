import { reasonOf } from './db/driver/failures.ts';
import { StartError } from './start-error.ts';

/** One sentence for the person who ran a command, without a stack or any value of a statement. */
export const describeFailure = (error: unknown, what: string): string =>
  error instanceof StartError ? error.message : `${what} failed (${reasonOf(error)}).`;
