import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { authAddress, here } from '../../lib/addresses.ts';
import { flash } from '../../lib/flash.ts';
import { $session, startSession } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { Island } from '../ui/Island.tsx';
import { lazyScreen } from '../ui/lazy-screen.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { $page, type RouteName } from './router.ts';

const ProfileScreen = lazyScreen(() =>
  import('./ProfileScreen.tsx').then((module) => module.ProfileScreen),
);
const ReservationsScreen = lazyScreen(() =>
  import('./ReservationsScreen.tsx').then((module) => module.ReservationsScreen),
);
const ReservationScreen = lazyScreen(() =>
  import('./ReservationScreen.tsx').then((module) => module.ReservationScreen),
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

/** Lets only logged-in users in; others are sent to the log-in page and come back. */
function Guard({ children }: { children: ReactNode }) {
  const session = useStore($session);
  useEffect(() => {
    if (session.state !== 'anonymous') return;
    if (session.ended) flash(texts.auth.ended);
    location.replace(authAddress('login', here()));
  }, [session]);

  if (session.state === 'failed')
    return <Failed title={texts.account.profile} reason={session.message} onRetry={startSession} />;
  return session.state === 'user' ? children : <Loading />;
}

/** A new screen, or page of a list, begins at its top and takes the focus, so that a screen reader begins to read there. */
function Screen() {
  const page = useStore($page);
  const address = `${page?.path}?page=${page?.search.page}`;
  const shown = useRef(address);
  useEffect(() => {
    // Newer browsers answer with a promise, which React would call as the effect's clean-up.
    scrollTo(0, 0);
    if (shown.current !== address) document.querySelector('main')?.focus({ preventScroll: true });
    shown.current = address;
  }, [address]);
  if (!page) return <NotFound />;
  return screens[page.route](page.params);
}

function NotFound() {
  return (
    <>
      <ScreenHeader title={texts.notFound.title} />
      <p>{texts.notFound.text}</p>
    </>
  );
}
