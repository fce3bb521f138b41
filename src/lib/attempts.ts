/** Idempotency keys of the requests that got no answer. */
const unanswered = new Map<string, string>();

/**
 * The idempotency key of a request. A request that got no answer may have taken effect: repeating it reuses its key.
 */
export function attempt(request: unknown) {
  const content = JSON.stringify(request);
  const key = unanswered.get(content) ?? newKey();
  unanswered.set(content, key);
  return { key, answered: () => unanswered.delete(content) };
}

// Not randomUUID(), which needs HTTPS.
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
