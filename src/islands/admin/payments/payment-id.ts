import { newId } from '../../../lib/storage/new-id.ts';

/** Ids of payments that got no answer: they may have been noted, and are sent again under the same id. */
const unanswered = new Map<string, string>();

/** The id to send a payment under. */
export function paymentId(payment: unknown) {
  const content = JSON.stringify(payment);
  const id = unanswered.get(content) ?? newId();
  unanswered.set(content, id);
  return { id, answered: () => unanswered.delete(content) };
}
