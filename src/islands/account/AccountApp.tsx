import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { pages } from '../../../contract/pages.ts';
import { $session, askForLogin, startSession } from '../../lib/session.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Failed } from '../ui/Failed.tsx';
import { Island } from '../ui/Island.tsx';
import { lazyScreen } from '../ui/lazy-screen.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { $page, type RouteName } from './router.ts';

const ProfileScreen = lazyScreen(
  () => import('./ProfileScreen.tsx').then((module) => module.ProfileScreen),
  <LoadingScreen />,
);
const ReservationsScreen = lazyScreen(
  () => import('./ReservationsScreen.tsx').then((module) => module.ReservationsScreen),
  <LoadingScreen />,
);
const ReservationScreen = lazyScreen(
  () => import('./ReservationScreen.tsx').then((module) => module.ReservationScreen),
  <LoadingScreen />,
);

const screens = {
  profile: () => <ProfileScreen />,
  reservations: () => <ReservationsScreen />,
  reservation: ({ reservationId = '' }) => <ReservationScreen id={reservationId} />,
} satisfies Record<RouteName, (params: Record<string, string>) => ReactNode>;

/** The logged-in user's area under /user. */
export function AccountApp() {
  return (
    <Island>
      <Guard>
        <Screen />
      </Guard>
    </Island>
  );
}

/** Sends visitors who are not logged in to the log-in page, from where they return. */
function Guard({ children }: { children: ReactNode }) {
  const session = useStore($session);
  useEffect(() => {
    if (session.state === 'anonymous') askForLogin(session);
  }, [session]);

  if (session.state === 'failed')
    return <Failed title={texts.account.profile} reason={session.message} onRetry={startSession} />;
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
  if (!page) return <NotFound back={{ href: pages.user, text: texts.account.profile }} />;
  return screens[page.route](page.params);
}
