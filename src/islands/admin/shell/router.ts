import { createRouter, getPagePath, type Page } from '@nanostores/router';
import type { Due } from '../../../../contract/reservations/reservations-admin.ts';
import type { NamedVehicle } from '../../../../contract/vehicles/vehicle-name.ts';
import { pages } from '../../../../contract/site/pages.ts';
import type { Right } from '../../../../contract/wire/rights.ts';
import { may } from '../../../lib/session/may.ts';

/** The routes of the area; screens.ts has a screen for each. Fixed paths come before those with parameters. */
const routes = {
  dashboard: pages.admin,
  users: pages.adminUsers,
  newCustomer: pages.adminNewCustomer,
  importCustomers: pages.adminImportCustomers,
  user: pages.adminUser,
  staff: pages.adminStaff,
  vehicles: pages.adminVehicles,
  newVehicle: pages.adminNewVehicle,
  vehiclePrices: pages.adminVehiclePrices,
  importVehicles: pages.adminImportVehicles,
  vehicle: pages.adminVehicle,
  reservations: pages.adminReservations,
  timeline: pages.adminTimeline,
  newReservation: pages.adminNewReservation,
  reservation: pages.adminReservation,
  day: pages.adminDay,
  invoices: pages.adminInvoices,
  openAmounts: pages.adminOpenAmounts,
  reports: pages.adminReports,
  whoHadIt: pages.adminWhoHadIt,
  handOver: pages.adminHandOver,
  takeBack: pages.adminReturn,
  messages: pages.adminMessages,
  message: pages.adminMessage,
  history: pages.adminHistory,
  settings: pages.adminSettings,
  operations: pages.adminOperations,
  keys: pages.adminKeys,
  webhooks: pages.adminWebhooks,
  webhook: pages.adminWebhook,
  mails: pages.adminMails,
  mail: pages.adminMail,
} as const;

export type Routes = typeof routes;
export type RouteName = keyof Routes;

const rightFor: Record<RouteName, Right> = {
  dashboard: 'reservations.read',
  users: 'customers.read',
  newCustomer: 'customers.write',
  importCustomers: 'imports',
  user: 'customers.read',
  staff: 'roles',
  vehicles: 'vehicles.read',
  newVehicle: 'vehicles.write',
  vehiclePrices: 'vehicles.prices',
  importVehicles: 'imports',
  vehicle: 'vehicles.read',
  reservations: 'reservations.read',
  timeline: 'blocks',
  newReservation: 'reservations.write',
  reservation: 'reservations.read',
  day: 'counter',
  invoices: 'invoices',
  openAmounts: 'ledger',
  reports: 'exports',
  whoHadIt: 'fines',
  handOver: 'counter',
  takeBack: 'counter',
  messages: 'messages',
  message: 'messages',
  history: 'history',
  settings: 'settings',
  operations: 'settings',
  keys: 'keys',
  webhooks: 'webhooks',
  webhook: 'webhooks',
  mails: 'mails',
  mail: 'mails',
};

/** Whether the user may open a screen; links lead only there. */
export const mayOpen = (route: RouteName): boolean => may(rightFor[route]);

/** The current page; history.ts opens addresses and follows links. */
export const $page = createRouter(routes, { links: false });

/** A page's path and search, for comparison. */
export const addressOfPage = ({ path, search }: Page<Routes>): string =>
  `${path}?${new URLSearchParams(search)}`;

/** The current address with other search parameters. */
export function hereWith(search: Record<string, string>): string {
  const query = new URLSearchParams(search).toString();
  return location.pathname + (query && `?${query}`);
}

/** Addresses of screens by their parameters. */
export const addressOf = {
  settings: () => getPagePath($page, 'settings'),
  /** `begins` with the form or the correction of the e-mail address, if it says so. */
  user: (userId: number, search: { begins?: 'edit' | 'email' } = {}) =>
    getPagePath($page, 'user', { userId }, search),
  /** `begins` with the form, or that of a new block, if it says so. */
  vehicle: (vehicleId: number, search: { begins?: 'edit' | 'block' } = {}) =>
    getPagePath($page, 'vehicle', { vehicleId }, search),
  /** The form of a new vehicle that begins as this one. */
  copyOf: (vehicleId: number) => getPagePath($page, 'newVehicle', {}, { copy: vehicleId }),
  /** A vehicle's lane of the timeline. */
  timelineOf: (vehicle: NamedVehicle) =>
    getPagePath($page, 'timeline', {}, { search: vehicle.licencePlate || vehicle.model }),
  /** `begins` with its form, there at the choice of another vehicle or at its end, or with the question before it is cancelled. */
  reservation: (
    reservationId: number,
    search: { begins?: 'edit' | 'vehicle' | 'end' | 'cancel' } = {},
  ) => getPagePath($page, 'reservation', { reservationId }, search),
  /** The form of a step at the counter. */
  step: (step: 'hand-over' | 'return', reservationId: number) =>
    getPagePath($page, step === 'return' ? 'takeBack' : 'handOver', { reservationId }),
  /** What is to be done on a day, at one place or all. */
  day: (date: string, place?: string) =>
    getPagePath($page, 'day', { date }, place ? { place } : {}),
  /** The reservations due today, by time. */
  due: (due: Due) =>
    getPagePath(
      $page,
      'reservations',
      {},
      {
        due,
        sort: due === 'pickUps' || due === 'missing' ? 'pickUpTime' : 'dropOffTime',
        direction: 'ASC',
      },
    ),
  /** The reservations of a vehicle or a customer that are still open. */
  reservationsOf: (subject: { vehicleId: number } | { userId: number }) =>
    getPagePath($page, 'reservations', {}, subject),
  /** All reservations of a customer with something to pay, or those with something that is on no open invoice. */
  unpaidOf: (userId: number, paymentState: 'open' | 'notInvoiced' = 'open') =>
    getPagePath($page, 'reservations', {}, { userId, paymentState, state: 'all' }),
  /** All reservations of a customer whose deposit is held. */
  depositsOf: (userId: number) =>
    getPagePath($page, 'reservations', {}, { userId, depositState: 'held', state: 'all' }),
  invoicesOf: (userId: number) => getPagePath($page, 'invoices', {}, { userId }),
  openInvoicesOf: (userId: number) =>
    getPagePath($page, 'invoices', {}, { userId, state: 'open', sort: 'dueOn', direction: 'ASC' }),
  /** The customers who owe something. */
  owingUsers: () => getPagePath($page, 'users', {}, { owing: 'true' }),
  /** The timeline with the form for a vehicle's inspection or repair. */
  plan: (vehicle: NamedVehicle & { id: number }) =>
    getPagePath(
      $page,
      'timeline',
      {},
      { search: vehicle.licencePlate || vehicle.model, plan: vehicle.id },
    ),
  /** The same for a repair after a reservation's return. */
  repair: (vehicle: NamedVehicle & { id: number }, ofReturn: number) =>
    getPagePath(
      $page,
      'timeline',
      {},
      { search: vehicle.licencePlate || vehicle.model, repair: vehicle.id, of: ofReturn },
    ),
  /** `begins` with its answer, if it says so. */
  message: (messageId: number, search: { begins?: 'answer' } = {}) =>
    getPagePath($page, 'message', { messageId }, search),
  failedMails: () => getPagePath($page, 'mails', {}, { state: 'failed' }),
  webhook: (webhookId: number) => getPagePath($page, 'webhook', { webhookId }),
  mail: (mailId: number) => getPagePath($page, 'mail', { mailId }),
  /** The form of a new reservation, prefilled; one that begins now is for somebody new. */
  newReservation: (prefill: {
    customer?: number;
    vehicle?: number;
    day?: string;
    begins?: 'now';
  }) => getPagePath($page, 'newReservation', {}, prefill),
};
