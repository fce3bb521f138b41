import type { Lane } from '../../../../contract/reservations/timeline.ts';
import { placeName } from '../../../lib/site/place-of.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';

/** What lanes can stand together by. */
export const groupings = ['category', 'homePlace'] as const;
export type Grouping = (typeof groupings)[number];

interface Group {
  /** Empty if there is only one. */
  name: string;
  lanes: readonly Lane[];
}

const nameBy: Record<Grouping, (vehicle: Lane['vehicle']) => string> = {
  category: ({ category }) => (category === null ? blockTexts().noCategory : choiceText(category)),
  // A place that is gone counts as none.
  homePlace: ({ homePlace }) => placeName(homePlace) ?? blockTexts().noPlace,
};

/** Lanes in groups, in the order in which they come. */
export function groupsOf(lanes: readonly Lane[], grouping: Grouping | null): Group[] {
  if (grouping === null) return [{ name: '', lanes }];
  const byName = Object.groupBy(lanes, ({ vehicle }) => nameBy[grouping](vehicle));
  return Object.entries(byName).map(([name, of]) => ({ name, lanes: of! }));
}
