import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { takeFlash } from '../../lib/flash.ts';
import { $session, startSession } from '../../lib/session.ts';
import { canStore } from '../../lib/storage.ts';
import { Failed } from '../ui/Failed.tsx';
import { island } from '../ui/Island.tsx';
import { Loading } from '../ui/Loading.tsx';
import styles from './AuthPage.module.css';
import { AuthTabs } from './AuthTabs.tsx';
import { returnFromLogin } from './return-from-login.ts';
import { authTexts } from '../../lib/texts.ts';

/** Log-in and registration, for visitors who are not logged in. The log-in form is part of the built page. */
export const AuthPage = island(Forms, 'auth');

function Forms() {
  const session = useStore($session, { ssr: 'initial' });
  // Logging in, here or in another tab, returns to where the visitor came from.
  useEffect(() => {
    if (session.state === 'user') returnFromLogin();
  }, [session.state]);

  if (session.state === 'user') return <Loading />;
  if (session.state === 'failed')
    return <Failed title={authTexts().login} reason={session.message} onRetry={startSession} />;
  const starting = session.state === 'starting';
  return (
    <div className="stack">
      {!starting && <Reason />}
      <div className={starting ? styles.starting : undefined}>
        <AuthTabs />
        {starting && <Loading />}
      </div>
    </div>
  );
}

/** Why logging in cannot work, or else the previous page's reason for sending the visitor here. */
function Reason() {
  const [message] = useState(() => (canStore() ? takeFlash() : authTexts().storageBlocked));
  return (
    message && (
      <p className="notice notice--info" role="status">
        {message}
      </p>
    )
  );
}
