import { createRouter } from '@nanostores/router';
import { pages } from '../../../contract/site/pages.ts';

/** The routes of the user's area; AccountApp has a screen for each. */
const routes = {
  profile: pages.user,
  reservations: pages.ownReservations,
  reservation: pages.ownReservation,
  change: pages.changeReservation,
  contract: pages.contract,
  ownData: pages.ownData,
} as const;

export type Routes = typeof routes;
export type RouteName = keyof Routes;

export const $page = createRouter(routes);
