import type { Page } from '@nanostores/router';
import type { ComponentType } from 'react';
import { lazyScreen } from '../ui/lazy-screen.tsx';
import type { RouteName, Routes } from './shell/router.ts';

type Screens = { [Name in RouteName]: ComponentType<Page<Routes, Name>['params']> };

/** The screen of each route, loaded when first shown. */
export const screens = {
  dashboard: lazyScreen(() => import('./dashboard/DashboardScreen.tsx'), 'DashboardScreen'),
  users: lazyScreen(() => import('./users/UsersScreen.tsx'), 'UsersScreen'),
  user: lazyScreen(() => import('./users/UserScreen.tsx'), 'UserScreen'),
  vehicles: lazyScreen(() => import('./vehicles/VehiclesScreen.tsx'), 'VehiclesScreen'),
  newVehicle: lazyScreen(() => import('./vehicles/NewVehicleScreen.tsx'), 'NewVehicleScreen'),
  vehicle: lazyScreen(() => import('./vehicles/VehicleScreen.tsx'), 'VehicleScreen'),
  reservations: lazyScreen(
    () => import('./reservations/ReservationsScreen.tsx'),
    'ReservationsScreen',
  ),
  timeline: lazyScreen(() => import('./timeline/TimelineScreen.tsx'), 'TimelineScreen'),
  newReservation: lazyScreen(
    () => import('./reservations/NewReservationScreen.tsx'),
    'NewReservationScreen',
  ),
  reservation: lazyScreen(
    () => import('./reservations/ReservationScreen.tsx'),
    'ReservationScreen',
  ),
  messages: lazyScreen(() => import('./messages/MessagesScreen.tsx'), 'MessagesScreen'),
  message: lazyScreen(() => import('./messages/MessageScreen.tsx'), 'MessageScreen'),
} satisfies Screens;
