import * as Dialog from '@radix-ui/react-dialog';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Navigation } from './Navigation.tsx';
import { $page } from './router.ts';
import styles from './Drawer.module.css';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { inCurrentLanguage } from '../../../lib/texts/language.ts';
import { focusInSight } from '../../ui/focus.ts';

/** The navigation on small screens; closes when a screen is chosen. */
export function Drawer() {
  const path = useStore($page)?.path;
  const [openAt, setOpenAt] = useState<string | null>(null);
  const wasDismissed = useRef(false);
  const open = openAt !== null && openAt === path;
  const toggle = (next: boolean) => {
    wasDismissed.current = !next;
    setOpenAt(next ? (path ?? null) : null);
  };
  // Focus the chosen screen; if none was chosen, Radix focuses the button.
  const moveFocus = (event: Event) => {
    if (wasDismissed.current) return;
    event.preventDefault();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <Dialog.Root open={open} onOpenChange={toggle}>
      <Dialog.Trigger className="button button--icon" aria-label={adminTexts().menu}>
        <Icon name="menu" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog__overlay" />
        <Dialog.Content
          className={`stack ${styles.drawer}`}
          {...inCurrentLanguage()}
          {...focusInSight}
          aria-describedby={undefined}
          onCloseAutoFocus={moveFocus}
        >
          <div className="cluster" style={{ justifyContent: 'space-between' }}>
            <Dialog.Title className="dialog__title">{adminTexts().title}</Dialog.Title>
            <Dialog.Close className="button button--icon" aria-label={adminTexts().closeMenu}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <Navigation onChoose={() => setOpenAt(null)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
