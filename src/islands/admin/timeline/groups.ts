import type { Lane } from '../../../../contract/reservations/timeline.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';

/** How lanes stand together. */
export type Grouping = 'none' | 'category';

interface Group {
  /** Empty if there is only one. */
  name: string;
  lanes: readonly Lane[];
}

/** Lanes in groups, in the order in which they come. */
export function groupsOf(lanes: readonly Lane[], grouping: Grouping): Group[] {
  if (grouping === 'none') return [{ name: '', lanes }];
  const byName = Object.groupBy(lanes, ({ vehicle: { category } }) =>
    category === null ? blockTexts().noCategory : choiceText(category),
  );
  return Object.entries(byName).map(([name, of]) => ({ name, lanes: of! }));
}
