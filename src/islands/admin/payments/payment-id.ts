/** Ids of payments that got no answer: they may have been noted, and are sent again under the same id. */
const unanswered = new Map<string, string>();

/** The id to send a payment under. */
export function paymentId(payment: unknown) {
  const content = JSON.stringify(payment);
  const id = unanswered.get(content) ?? newId();
  unanswered.set(content, id);
  return { id, answered: () => unanswered.delete(content) };
}

/** A UUID of version 4. Not randomUUID(), which needs HTTPS. */
function newId(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
