import { sentenceTime } from '../../lib/texts/format.ts';
import { momentNames, momentsOf } from '../../lib/rental/rental.ts';
import {
  filterNames,
  wishNames,
  without,
  type Search,
  type SearchName,
} from '../../lib/rental/search-address.ts';
import { searchTexts } from '../../lib/texts/search-texts.ts';
import type { NextFree } from './find.ts';

export interface Suggestion {
  text: string;
  search: Search;
}

/** Other searches instead of one that found nothing; `next` is null if nothing is known to be free later. */
export function suggestionsFor(search: Search, next: NextFree | null): Suggestion[] {
  const { nextFree, allCategories, withoutFilters, allVehicles } = searchTexts();
  const later = next && {
    text: nextFree(next.model, sentenceTime(next.slot.pickUpTime)),
    search: { ...search, ...momentsOf(next.slot) },
  };
  return [
    ...(later ? [later] : []),
    ...shorter(search, allCategories, ['category']),
    ...shorter(search, withoutFilters, filterNames),
    { text: allVehicles, search: {} },
  ];
}

/** Other searches instead of one that was refused for these fields: without them, as far as that leaves something. */
export function correctionsFor(search: Search, refused: readonly string[]): Suggestion[] {
  const { withoutTimes, allCategories, withoutFilters, allVehicles } = searchTexts();
  const isRefused = (name: string) => refused.includes(name);
  const isWithTimes = momentNames.some(isRefused) && wishNames.some((name) => search[name]);
  return [
    ...(isWithTimes ? shorter(search, withoutTimes, [...momentNames, 'include']) : []),
    ...(isRefused('category') ? shorter(search, allCategories, ['category']) : []),
    ...(filterNames.some(isRefused) ? shorter(search, withoutFilters, filterNames) : []),
    { text: allVehicles, search: {} },
  ];
}

/** The search without these names, if it says any. */
const shorter = (search: Search, text: string, names: SearchName[]): Suggestion[] =>
  names.some((name) => search[name]) ? [{ text, search: without(search, names) }] : [];
