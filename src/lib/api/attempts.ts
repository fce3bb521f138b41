import { newId } from '../storage/new-id.ts';

/** Keys of the requests that got no answer. */
const unanswered = new Map<string, string>();

/**
 * The key of a request: for its header, or as the id of what it creates. A request that got no answer may have taken effect: repeating it reuses its key.
 */
export function attempt(request: unknown) {
  const content = JSON.stringify(request);
  const key = unanswered.get(content) ?? newId();
  unanswered.set(content, key);
  return { key, answered: () => unanswered.delete(content) };
}
