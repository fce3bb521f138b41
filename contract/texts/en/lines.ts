import { counting } from '../counting.ts';
import type { ExtraKind } from '../../reservations/lines.ts';

const { number, plural } = counting('en');

const kinds: Record<ExtraKind, string> = {
  adjustment: 'Price adjustment',
  discount: 'Discount',
  cancellation: 'Cancellation fee',
  no_show: 'No-show fee',
  fine: 'Handling of a fine',
  cleaning: 'Cleaning',
  fee: 'Fee',
  one_way: 'Drop-off at another place',
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
  /** What a return is charged for. */
  measured: {
    kilometre: (count: number, each: string) => `${number(count)} km × ${each}`,
    eighth: (count: number, each: string) =>
      `${plural(count, { one: '# eighth', other: '# eighths' })} × ${each}`,
  },
  kinds,
  /** Of the rental. */
  percent: (percent: number, kind: string) => `${number(percent)} % ${kind.toLowerCase()}`,
  /** Of what a cancellation or a no-show is charged with. */
  lowerLoss:
    'You may prove that we suffered no or a smaller loss. If we let the vehicle to somebody else for that time, we take that off.',
  because: (kind: string, reason: string) => `${kind}: ${reason}`,
} as const;
