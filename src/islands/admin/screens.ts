import type { Page } from '@nanostores/router';
import type { ComponentType } from 'react';
import { lazyScreen, withTexts } from '../ui/lazy-screen.tsx';
import type { RouteName, Routes } from './shell/router.ts';

type Screens = { [Name in RouteName]: ComponentType<Page<Routes, Name>['params']> };

/** The screen of each route, loaded when first shown. */
export const screens = {
  dashboard: lazyScreen(() =>
    withTexts(import('./dashboard/DashboardScreen.tsx'), 'DashboardScreen', 'counter'),
  ),
  users: lazyScreen(() => withTexts(import('./users/UsersScreen.tsx'), 'UsersScreen', 'security')),
  newCustomer: lazyScreen(() =>
    withTexts(import('./users/NewCustomerScreen.tsx'), 'NewCustomerScreen', 'security'),
  ),
  user: lazyScreen(() =>
    withTexts(import('./users/UserScreen.tsx'), 'UserScreen', 'counter', 'customers', 'security'),
  ),
  vehicles: lazyScreen(() =>
    withTexts(import('./vehicles/VehiclesScreen.tsx'), 'VehiclesScreen', 'blocks'),
  ),
  newVehicle: lazyScreen(() =>
    import('./vehicles/NewVehicleScreen.tsx').then((file) => file.NewVehicleScreen),
  ),
  vehiclePrices: lazyScreen(() =>
    import('./vehicles/PricesScreen.tsx').then((file) => file.PricesScreen),
  ),
  vehicle: lazyScreen(() =>
    withTexts(
      import('./vehicles/VehicleScreen.tsx'),
      'VehicleScreen',
      'blocks',
      'condition',
      'counter',
    ),
  ),
  reservations: lazyScreen(() =>
    withTexts(
      import('./reservations/ReservationsScreen.tsx'),
      'ReservationsScreen',
      'lists',
      'counter',
    ),
  ),
  timeline: lazyScreen(() =>
    withTexts(import('./timeline/TimelineScreen.tsx'), 'TimelineScreen', 'blocks'),
  ),
  newReservation: lazyScreen(() =>
    withTexts(
      import('./reservations/NewReservationScreen.tsx'),
      'NewReservationScreen',
      'blocks',
      'customers',
      'security',
    ),
  ),
  reservation: lazyScreen(() =>
    withTexts(
      import('./reservations/ReservationScreen.tsx'),
      'ReservationScreen',
      'blocks',
      'counter',
      'condition',
      'customers',
      'money',
    ),
  ),
  reports: lazyScreen(() =>
    withTexts(import('./reports/ReportsScreen.tsx'), 'ReportsScreen', 'money'),
  ),
  handOver: lazyScreen(() =>
    withTexts(
      import('./counter/HandOverScreen.tsx'),
      'HandOverScreen',
      'condition',
      'customers',
      'counter',
    ),
  ),
  takeBack: lazyScreen(() =>
    withTexts(
      import('./counter/ReturnScreen.tsx'),
      'ReturnScreen',
      'condition',
      'customers',
      'counter',
    ),
  ),
  messages: lazyScreen(() =>
    import('./messages/MessagesScreen.tsx').then((file) => file.MessagesScreen),
  ),
  message: lazyScreen(() =>
    import('./messages/MessageScreen.tsx').then((file) => file.MessageScreen),
  ),
  history: lazyScreen(() =>
    withTexts(import('./history/HistoryScreen.tsx'), 'HistoryScreen', 'blocks', 'history'),
  ),
  mails: lazyScreen(() => import('./mails/MailsScreen.tsx').then((file) => file.MailsScreen)),
  mail: lazyScreen(() => import('./mails/MailScreen.tsx').then((file) => file.MailScreen)),
} satisfies Screens;
