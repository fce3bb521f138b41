import { amount, date, percent, price, shortDate } from '../../../lib/format.ts';
import { ChartCard } from './ChartCard.tsx';
import styles from './Charts.module.css';
import type { Dashboard } from './dashboard.ts';
import { wrapLabel } from './wrap-label.ts';
import { adminTexts } from '../../../lib/texts.ts';

/** Vehicles in the chart; the table has more. */
const maxVehicles = 15;
const dayPoint = (day: string, value: number) => ({
  key: day,
  label: shortDate(day),
  name: date(day),
  value,
});

/** Figures per day, per week and per vehicle. */
export function Charts({ figures }: { figures: Dashboard }) {
  return (
    <section className={styles.charts} aria-labelledby="charts">
      <h2 id="charts" className="visually-hidden">
        {adminTexts().charts}
      </h2>
      <ChartCard
        title={adminTexts().reservationsPerDay}
        columnTitles={[adminTexts().day, adminTexts().reservations]}
        colour="--fibre-3"
        layout="vertical"
        points={figures.reservationsPerDay.map(({ day, count }) => dayPoint(day, count))}
        format={amount}
      />
      <ChartCard
        title={adminTexts().revenuePerWeek}
        columnTitles={[adminTexts().week, adminTexts().revenueHead]}
        colour="--fibre-2"
        layout="vertical"
        points={figures.revenuePerWeek.map(({ day, revenue }) => dayPoint(day, revenue))}
        format={price}
      />
      <ChartCard
        title={adminTexts().utilisationPerVehicle}
        columnTitles={[adminTexts().vehicle, adminTexts().share]}
        colour="--fibre-9"
        layout="horizontal"
        points={figures.utilisationPerVehicle.map(({ vehicleId, model, utilisation }) => ({
          key: String(vehicleId),
          label: wrapLabel(model),
          name: model,
          value: utilisation,
        }))}
        format={percent}
        maxBars={maxVehicles}
      />
    </section>
  );
}
