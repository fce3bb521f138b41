import { percent, price } from '../../../lib/format.ts';
import { texts } from '../../../lib/texts.ts';
import { ChartCard } from './ChartCard.tsx';
import styles from './Charts.module.css';
import type { Dashboard } from './dashboard.ts';

const { admin } = texts;
/** As much of a model as fits beside its bar. */
const shortModel = (model: string) => (model.length > 18 ? `${model.slice(0, 17)}…` : model);
const shortDay = (day: string) => day.slice(5);

/** What happened day by day, week by week and vehicle by vehicle. */
export function Charts({ figures }: { figures: Dashboard }) {
  return (
    <section className={styles.charts} aria-labelledby="charts">
      <h2 id="charts" className="visually-hidden">
        {admin.charts}
      </h2>
      <ChartCard
        title={admin.reservationsPerDay}
        heads={[admin.day, admin.reservations]}
        colour="--fibre-3"
        layout="upright"
        points={figures.reservationsPerDay.map(({ day, count }) => ({
          key: day,
          label: shortDay(day),
          name: day,
          value: count,
        }))}
        format={String}
      />
      <ChartCard
        title={admin.revenuePerWeek}
        heads={[admin.week, admin.dollars]}
        colour="--fibre-2"
        layout="upright"
        points={figures.revenuePerWeek.map(({ day, revenue }) => ({
          key: day,
          label: shortDay(day),
          name: day,
          value: revenue,
        }))}
        format={price}
      />
      <ChartCard
        title={admin.utilisationPerVehicle}
        heads={[admin.vehicle, admin.share]}
        colour="--fibre-9"
        layout="lying"
        points={figures.utilisationPerVehicle.map(({ vehicleId, model, utilisation }) => ({
          key: String(vehicleId),
          label: shortModel(model),
          name: model,
          value: utilisation,
        }))}
        format={percent}
      />
    </section>
  );
}
