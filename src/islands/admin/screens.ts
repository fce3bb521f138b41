import type { Page } from '@nanostores/router';
import type { ComponentType } from 'react';
import { lazyScreen } from '../ui/lazy-screen.tsx';
import type { RouteName, Routes } from './shell/router.ts';

type Screens = { [Name in RouteName]: ComponentType<Page<Routes, Name>['params']> };

/** The screen of each route, loaded when first shown. */
export const screens = {
  dashboard: lazyScreen(() => import('./dashboard/DashboardScreen.tsx'), 'DashboardScreen', [
    'counter',
    'dashboard',
    'openAmounts',
    'outbox',
  ]),
  users: lazyScreen(() => import('./users/UsersScreen.tsx'), 'UsersScreen', [
    'imports',
    'security',
  ]),
  newCustomer: lazyScreen(() => import('./users/NewCustomerScreen.tsx'), 'NewCustomerScreen', [
    'security',
  ]),
  importCustomers: lazyScreen(() => import('./imports/ImportScreen.tsx'), 'ImportCustomersScreen', [
    'imports',
  ]),
  user: lazyScreen(() => import('./users/UserScreen.tsx'), 'UserScreen', [
    'counter',
    'customers',
    'security',
    'staff',
  ]),
  staff: lazyScreen(() => import('./staff/StaffScreen.tsx'), 'StaffScreen', ['staff']),
  vehicles: lazyScreen(() => import('./vehicles/VehiclesScreen.tsx'), 'VehiclesScreen', [
    'blocks',
    'choices',
    'imports',
    'prices',
  ]),
  newVehicle: lazyScreen(() => import('./vehicles/NewVehicleScreen.tsx'), 'NewVehicleScreen', [
    'fleet',
  ]),
  vehiclePrices: lazyScreen(() => import('./vehicles/PricesScreen.tsx'), 'PricesScreen', [
    'prices',
  ]),
  importVehicles: lazyScreen(() => import('./imports/ImportScreen.tsx'), 'ImportVehiclesScreen', [
    'imports',
  ]),
  vehicle: lazyScreen(() => import('./vehicles/VehicleScreen.tsx'), 'VehicleScreen', [
    'blocks',
    'choices',
    'condition',
    'counter',
    'fleet',
  ]),
  reservations: lazyScreen(
    () => import('./reservations/ReservationsScreen.tsx'),
    'ReservationsScreen',
    ['counter', 'dispatch', 'finder', 'lists'],
  ),
  day: lazyScreen(() => import('./day/DayScreen.tsx'), 'DayScreen', ['counter', 'dispatch']),
  timeline: lazyScreen(() => import('./timeline/TimelineScreen.tsx'), 'TimelineScreen', [
    'blocks',
    'counter',
    'choices',
  ]),
  newReservation: lazyScreen(
    () => import('./reservations/NewReservationScreen.tsx'),
    'NewReservationScreen',
    ['blocks', 'choices', 'customers', 'prices', 'security'],
  ),
  reservation: lazyScreen(
    () => import('./reservations/ReservationScreen.tsx'),
    'ReservationScreen',
    [
      'blocks',
      'choices',
      'counter',
      'condition',
      'customers',
      'dispatch',
      'drivers',
      'money',
      'prices',
    ],
  ),
  invoices: lazyScreen(() => import('./invoices/InvoicesScreen.tsx'), 'InvoicesScreen', [
    'invoices',
  ]),
  openAmounts: lazyScreen(
    () => import('./open-amounts/OpenAmountsScreen.tsx'),
    'OpenAmountsScreen',
    ['money', 'openAmounts'],
  ),
  reports: lazyScreen(() => import('./reports/ReportsScreen.tsx'), 'ReportsScreen', ['money']),
  whoHadIt: lazyScreen(() => import('./fines/FinesScreen.tsx'), 'FinesScreen', ['fines']),
  handOver: lazyScreen(() => import('./counter/HandOverScreen.tsx'), 'HandOverScreen', [
    'blocks',
    'condition',
    'customers',
    'counter',
    'dispatch',
    'drivers',
    'money',
  ]),
  takeBack: lazyScreen(() => import('./counter/ReturnScreen.tsx'), 'ReturnScreen', [
    'condition',
    'customers',
    'counter',
    'dispatch',
    'drivers',
    'money',
  ]),
  messages: lazyScreen(() => import('./messages/MessagesScreen.tsx'), 'MessagesScreen', ['outbox']),
  message: lazyScreen(() => import('./messages/MessageScreen.tsx'), 'MessageScreen', ['outbox']),
  history: lazyScreen(() => import('./history/HistoryScreen.tsx'), 'HistoryScreen', [
    'blocks',
    'history',
    'programs',
  ]),
  settings: lazyScreen(() => import('./settings/SettingsScreen.tsx'), 'SettingsScreen', [
    'settings',
    'outbox',
  ]),
  operations: lazyScreen(() => import('./operations/OperationsScreen.tsx'), 'OperationsScreen', [
    'operations',
  ]),
  keys: lazyScreen(() => import('./programs/KeysScreen.tsx'), 'KeysScreen', ['programs']),
  webhooks: lazyScreen(() => import('./programs/WebhooksScreen.tsx'), 'WebhooksScreen', [
    'programs',
  ]),
  webhook: lazyScreen(() => import('./programs/WebhookScreen.tsx'), 'WebhookScreen', ['programs']),
  mails: lazyScreen(() => import('./mails/MailsScreen.tsx'), 'MailsScreen', ['outbox']),
  mail: lazyScreen(() => import('./mails/MailScreen.tsx'), 'MailScreen', ['outbox']),
} satisfies Screens;
