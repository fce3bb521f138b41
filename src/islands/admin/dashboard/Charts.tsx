import { percent, price } from '../../../lib/format.ts';
import { ChartCard } from './ChartCard.tsx';
import styles from './Charts.module.css';
import type { Dashboard } from './dashboard.ts';
import { adminTexts } from '../texts.ts';
/** As much of a model as fits beside its bar. */
const shortModel = (model: string) => (model.length > 18 ? `${model.slice(0, 17)}…` : model);
const shortDay = (day: string) => day.slice(5);

/** What happened day by day, week by week and vehicle by vehicle. */
export function Charts({ figures }: { figures: Dashboard }) {
  return (
    <section className={styles.charts} aria-labelledby="charts">
      <h2 id="charts" className="visually-hidden">
        {adminTexts.charts}
      </h2>
      <ChartCard
        title={adminTexts.reservationsPerDay}
        heads={[adminTexts.day, adminTexts.reservations]}
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
        title={adminTexts.revenuePerWeek}
        heads={[adminTexts.week, adminTexts.dollars]}
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
        title={adminTexts.utilisationPerVehicle}
        heads={[adminTexts.vehicle, adminTexts.share]}
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
