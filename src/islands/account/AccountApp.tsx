import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { pages } from '../../../contract/site/pages.ts';
import { $session, askForLogin, startSession } from '../../lib/session/session.ts';
import { Failed } from '../ui/Failed.tsx';
import { island } from '../ui/Island.tsx';
import { lazyScreen, withTexts } from '../ui/lazy-screen.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { $page, type RouteName } from './router.ts';
import { accountTexts } from '../../lib/texts/texts.ts';

/** The texts of screens about reservations. */
const rentals = ['changes', 'afterBooking'] as const;

const ProfileScreen = lazyScreen(
  () => withTexts(import('./ProfileScreen.tsx'), 'ProfileScreen', 'security'),
  <LoadingScreen />,
);
const ReservationsScreen = lazyScreen(
  () => withTexts(import('./ReservationsScreen.tsx'), 'ReservationsScreen', ...rentals),
  <LoadingScreen />,
);
const ReservationScreen = lazyScreen(
  () => withTexts(import('./ReservationScreen.tsx'), 'ReservationScreen', ...rentals),
  <LoadingScreen />,
);
const ChangeScreen = lazyScreen(
  // The booking's messages are those of the form's fields.
  () => withTexts(import('./ChangeScreen.tsx'), 'ChangeScreen', ...rentals, 'booking'),
  <LoadingScreen />,
);
const ContractScreen = lazyScreen(
  () => withTexts(import('./ContractScreen.tsx'), 'ContractScreen', ...rentals),
  <LoadingScreen />,
);
const OwnDataScreen = lazyScreen(
  () => withTexts(import('./OwnDataScreen.tsx'), 'OwnDataScreen', 'security'),
  <LoadingScreen />,
);

const screens = {
  profile: () => <ProfileScreen />,
  reservations: () => <ReservationsScreen />,
  reservation: ({ reservationId = '' }) => <ReservationScreen id={reservationId} />,
  change: ({ reservationId = '' }) => <ChangeScreen id={reservationId} />,
  contract: ({ reservationId = '' }) => <ContractScreen id={reservationId} />,
  ownData: () => <OwnDataScreen />,
} satisfies Record<RouteName, (params: Record<string, string>) => ReactNode>;

/** The logged-in user's area under /user. */
export const AccountApp = island(
  () => (
    <Guard>
      <Screen />
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
      <Failed
        title={accountTexts().profile}
        reason={session.message}
        onRetry={startSession}
        isPage
      />
    );
  return session.state === 'user' ? children : <LoadingScreen />;
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
  return screens[page.route](page.params);
}
