/** Requests that got no answer, by what they asked for, with their keys. */
const unanswered = new Map<string, string>();

/**
 * The key of a request that shall be done once: a fresh one, unless the same request was made before and got no answer,
 * for then it may have been done.
 */
export function attempt(request: unknown) {
  const asked = JSON.stringify(request);
  const key = unanswered.get(asked) ?? newKey();
  unanswered.set(asked, key);
  return { key, answered: () => unanswered.delete(asked) };
}

// Not randomUUID(), which there is by HTTPS only.
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
