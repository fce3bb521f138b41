import { amount, sentenceTime } from '../../../lib/format.ts';
import { dashboardTexts } from '../../../lib/dashboard-texts.ts';
import { adminTexts } from '../../../lib/texts.ts';
import type { Dashboard } from './dashboard.ts';
import type { RangeFigures } from './figures.ts';
import styles from './Figures.module.css';
import { inComparison, shown, type KindName } from './in-comparison.ts';

const comparedFigures = {
  revenue: 'money',
  utilisation: 'share',
  bookings: 'count',
  cancellations: 'count',
  noShows: 'count',
  averageHours: 'hours',
  averagePrice: 'money',
} as const satisfies Partial<Record<keyof RangeFigures, KindName>>;

interface Props {
  fleet: Dashboard['fleet'];
  figures: RangeFigures;
}

/** The fleet in numbers: as it is now, and in a range beside the one before. */
export function Figures({ fleet, figures }: Props) {
  const names = Object.keys(comparedFigures) as (keyof typeof comparedFigures)[];
  return (
    <>
      <dl className="facts">
        <div>
          <dt>{adminTexts().fleet}</dt>
          <dd className="price">{amount(fleet.vehicles)}</dd>
        </div>
        <div>
          <dt>{adminTexts().onTheRoad}</dt>
          <dd className="price">{amount(fleet.onTheRoad)}</dd>
        </div>
        {names.map((name) => {
          const figure = figures[name];
          if (!figure) return null;
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
      <p className={styles.asOf}>{adminTexts().asOf(sentenceTime(figures.asOf))}</p>
    </>
  );
}
