import { ApiError } from './api.ts';
import { messageOf } from '../texts/texts.ts';

/** What a user is told of an error: what its ApiError says; of any other nothing but that there was one, and the log has it. */
export function failureMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  console.error(error);
  return messageOf('common.internal');
}
