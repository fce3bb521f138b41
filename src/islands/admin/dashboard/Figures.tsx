import { countText, sentenceTime, percent, price } from '../../../lib/texts/format.ts';
import { adminTexts, dashboardTexts } from '../../../lib/texts/texts.ts';
import type { Dashboard, RangeFigures } from './dashboard.ts';
import styles from './Figures.module.css';
import { currentLanguage } from '../../../lib/texts/language.ts';

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

const kinds = {
  money: { show: (value) => price(value), by: share },
  count: { show: countText, by: (current, previous) => countText(Math.abs(current - previous)) },
  hours: { show: (value) => dashboardTexts().hours(oneDecimal(value)), by: share },
  share: {
    show: percent,
    by: (current, previous) =>
      dashboardTexts().points(
        countText(Math.abs(Math.round(current * 100) - Math.round(previous * 100))),
      ),
  },
} satisfies Record<string, Kind>;
type KindName = keyof typeof kinds;

const shown = (kind: KindName, value: Value): string =>
  value === null ? dashboardTexts().none : kinds[kind].show(value);

/** A figure beside the one before, in words: `+12 %, before: $1,070.00`. */
export function inComparison(kind: KindName, current: Value, previous: Value): string {
  const texts = dashboardTexts();
  const before = shown(kind, previous);
  if (current === null || previous === null) return texts.before(before);
  if (shown(kind, current) === before) return texts.same(before);
  const by = kinds[kind].by(current, previous);
  if (by === null) return texts.moreThan(before);
  return (current > previous ? texts.more : texts.less)(by, before);
}

const comparedFigures = {
  revenue: 'money',
  utilisation: 'share',
  bookings: 'count',
  cancellations: 'count',
  noShows: 'count',
  averageHours: 'hours',
  averagePrice: 'money',
} as const satisfies Partial<Record<keyof RangeFigures, KindName>>;

/** The fleet in numbers: as it is now, and in a range beside the one before. */
export function Figures({ fleet, figures }: { fleet: Dashboard['fleet']; figures: RangeFigures }) {
  const names = Object.keys(comparedFigures) as (keyof typeof comparedFigures)[];
  return (
    <>
      <dl className={`facts ${styles.figures}`}>
        <div>
          <dt>{adminTexts().fleet}</dt>
          <dd className="price">{countText(fleet.vehicles)}</dd>
        </div>
        <div>
          <dt>{adminTexts().onTheRoad}</dt>
          <dd className="price">{countText(fleet.onTheRoad)}</dd>
        </div>
        {names.map((name) => {
          const figure = figures[name];
          const kind = comparedFigures[name];
          return (
            <div key={name}>
              <dt>{dashboardTexts()[name]}</dt>
              <dd className="price">{shown(kind, figure.current)}</dd>
              <dd className={styles.before}>
                {inComparison(kind, figure.current, figure.previous)}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.asOf}>{dashboardTexts().revenueAbout}</p>
      <p className={styles.asOf}>{adminTexts().asOf(sentenceTime(figures.asOf))}</p>
    </>
  );
}
