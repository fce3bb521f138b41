import { newId } from '../storage/new-id.ts';

/** Idempotency keys of the requests that got no answer. */
const unanswered = new Map<string, string>();

/**
 * The idempotency key of a request. A request that got no answer may have taken effect: repeating it reuses its key.
 */
export function attempt(request: unknown) {
  const content = JSON.stringify(request);
  const key = unanswered.get(content) ?? newId();
  unanswered.set(content, key);
  return { key, answered: () => unanswered.delete(content) };
}
