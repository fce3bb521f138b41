import { reasonOf } from './db/driver/failures.ts';
import { StartError } from './start-error.ts';

/** One sentence for the person who called a command: no stack, and nothing that a statement held. */
export const sentenceOf = (error: unknown, what: string): string =>
  error instanceof StartError ? error.message : `${what} failed (${reasonOf(error)}).`;
