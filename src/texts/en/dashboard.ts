import type { FigureStep } from '../../../contract/office/figures.ts';

/** Ranges of figures to choose from; `own` is between two days. */
const ranges = {
  last30: 'Last 30 days',
  thisWeek: 'This week',
  lastWeek: 'Last week',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisQuarter: 'This quarter',
  lastQuarter: 'Last quarter',
  thisYear: 'This year',
  lastYear: 'Last year',
  own: 'From one day to another',
};

const perStep = (what: string): Record<FigureStep, string> => ({
  day: `${what} per day`,
  week: `${what} per week`,
  month: `${what} per month`,
});

/** The texts of the dashboard's lists and figures. */
export const dashboardTexts = {
  conflicts: 'Vehicle missing',
  reasons: {
    missing: 'vehicle blocked or given away',
    late: 'its vehicle is not back',
    past_due: 'its vehicle is past due',
  },
  dayList: 'Day list',
  exchange: 'Other vehicle',
  dues: 'Inspections to plan',
  plan: 'Plan',
  tomorrow: 'Tomorrow',
  unanswered: 'Unanswered messages',
  answer: 'Answer',
  check: 'Check',
  hoarded: (category: string) => `One network booked more than half within a day: ${category}`,
  noCategory: 'vehicles without a category',
  mailsWait: (since: string) => `Mails have been waiting since ${since}`,
  all: (count: string) => `All ${count}`,
  range: 'Range',
  ranges,
  from: 'From',
  until: 'Until',
  days: (from: string, until: string) => (from === until ? from : `${from} – ${until}`),
  comparedTo: (range: string, previous: string) => `${range}, compared with ${previous}`,
  monthReport: (month: string) => `Report for ${month}`,
  revenue: 'Revenue',
  revenueAbout:
    'Revenue counts at the end of a rental: by its return, else as agreed. What is not back yet is in it at the agreed price, of cancellations only the fees.',
  utilisation: 'Utilisation',
  bookings: 'Bookings',
  cancellations: 'Cancellations',
  noShows: 'No-shows',
  averageHours: 'Average length',
  averagePrice: 'Average price',
  hours: (hours: string) => `${hours} hours`,
  points: (points: string) => `${points} points`,
  none: '–',
  more: (by: string, before: string) => `+${by}, before: ${before}`,
  less: (by: string, before: string) => `−${by}, before: ${before}`,
  moreThan: (before: string) => `More than before (${before})`,
  before: (before: string) => `Before: ${before}`,
  same: (before: string) => `As before (${before})`,
  reservationsPer: perStep('Reservations'),
  revenuePer: perStep('Revenue'),
  steps: { day: 'Day', week: 'Week from', month: 'Month' } satisfies Record<FigureStep, string>,
} as const;

export const catalogue = { texts: dashboardTexts, messages: {} };
