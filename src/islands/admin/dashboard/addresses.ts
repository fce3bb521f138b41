import { getPagePath } from '@nanostores/router';
import { $page } from '../shell/router.ts';
import type { z } from 'zod';
import type { getDashboard } from '../../../../contract/office/dashboard.ts';
import type { getFigures } from '../../../../contract/office/figures.ts';

/** Addresses of lists to which only the dashboard leads. */
export const listAddress = {
  /** The vehicles that are to be inspected soon. */
  dueVehicles: () => getPagePath($page, 'vehicles', {}, { state: 'due' }),
  unansweredMessages: () => getPagePath($page, 'messages', {}, { unanswered: 'true' }),
  /** The open reservations of a category, the newest first. */
  newestOf: (category: string | null) =>
    getPagePath(
      $page,
      'reservations',
      {},
      { ...(category && { category }), state: 'open', sort: 'id', direction: 'DESC' },
    ),
  waitingMails: () => getPagePath($page, 'mails', {}, { state: 'waiting' }),
  /** The report of a month, `YYYY-MM`. */
  report: (month: string) => getPagePath($page, 'reports', {}, { month }),
};

export type Dashboard = z.output<typeof getDashboard.answer>;
export type RangeFigures = z.output<typeof getFigures.answer>;
