import type { z } from 'zod';
import type { FigureStep, getFigures } from '../../../../contract/figures.ts';
import type { Dashboard } from './addresses.ts';

interface Compared {
  current: number;
  previous: number;
}
type ComparedAverage = { current: number | null; previous: number | null };

interface Bar {
  from: string;
  value: number;
}

/** The figures of a range; a host may know only some of them. */
export interface RangeFigures {
  asOf: string;
  revenue: Compared;
  utilisation: Compared;
  bookings?: Compared;
  cancellations?: Compared;
  noShows?: Compared;
  averageHours?: ComparedAverage;
  averagePrice?: ComparedAverage;
  reservationBars: { step: FigureStep; bars: Bar[] };
  revenueBars: { step: FigureStep; bars: Bar[] };
  utilisationPerVehicle: Dashboard['utilisationPerVehicle'];
}

/** As they are asked for by range. */
export function figuresOfRange({
  step,
  points,
  ...figures
}: z.output<typeof getFigures.answer>): RangeFigures {
  return {
    ...figures,
    reservationBars: {
      step,
      bars: points.map(({ from, bookings }) => ({ from, value: bookings })),
    },
    revenueBars: { step, bars: points.map(({ from, revenue }) => ({ from, value: revenue })) },
  };
}

const compared = ({ last30Days, previous30Days }: Dashboard['revenue']): Compared => ({
  current: last30Days,
  previous: previous30Days,
});

/** Of the last 30 days, where the host knows no other range. */
export const figuresOfDashboard = (dashboard: Dashboard): RangeFigures => ({
  asOf: dashboard.asOf,
  revenue: compared(dashboard.revenue),
  utilisation: compared(dashboard.utilisation),
  reservationBars: {
    step: 'day',
    bars: dashboard.reservationsPerDay.map(({ day, count }) => ({ from: day, value: count })),
  },
  revenueBars: {
    step: 'week',
    bars: dashboard.revenuePerWeek.map(({ day, revenue }) => ({ from: day, value: revenue })),
  },
  utilisationPerVehicle: dashboard.utilisationPerVehicle,
});
