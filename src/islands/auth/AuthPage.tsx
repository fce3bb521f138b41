import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $session, startSession } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { Island } from '../ui/Island.tsx';
import { lazyScreen } from '../ui/lazy-screen.tsx';
import { Loading } from '../ui/Loading.tsx';
import { leave } from './leave.ts';

/** Whoever is logged in already needs no forms. */
const AuthTabs = lazyScreen(() => import('./AuthTabs.tsx').then((module) => module.AuthTabs));

/** Log-in and registration, as far as the visitor is not logged in. */
export function AuthPage() {
  return (
    <Island>
      <Forms />
    </Island>
  );
}

function Forms() {
  const session = useStore($session, { ssr: 'initial' });
  // A log-in, here or in another tab, leads back to where the visitor came from.
  useEffect(() => {
    if (session.state === 'user') leave();
  }, [session.state]);

  if (session.state === 'starting' || session.state === 'user') return <Loading />;
  if (session.state === 'failed')
    return <Failed title={texts.auth.login} reason={session.message} onRetry={startSession} />;
  return <AuthTabs />;
}
