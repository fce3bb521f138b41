/** Addresses of the site. Those with `:name` are patterns. */
export const pages = {
  home: '/',
  solutions: '/solutions',
  vehicle: '/solutions/:vehicleId',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy-policy',
  imprint: '/impressum',
  auth: '/auth',
  unauthorized: '/unauthorized',
  user: '/user',
  ownReservations: '/user/reservations',
  ownReservation: '/user/reservations/:reservationId',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminUser: '/admin/users/:userId',
  adminVehicles: '/admin/vehicles',
  adminNewVehicle: '/admin/vehicles/new',
  adminVehicle: '/admin/vehicles/:vehicleId',
  adminReservations: '/admin/reservations',
  adminTimeline: '/admin/reservations/timeline',
  adminNewReservation: '/admin/reservations/new',
  adminReservation: '/admin/reservations/:reservationId',
  adminMessages: '/admin/contact-messages',
  adminMessage: '/admin/contact-messages/:messageId',
} as const;

/**
 * Application pages that are one built file for many addresses: every path that begins with `prefix` and has at least
 * one more segment gets `file`, with status 200. One list for our server, the dev server, the preview and a CDN.
 */
export const shells = [
  { prefix: '/solutions/', file: '/solutions/vehicle/' },
  { prefix: '/user/', file: '/user/' },
  { prefix: '/admin/', file: '/admin/' },
] as const;

/** The built page that serves an address of an application part, else null. */
export function shellOf(path: string): string | null {
  const shell = shells.find(({ prefix }) => path.startsWith(prefix) && path.length > prefix.length);
  return shell?.file ?? null;
}
