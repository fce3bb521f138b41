import { type MouseEvent, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { $pendingLeave, leaveAnyway, stay } from './history.ts';
import { Drawer } from './Drawer.tsx';
import styles from './Layout.module.css';
import { Logo } from './Logo.tsx';
import { Navigation } from './Navigation.tsx';
import { adminTexts } from '../../../lib/texts.ts';

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
