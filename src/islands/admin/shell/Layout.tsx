import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { $pendingLeave, leaveAnyway, stay } from './navigation.ts';
import { Drawer } from './Drawer.tsx';
import styles from './Layout.module.css';
import { Navigation } from './Navigation.tsx';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { $session, askForLogin, isStaff, startSession } from '../../../lib/session/session.ts';
import { Failed } from '../../ui/Failed.tsx';
import { LoadingScreen } from '../../ui/LoadingScreen.tsx';
import { company } from '../../../lib/site/company.ts';

/** The screen with its navigation, at the side or, on small screens, in a drawer; `search` is the button above it. */
export function Layout({ search, children }: { search: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <a className="button skip visually-hidden" href="#content" target="_self" onClick={skip}>
        {adminTexts().skip}
      </a>
      <header className={styles.bar}>
        <Logo />
        <div className="cluster">
          {search}
          <Drawer />
        </div>
      </header>
      <aside className={styles.side} aria-label={adminTexts().title}>
        <Logo />
        {search}
        <Navigation />
      </aside>
      {children}
      <LeaveQuestion />
    </div>
  );
}

/** Skips to the content like the browser, but without a new history entry. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** Asks for confirmation before unsaved changes are lost. */
function LeaveQuestion() {
  const pendingLeave = useStore($pendingLeave);
  return (
    <ConfirmDialog
      open={pendingLeave !== null}
      onOpenChange={(open) => !open && stay()}
      question={adminTexts().leaveQuestion}
      hint={adminTexts().leaveHint}
      confirm={adminTexts().leave}
      onConfirm={leaveAnyway}
    />
  );
}

/** Admits staff only. Sends anonymous visitors to the log-in page and back, other users to the forbidden page. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useStore($session);
  const isAllowed = isStaff(session);
  useEffect(() => {
    if (session.state === 'anonymous') askForLogin(session);
    if (session.state === 'user' && !isAllowed) location.replace(pages.unauthorized);
  }, [session, isAllowed]);

  if (isAllowed) return children;
  if (session.state !== 'failed')
    return (
      <main className="container section" tabIndex={-1}>
        <LoadingScreen />
      </main>
    );
  const { title, failed } = adminTexts();
  return (
    <Layout search={null}>
      <main className={styles.content} id="content" tabIndex={-1}>
        <Failed title={failed(title)} reason={session.message} onRetry={startSession} isPage />
      </main>
    </Layout>
  );
}

function Logo() {
  return (
    <a className={styles.logo} href={pages.admin}>
      <img src="/favicon.svg" width="28" height="28" alt="" />
      <span>
        {company.brand}
        <span className={styles.area}>{adminTexts().title}</span>
      </span>
    </a>
  );
}
