import { counting } from '../counting.ts';
import type { ExtraKind } from '../../lines.ts';

const { plural } = counting('en');

const kinds: Record<ExtraKind, string> = {
  adjustment: 'Price adjustment',
  discount: 'Discount',
  fee: 'Fee',
  fuel: 'Fuel',
  kilometres: 'Further kilometres',
  damage: 'Damage',
};

/** What the lines of a price are for. */
export const lineTexts = {
  rental: {
    hour: (count: number, each: string) =>
      `${plural(count, { one: '# hour', other: '# hours' })} × ${each}`,
    day: (count: number, each: string) =>
      `${plural(count, { one: '# day', other: '# days' })} × ${each}`,
    week: (count: number, each: string) =>
      `${plural(count, { one: '# week', other: '# weeks' })} × ${each}`,
  },
  kinds,
  because: (kind: string, reason: string) => `${kind}: ${reason}`,
} as const;
