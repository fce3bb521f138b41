import type { FigureStep } from '../../../../contract/figures.ts';
import {
  amount,
  date,
  month,
  monthAndYear,
  percent,
  price,
  shortDate,
} from '../../../lib/format.ts';
import { adminTexts, dashboardTexts } from '../../../lib/texts.ts';
import { ChartCard } from './ChartCard.tsx';
import styles from './Charts.module.css';
import type { RangeFigures } from './figures.ts';
import { wrapLabel } from './wrap-label.ts';

/** Vehicles in the chart; the table has more. */
const maxVehicles = 15;
const pointOf =
  (step: FigureStep) =>
  ({ from, value }: { from: string; value: number }) => ({
    key: from,
    label: step === 'month' ? month(from) : shortDate(from),
    name: step === 'month' ? monthAndYear(from) : date(from),
    value,
  });

/** Figures by day, week or month, and by vehicle. */
export function Charts({ figures }: { figures: RangeFigures }) {
  const { reservationBars, revenueBars } = figures;
  const texts = dashboardTexts();
  return (
    <section className={styles.charts} aria-labelledby="charts">
      <h3 id="charts" className="visually-hidden">
        {adminTexts().charts}
      </h3>
      <ChartCard
        title={texts.reservationsPer[reservationBars.step]}
        columnTitles={[texts.steps[reservationBars.step], adminTexts().reservations]}
        colour="--fibre-3"
        layout="vertical"
        points={reservationBars.bars.map(pointOf(reservationBars.step))}
        format={amount}
      />
      <ChartCard
        title={texts.revenuePer[revenueBars.step]}
        columnTitles={[texts.steps[revenueBars.step], adminTexts().revenueHead]}
        colour="--fibre-2"
        layout="vertical"
        points={revenueBars.bars.map(pointOf(revenueBars.step))}
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
