import type { Page } from '@nanostores/router';
import type { ComponentType } from 'react';
import { currentLanguage } from '../../lib/language.ts';
import { loadTexts, type Area } from '../../lib/texts.ts';
import { lazyScreen } from '../ui/lazy-screen.tsx';
import type { RouteName, Routes } from './shell/router.ts';

/** A screen with further texts; says if either is lost. */
const withTexts =
  (area: Area) =>
  async <Screen>(loading: Promise<Screen>): Promise<Screen> => {
    const [screen] = await Promise.all([loading, loadTexts(currentLanguage(), area)]);
    return screen;
  };
const withBlocks = withTexts('blocks');
const withCondition = withTexts('condition');
const withCounter = withTexts('counter');
const withCustomers = withTexts('customers');
const withHistory = withTexts('history');
const withLists = withTexts('lists');
const withMoney = withTexts('money');
const withSecurity = withTexts('security');

type Screens = { [Name in RouteName]: ComponentType<Page<Routes, Name>['params']> };

/** The screen of each route, loaded when first shown. */
export const screens = {
  dashboard: lazyScreen(() =>
    withCounter(import('./dashboard/DashboardScreen.tsx').then((file) => file.DashboardScreen)),
  ),
  users: lazyScreen(() =>
    withSecurity(import('./users/UsersScreen.tsx').then((file) => file.UsersScreen)),
  ),
  newCustomer: lazyScreen(() =>
    withSecurity(import('./users/NewCustomerScreen.tsx').then((file) => file.NewCustomerScreen)),
  ),
  user: lazyScreen(() =>
    withCustomers(withSecurity(import('./users/UserScreen.tsx').then((file) => file.UserScreen))),
  ),
  vehicles: lazyScreen(() =>
    withBlocks(import('./vehicles/VehiclesScreen.tsx').then((file) => file.VehiclesScreen)),
  ),
  newVehicle: lazyScreen(() =>
    import('./vehicles/NewVehicleScreen.tsx').then((file) => file.NewVehicleScreen),
  ),
  vehiclePrices: lazyScreen(() =>
    import('./vehicles/PricesScreen.tsx').then((file) => file.PricesScreen),
  ),
  vehicle: lazyScreen(() =>
    withBlocks(
      withCondition(import('./vehicles/VehicleScreen.tsx').then((file) => file.VehicleScreen)),
    ),
  ),
  reservations: lazyScreen(() =>
    withLists(
      withCounter(
        import('./reservations/ReservationsScreen.tsx').then((file) => file.ReservationsScreen),
      ),
    ),
  ),
  timeline: lazyScreen(() =>
    withBlocks(import('./timeline/TimelineScreen.tsx').then((file) => file.TimelineScreen)),
  ),
  newReservation: lazyScreen(() =>
    withBlocks(
      withCustomers(
        withSecurity(
          import('./reservations/NewReservationScreen.tsx').then(
            (file) => file.NewReservationScreen,
          ),
        ),
      ),
    ),
  ),
  reservation: lazyScreen(() =>
    withBlocks(
      withCounter(
        withCondition(
          withCustomers(
            withMoney(
              import('./reservations/ReservationScreen.tsx').then((file) => file.ReservationScreen),
            ),
          ),
        ),
      ),
    ),
  ),
  reports: lazyScreen(() =>
    withMoney(import('./reports/ReportsScreen.tsx').then((file) => file.ReportsScreen)),
  ),
  handOver: lazyScreen(() =>
    withCondition(
      withCustomers(
        withCounter(import('./counter/HandOverScreen.tsx').then((file) => file.HandOverScreen)),
      ),
    ),
  ),
  takeBack: lazyScreen(() =>
    withCondition(
      withCustomers(
        withCounter(import('./counter/ReturnScreen.tsx').then((file) => file.ReturnScreen)),
      ),
    ),
  ),
  messages: lazyScreen(() =>
    import('./messages/MessagesScreen.tsx').then((file) => file.MessagesScreen),
  ),
  message: lazyScreen(() =>
    import('./messages/MessageScreen.tsx').then((file) => file.MessageScreen),
  ),
  history: lazyScreen(() =>
    withBlocks(
      withHistory(import('./history/HistoryScreen.tsx').then((file) => file.HistoryScreen)),
    ),
  ),
  mails: lazyScreen(() => import('./mails/MailsScreen.tsx').then((file) => file.MailsScreen)),
  mail: lazyScreen(() => import('./mails/MailScreen.tsx').then((file) => file.MailScreen)),
} satisfies Screens;
