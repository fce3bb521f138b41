import { useStore } from '@nanostores/react';
import type { Page } from '@nanostores/router';
import { createElement, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { pages } from '../../../contract/site/pages.ts';
import { $session, askForLogin, startSession } from '../../lib/session/session.ts';
import { $proof } from '../../lib/session/proof.ts';
import { Failed } from '../ui/Failed.tsx';
import { island } from '../ui/Island.tsx';
import { lazyWith } from '../ui/lazy-screen.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { Proof } from '../ui/Proof.tsx';
import { $page, type RouteName, type Routes } from './router.ts';
import { accountTexts } from '../../lib/texts/texts.ts';

/** The texts of screens about reservations. */
const rentals = ['changes', 'afterBooking'] as const;

const lazyPage = lazyWith(<LoadingScreen />);

const screens = {
  profile: lazyPage(() => import('./ProfileScreen.tsx'), 'ProfileScreen', ['security']),
  reservations: lazyPage(() => import('./ReservationsScreen.tsx'), 'ReservationsScreen', rentals),
  reservation: lazyPage(() => import('./ReservationScreen.tsx'), 'ReservationScreen', [
    ...rentals,
    'drivers',
  ]),
  // The booking's messages are those of the form's fields.
  change: lazyPage(() => import('./ChangeScreen.tsx'), 'ChangeScreen', [...rentals, 'booking']),
  contract: lazyPage(() => import('./ContractScreen.tsx'), 'ContractScreen', rentals),
  ownData: lazyPage(() => import('./OwnDataScreen.tsx'), 'OwnDataScreen', ['security']),
} satisfies { [Name in RouteName]: ComponentType<Page<Routes, Name>['params']> };

/** The logged-in user's area under /user. */
export const AccountApp = island(
  () => (
    <Guard>
      <Screen />
      <Proof question={useStore($proof)} />
    </Guard>
  ),
  'auth',
  'account',
);

/** Sends visitors who are not logged in to the log-in page, from where they return. */
function Guard({ children }: { children: ReactNode }) {
  const session = useStore($session);
  useEffect(() => {
    if (session.state === 'anonymous') askForLogin(session);
  }, [session]);

  if (session.state === 'failed')
    return (
      <>
        <ScreenHeader title={titleOf($page.get())} />
        <Failed
          title={accountTexts().ownData.failed}
          reason={session.message}
          onRetry={startSession}
        />
      </>
    );
  return session.state === 'user' ? children : <LoadingScreen />;
}

/** What a page's screen is called. */
function titleOf(page: Page<Routes, RouteName> | undefined): string {
  const { ownData, profile, reservation, reservations } = accountTexts();
  if (page && 'reservationId' in page.params)
    return reservation(reservationNumber(page.params.reservationId));
  if (page?.route === 'ownData') return ownData.title;
  return page?.route === 'reservations' ? reservations : profile;
}

/** Scrolls each new screen or list page to its top and focuses it, so that screen readers start there. */
function Screen() {
  const page = useStore($page);
  const address = `${page?.path}?page=${page?.search.page}`;
  const shown = useRef(address);
  useEffect(() => {
    // No implicit return: newer browsers return a promise, which React would take for the clean-up.
    scrollTo(0, 0);
    if (shown.current !== address) document.querySelector('main')?.focus({ preventScroll: true });
    shown.current = address;
  }, [address]);
  if (!page) return <NotFound back={{ href: pages.user, text: accountTexts().profile }} />;
  // `screens` checks that each takes its route's parameters.
  const screen = screens[page.route] as ComponentType<Record<string, string>>;
  return createElement(screen, page.params);
}
