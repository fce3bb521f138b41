import { amount, percent, price, sentenceTime } from '../../../lib/format.ts';
import type { Dashboard } from './dashboard.ts';
import styles from './Figures.module.css';
import { adminTexts } from '../../../lib/texts.ts';

interface Figure {
  name: string;
  value: string;
  before: string | null;
}

const figuresOf = ({ fleet, utilisation, revenue }: Dashboard): Figure[] => [
  { name: adminTexts().fleet, value: amount(fleet.vehicles), before: null },
  { name: adminTexts().onTheRoad, value: amount(fleet.onTheRoad), before: null },
  {
    name: adminTexts().utilisation,
    value: percent(utilisation.last30Days),
    before: percent(utilisation.previous30Days),
  },
  {
    name: adminTexts().revenue,
    value: price(revenue.last30Days),
    before: price(revenue.previous30Days),
  },
];

/** The fleet in four numbers. */
export function Figures({ figures }: { figures: Dashboard }) {
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="visually-hidden">
        {adminTexts().figures}
      </h2>
      <dl className="facts">
        {figuresOf(figures).map(({ name, value, before }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="price">{value}</dd>
            {before !== null && <dd className={styles.before}>{adminTexts().before(before)}</dd>}
          </div>
        ))}
      </dl>
      <p className={styles.asOf}>{adminTexts().asOf(sentenceTime(figures.asOf))}</p>
    </section>
  );
}
