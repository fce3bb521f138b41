import type { Page } from '@nanostores/router';
import type { ComponentType } from 'react';
import { currentLanguage } from '../../lib/language.ts';
import { loadTexts, type Area } from '../../lib/texts.ts';
import { lazyScreen } from '../ui/lazy-screen.tsx';
import type { RouteName, Routes } from './shell/router.ts';

/** A screen with further texts; says if any of them is lost. */
async function withTexts<Screen>(areas: Area[], loading: Promise<Screen>): Promise<Screen> {
  const texts = areas.map((area) => loadTexts(currentLanguage(), area));
  const [screen] = await Promise.all([loading, ...texts]);
  return screen;
}

type Screens = { [Name in RouteName]: ComponentType<Page<Routes, Name>['params']> };

/** The screen of each route, loaded when first shown. */
export const screens = {
  dashboard: lazyScreen(() =>
    withTexts(
      ['counter'],
      import('./dashboard/DashboardScreen.tsx').then((file) => file.DashboardScreen),
    ),
  ),
  users: lazyScreen(() =>
    withTexts(
      ['security'],
      import('./users/UsersScreen.tsx').then((file) => file.UsersScreen),
    ),
  ),
  newCustomer: lazyScreen(() =>
    withTexts(
      ['security'],
      import('./users/NewCustomerScreen.tsx').then((file) => file.NewCustomerScreen),
    ),
  ),
  user: lazyScreen(() =>
    withTexts(
      ['counter', 'customers', 'security'],
      import('./users/UserScreen.tsx').then((file) => file.UserScreen),
    ),
  ),
  vehicles: lazyScreen(() =>
    withTexts(
      ['blocks'],
      import('./vehicles/VehiclesScreen.tsx').then((file) => file.VehiclesScreen),
    ),
  ),
  newVehicle: lazyScreen(() =>
    import('./vehicles/NewVehicleScreen.tsx').then((file) => file.NewVehicleScreen),
  ),
  vehiclePrices: lazyScreen(() =>
    import('./vehicles/PricesScreen.tsx').then((file) => file.PricesScreen),
  ),
  vehicle: lazyScreen(() =>
    withTexts(
      ['blocks', 'condition', 'counter'],
      import('./vehicles/VehicleScreen.tsx').then((file) => file.VehicleScreen),
    ),
  ),
  reservations: lazyScreen(() =>
    withTexts(
      ['lists', 'counter'],
      import('./reservations/ReservationsScreen.tsx').then((file) => file.ReservationsScreen),
    ),
  ),
  timeline: lazyScreen(() =>
    withTexts(
      ['blocks'],
      import('./timeline/TimelineScreen.tsx').then((file) => file.TimelineScreen),
    ),
  ),
  newReservation: lazyScreen(() =>
    withTexts(
      ['blocks', 'customers', 'security'],
      import('./reservations/NewReservationScreen.tsx').then((file) => file.NewReservationScreen),
    ),
  ),
  reservation: lazyScreen(() =>
    withTexts(
      ['blocks', 'counter', 'condition', 'customers', 'money'],
      import('./reservations/ReservationScreen.tsx').then((file) => file.ReservationScreen),
    ),
  ),
  reports: lazyScreen(() =>
    withTexts(
      ['money'],
      import('./reports/ReportsScreen.tsx').then((file) => file.ReportsScreen),
    ),
  ),
  handOver: lazyScreen(() =>
    withTexts(
      ['condition', 'customers', 'counter'],
      import('./counter/HandOverScreen.tsx').then((file) => file.HandOverScreen),
    ),
  ),
  takeBack: lazyScreen(() =>
    withTexts(
      ['condition', 'customers', 'counter'],
      import('./counter/ReturnScreen.tsx').then((file) => file.ReturnScreen),
    ),
  ),
  messages: lazyScreen(() =>
    import('./messages/MessagesScreen.tsx').then((file) => file.MessagesScreen),
  ),
  message: lazyScreen(() =>
    import('./messages/MessageScreen.tsx').then((file) => file.MessageScreen),
  ),
  history: lazyScreen(() =>
    withTexts(
      ['blocks', 'history'],
      import('./history/HistoryScreen.tsx').then((file) => file.HistoryScreen),
    ),
  ),
  mails: lazyScreen(() => import('./mails/MailsScreen.tsx').then((file) => file.MailsScreen)),
  mail: lazyScreen(() => import('./mails/MailScreen.tsx').then((file) => file.MailScreen)),
} satisfies Screens;
