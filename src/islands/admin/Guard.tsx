import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { pages } from '../../../contract/pages.ts';
import { $session, isAdministrator, startSession } from '../../lib/session.ts';
import { Failed } from '../ui/Failed.tsx';
import { Loading } from '../ui/Loading.tsx';
import { adminTexts } from './texts.ts';

/** Lets only administrators in, and leads out whoever is none any more. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useStore($session);
  const allowed = isAdministrator(session);
  const refused = session.state === 'anonymous' || (session.state === 'user' && !allowed);
  useEffect(() => {
    if (refused) location.replace(pages.unauthorized);
  }, [refused]);

  if (allowed) return children;
  return (
    <main className="container section" tabIndex={-1}>
      {session.state === 'failed' ? (
        <Failed title={adminTexts.title} reason={session.message} onRetry={startSession} />
      ) : (
        <Loading />
      )}
    </main>
  );
}
