import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { pages } from '../../../../contract/pages.ts';
import { $session, askForLogin, isAdministrator, startSession } from '../../../lib/session.ts';
import { Failed } from '../../ui/Failed.tsx';
import { LoadingScreen } from '../../ui/LoadingScreen.tsx';
import { adminTexts } from '../../../lib/texts.ts';

/** Admits administrators only. Sends anonymous visitors to the log-in page and back, other users to the forbidden page. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useStore($session);
  const isAllowed = isAdministrator(session);
  useEffect(() => {
    if (session.state === 'anonymous') askForLogin(session);
    if (session.state === 'user' && !isAllowed) location.replace(pages.unauthorized);
  }, [session, isAllowed]);

  if (isAllowed) return children;
  return (
    <main className="container section" tabIndex={-1}>
      {session.state === 'failed' ? (
        <Failed title={adminTexts().title} reason={session.message} onRetry={startSession} isPage />
      ) : (
        <LoadingScreen />
      )}
    </main>
  );
}
