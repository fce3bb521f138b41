import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import {
  countText,
  date,
  month,
  monthAndYear,
  percent,
  price,
  roundPrice,
  shortDate,
} from '../../../lib/texts/format.ts';
import { adminTexts, dashboardTexts } from '../../../lib/texts/texts.ts';
import { useIsPhone } from '../../../lib/page/use-media.ts';
import type { RangeFigures } from './dashboard.ts';
import { ChartCard } from './ChartCard.tsx';
import styles from './Charts.module.css';
import { wrapLabel } from './wrap-label.ts';

/** Vehicles in the chart; the table has more. */
const maxVehicles = 15;

/** The bars of one of the figures. */
const barsOf = ({ step, points }: RangeFigures, name: 'bookings' | 'revenue') =>
  points.map(({ from, [name]: value }) => ({
    key: from,
    label: step === 'month' ? month(from) : shortDate(from),
    name: step === 'month' ? monthAndYear(from) : date(from),
    value,
  }));

/** Figures by day, week or month, and by vehicle. */
export function Charts({ figures }: { figures: RangeFigures }) {
  const { step } = figures;
  const labelLength = useIsPhone() ? 20 : 40;
  const texts = dashboardTexts();
  return (
    <section className={styles.charts} aria-labelledby="charts">
      <h3 id="charts" className="visually-hidden">
        {adminTexts().charts}
      </h3>
      <ChartCard
        title={texts.reservationsPer[step]}
        columnTitles={[texts.steps[step], adminTexts().reservations]}
        colour="--fibre-3"
        layout="vertical"
        points={barsOf(figures, 'bookings')}
        format={countText}
      />
      <ChartCard
        title={texts.revenuePer[step]}
        columnTitles={[texts.steps[step], adminTexts().revenueHead]}
        colour="--fibre-2"
        layout="vertical"
        points={barsOf(figures, 'revenue')}
        format={price}
        tickFormat={roundPrice}
      />
      <ChartCard
        title={adminTexts().utilisationPerVehicle}
        columnTitles={[adminTexts().vehicle, adminTexts().share]}
        colour="--fibre-9"
        layout="horizontal"
        points={figures.utilisationPerVehicle.map(({ vehicleId, utilisation, ...vehicle }) => ({
          key: String(vehicleId),
          label: wrapLabel(vehicle, labelLength),
          name: vehicleName(vehicle),
          value: utilisation,
        }))}
        format={percent}
        maxBars={maxVehicles}
      />
    </section>
  );
}
