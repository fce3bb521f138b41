import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { pages } from '../../../../contract/pages.ts';
import { $session, askForLogin, isAdministrator, startSession } from '../../../lib/session.ts';
import { Failed } from '../../ui/Failed.tsx';
import { LoadingScreen } from '../../ui/LoadingScreen.tsx';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

/** Lets only administrators in. Others are led out: to the log-in and back, or where it is said that this is not for them. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useStore($session);
  const allowed = isAdministrator(session);
  useEffect(() => {
    if (session.state === 'anonymous') askForLogin(session);
    if (session.state === 'user' && !allowed) location.replace(pages.unauthorized);
  }, [session, allowed]);

  if (allowed) return children;
  return (
    <main className="container section" tabIndex={-1}>
      {session.state === 'failed' ? (
        <Failed title={adminTexts.title} reason={session.message} onRetry={startSession} />
      ) : (
        <LoadingScreen />
      )}
    </main>
  );
}
