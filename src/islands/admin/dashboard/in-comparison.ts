import { amount, percent, price } from '../../../lib/format.ts';
import { dashboardTexts } from '../../../lib/dashboard-texts.ts';
import { currentLanguage } from '../../../lib/language.ts';

type Value = number | null;

/** How to write a figure, and by how much one is more than another. */
interface Kind {
  show: (value: number) => string;
  /** The difference without its sign; null where it cannot be said. */
  by: (current: number, previous: number) => string | null;
}

const oneDecimal = (value: number): string =>
  value.toLocaleString(currentLanguage(), { maximumFractionDigits: 1 });

const share: Kind['by'] = (current, previous) =>
  previous === 0 ? null : percent(Math.abs(current - previous) / previous);

export const kinds = {
  money: { show: (value) => price(value), by: share },
  count: { show: amount, by: (current, previous) => amount(Math.abs(current - previous)) },
  hours: { show: (value) => dashboardTexts().hours(oneDecimal(value)), by: share },
  share: {
    show: percent,
    by: (current, previous) =>
      dashboardTexts().points(
        amount(Math.abs(Math.round(current * 100) - Math.round(previous * 100))),
      ),
  },
} satisfies Record<string, Kind>;
export type KindName = keyof typeof kinds;

export const shown = (kind: KindName, value: Value): string =>
  value === null ? dashboardTexts().none : kinds[kind].show(value);

/** A figure beside the one before, in words: `+12 %, more than before ($1,070.00)`. */
export function inComparison(kind: KindName, current: Value, previous: Value): string {
  const texts = dashboardTexts();
  const before = shown(kind, previous);
  if (current === null || previous === null) return texts.before(before);
  if (shown(kind, current) === before) return texts.same(before);
  const by = kinds[kind].by(current, previous);
  if (by === null) return texts.moreThan(before);
  return (current > previous ? texts.more : texts.less)(by, before);
}
