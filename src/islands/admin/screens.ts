import type { Page } from '@nanostores/router';
import type { ComponentType } from 'react';
import { lazyScreen, withTexts } from '../ui/lazy-screen.tsx';
import type { RouteName, Routes } from './shell/router.ts';

type Screens = { [Name in RouteName]: ComponentType<Page<Routes, Name>['params']> };

/** The screen of each route, loaded when first shown. */
export const screens = {
  dashboard: lazyScreen(() =>
    withTexts(
      import('./dashboard/DashboardScreen.tsx'),
      'DashboardScreen',
      'counter',
      'dashboard',
      'outbox',
    ),
  ),
  users: lazyScreen(() => withTexts(import('./users/UsersScreen.tsx'), 'UsersScreen', 'security')),
  newCustomer: lazyScreen(() =>
    withTexts(import('./users/NewCustomerScreen.tsx'), 'NewCustomerScreen', 'security'),
  ),
  user: lazyScreen(() =>
    withTexts(import('./users/UserScreen.tsx'), 'UserScreen', 'counter', 'customers', 'security'),
  ),
  vehicles: lazyScreen(() =>
    withTexts(import('./vehicles/VehiclesScreen.tsx'), 'VehiclesScreen', 'blocks', 'prices'),
  ),
  newVehicle: lazyScreen(() =>
    withTexts(import('./vehicles/NewVehicleScreen.tsx'), 'NewVehicleScreen', 'fleet'),
  ),
  vehiclePrices: lazyScreen(() =>
    withTexts(import('./vehicles/PricesScreen.tsx'), 'PricesScreen', 'prices'),
  ),
  vehicle: lazyScreen(() =>
    withTexts(
      import('./vehicles/VehicleScreen.tsx'),
      'VehicleScreen',
      'blocks',
      'condition',
      'counter',
      'fleet',
    ),
  ),
  reservations: lazyScreen(() =>
    withTexts(
      import('./reservations/ReservationsScreen.tsx'),
      'ReservationsScreen',
      'counter',
      'finder',
      'lists',
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
      'prices',
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
      'prices',
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
    withTexts(import('./messages/MessagesScreen.tsx'), 'MessagesScreen', 'outbox'),
  ),
  message: lazyScreen(() =>
    withTexts(import('./messages/MessageScreen.tsx'), 'MessageScreen', 'outbox'),
  ),
  history: lazyScreen(() =>
    withTexts(import('./history/HistoryScreen.tsx'), 'HistoryScreen', 'blocks', 'history'),
  ),
  mails: lazyScreen(() => withTexts(import('./mails/MailsScreen.tsx'), 'MailsScreen', 'outbox')),
  mail: lazyScreen(() => withTexts(import('./mails/MailScreen.tsx'), 'MailScreen', 'outbox')),
} satisfies Screens;
