import type { Language } from '../../../contract/texts/language.ts';

/** A sentence of the company's own. */
export type Words = Record<Language, string>;

/** What the company says of every rental (src/content/conditions.md); what is missing is not said. Amounts are in its currency. */
export interface Conditions {
  payment?: { rental?: Words | undefined; deposit?: Words | undefined } | undefined;
  /** What renters pay at most for damage by simple negligence, per case. */
  excess?: number | undefined;
  insurance?: Words | undefined;
  driver?: Words | undefined;
  fuel?: Words | undefined;
  later?: (Words & { price?: number | undefined })[] | undefined;
}

/** The conditions that the page's template has. */
export function readConditions(): Conditions {
  const place = document.querySelector<HTMLElement>('[data-conditions]');
  return JSON.parse(place?.dataset.conditions ?? '{}') as Conditions;
}
