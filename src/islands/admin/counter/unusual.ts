import type { Finding } from '../../../../contract/counter/plausible.ts';
import { ApiError } from '../../../lib/api/api.ts';
import { price } from '../../../lib/texts/format.ts';
import { counterTexts, dispatchTexts } from '../../../lib/texts/texts.ts';

/** What is unusual about a step, in sentences, and how to record it all the same; `step` is the label of its button. */
export function unusualText(
  found: readonly Finding[],
  step: string,
  currency: string | null | undefined,
): string {
  const { unusual: texts } = dispatchTexts();
  const shown = {
    kilometres: counterTexts().kilometres,
    price: (value: number) => price(value, currency),
  };
  const sentences = found.map(({ kind, value, usual }) =>
    value < 0
      ? texts.fewerKilometres(shown.kilometres(-value))
      : texts[kind](shown[kind](value), shown[kind](usual)),
  );
  return [...sentences, texts.confirm(step)].join(' ');
}

/** What a call asks about; null if it failed for something else. */
export const foundBy409 = (error: unknown): Finding[] | null =>
  error instanceof ApiError && error.details.code === 'implausible'
    ? ((error.details.found ?? []) as Finding[])
    : null;
