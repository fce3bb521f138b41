import { createRouter } from '@nanostores/router';
import { pages } from '../../../contract/pages.ts';

/** The addresses of the user's area; each has its screen in AccountApp. */
export const $page = createRouter({
  profile: pages.user,
  reservations: pages.ownReservations,
  reservation: pages.ownReservation,
});

export type RouteName = 'profile' | 'reservations' | 'reservation';
