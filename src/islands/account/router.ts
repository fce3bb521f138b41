import { createRouter } from '@nanostores/router';
import { pages } from '../../../contract/site/pages.ts';

/** The routes of the user's area; AccountApp has a screen for each. */
export const $page = createRouter({
  profile: pages.user,
  reservations: pages.ownReservations,
  reservation: pages.ownReservation,
  change: pages.changeReservation,
  contract: pages.contract,
  ownData: pages.ownData,
});

export type RouteName =
  'profile' | 'reservations' | 'reservation' | 'change' | 'contract' | 'ownData';
