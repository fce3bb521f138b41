import { createRouter, getPagePath, type Page } from '@nanostores/router';
import type { Due } from '../../../../contract/reservations/reservations-admin.ts';
import type { NamedVehicle } from '../../../../contract/vehicles/vehicle-name.ts';
import { pages } from '../../../../contract/site/pages.ts';
import type { Right } from '../../../../contract/wire/rights.ts';
import { may } from '../../../lib/session/may.ts';

/**
 * The routes of the area, each with the right that it takes; screens.ts has a screen for each. Fixed paths come before those with
 * parameters.
 */
const table = {
  dashboard: [pages.admin, 'reservations.read'],
  users: [pages.adminUsers, 'customers.read'],
  newCustomer: [pages.adminNewCustomer, 'customers.write'],
  importCustomers: [pages.adminImportCustomers, 'imports'],
  user: [pages.adminUser, 'customers.read'],
  staff: [pages.adminStaff, 'roles'],
  vehicles: [pages.adminVehicles, 'vehicles.read'],
  newVehicle: [pages.adminNewVehicle, 'vehicles.write'],
  vehiclePrices: [pages.adminVehiclePrices, 'vehicles.prices'],
  importVehicles: [pages.adminImportVehicles, 'imports'],
  vehicle: [pages.adminVehicle, 'vehicles.read'],
  reservations: [pages.adminReservations, 'reservations.read'],
  timeline: [pages.adminTimeline, 'blocks'],
  newReservation: [pages.adminNewReservation, 'reservations.write'],
  reservation: [pages.adminReservation, 'reservations.read'],
  day: [pages.adminDay, 'counter'],
  invoices: [pages.adminInvoices, 'invoices'],
  openAmounts: [pages.adminOpenAmounts, 'ledger'],
  reports: [pages.adminReports, 'exports'],
  whoHadIt: [pages.adminWhoHadIt, 'fines'],
  handOver: [pages.adminHandOver, 'counter'],
  takeBack: [pages.adminReturn, 'counter'],
  messages: [pages.adminMessages, 'messages'],
  message: [pages.adminMessage, 'messages'],
  history: [pages.adminHistory, 'history'],
  settings: [pages.adminSettings, 'settings'],
  operations: [pages.adminOperations, 'settings'],
  keys: [pages.adminKeys, 'keys'],
  webhooks: [pages.adminWebhooks, 'webhooks'],
  webhook: [pages.adminWebhook, 'webhooks'],
  mails: [pages.adminMails, 'mails'],
  mail: [pages.adminMail, 'mails'],
} as const satisfies Record<string, readonly [path: string, right: Right]>;

export type RouteName = keyof typeof table;
export type Routes = { [Name in RouteName]: (typeof table)[Name][0] };

const routes = Object.fromEntries(
  Object.entries(table).map(([name, [path]]) => [name, path]),
) as Routes;

/** Whether the user may open a screen; links lead only there. */
export const mayOpen = (route: RouteName): boolean => may(table[route][1]);

/** The address of a screen without parameters. */
export const pathOf = (route: RouteName): string => table[route][0];

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

type ListName =
  | ('users' | 'vehicles' | 'reservations' | 'invoices' | 'messages' | 'mails')
  | ('timeline' | 'reports' | 'newVehicle' | 'newReservation');

/** The address of a list, or of what else has no parameters, with its filters, its order and what it begins with. */
export const listAt = (list: ListName, search: Record<string, string | number>): string =>
  getPagePath($page, list, {}, search);

const wordsFor = ({ licencePlate, model }: NamedVehicle): string => licencePlate || model;

/** Addresses of screens by their parameters. */
export const addressOf = {
  settings: () => getPagePath($page, 'settings'),
  /** `begins` with the form or the correction of the e-mail address, if it says so. */
  user: (userId: number, search: { begins?: 'edit' | 'email' } = {}) =>
    getPagePath($page, 'user', { userId }, search),
  /** `begins` with the form, or that of a new block, if it says so. */
  vehicle: (vehicleId: number, search: { begins?: 'edit' | 'block' } = {}) =>
    getPagePath($page, 'vehicle', { vehicleId }, search),
  /** A vehicle's lane of the timeline. */
  timelineOf: (vehicle: NamedVehicle) => listAt('timeline', { search: wordsFor(vehicle) }),
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
    listAt('reservations', {
      due,
      sort: due === 'pickUps' || due === 'missing' ? 'pickUpTime' : 'dropOffTime',
      direction: 'ASC',
    }),
  /** The reservations of a vehicle or a customer that are still open. */
  reservationsOf: (subject: { vehicleId: number } | { userId: number }) =>
    listAt('reservations', subject),
  /** All reservations of a customer with something to pay, or those with something that is on no open invoice. */
  unpaidOf: (userId: number, paymentState: 'open' | 'notInvoiced' = 'open') =>
    listAt('reservations', { userId, paymentState, state: 'all' }),
  /** The timeline with the form for a vehicle's inspection or repair. */
  plan: (vehicle: NamedVehicle & { id: number }) =>
    listAt('timeline', { search: wordsFor(vehicle), plan: vehicle.id }),
  /** The same for a repair after a reservation's return. */
  repair: (vehicle: NamedVehicle & { id: number }, ofReturn: number) =>
    listAt('timeline', { search: wordsFor(vehicle), repair: vehicle.id, of: ofReturn }),
  /** `begins` with its answer, if it says so. */
  message: (messageId: number, search: { begins?: 'answer' } = {}) =>
    getPagePath($page, 'message', { messageId }, search),
  webhook: (webhookId: number) => getPagePath($page, 'webhook', { webhookId }),
  mail: (mailId: number) => getPagePath($page, 'mail', { mailId }),
  /** The form of a new reservation, prefilled; one that begins now is for somebody new. */
  newReservation: (prefill: {
    customer?: number;
    vehicle?: number;
    day?: string;
    begins?: 'now';
  }) => listAt('newReservation', prefill),
};
