import { amount, percent, price } from '../../../lib/format.ts';
import { ChartCard } from './ChartCard.tsx';
import styles from './Charts.module.css';
import type { Dashboard } from './dashboard.ts';
import { linesOf } from './lines.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';
/** Vehicles whose bars are drawn; the table has more of them. */
const drawnVehicles = 15;
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
        format={amount}
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
          label: linesOf(model),
          name: model,
          value: utilisation,
        }))}
        format={percent}
        drawn={drawnVehicles}
      />
    </section>
  );
}
