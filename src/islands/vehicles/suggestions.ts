import { sentenceTime } from '../../lib/format.ts';
import { filterNames, momentsIn, without, type Search } from '../../lib/search.ts';
import { searchTexts } from '../../lib/search-texts.ts';
import type { NextFree } from './find.ts';

interface Suggestion {
  text: string;
  search: Search;
}

/** Other searches instead of one that found nothing; `next` is null if nothing is known to be free later. */
export function suggestionsFor(search: Search, next: NextFree | null): Suggestion[] {
  const { nextFree, allCategories, withoutFilters, allVehicles } = searchTexts();
  const shorter = (text: string, names: Parameters<typeof without>[1]): Suggestion[] =>
    names.some((name) => search[name]) ? [{ text, search: without(search, names) }] : [];
  const later = next && {
    text: nextFree(next.model, sentenceTime(next.slot.pickUpTime)),
    search: { ...search, ...momentsIn(next.slot) },
  };
  return [
    ...(later ? [later] : []),
    ...shorter(allCategories, ['category']),
    ...shorter(withoutFilters, filterNames),
    { text: allVehicles, search: {} },
  ];
}
