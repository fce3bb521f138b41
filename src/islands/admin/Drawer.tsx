import { Dialog } from 'radix-ui';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { Navigation } from './Navigation.tsx';
import { $page } from './router.ts';
import { adminTexts } from './texts.ts';

/** The navigation on a small screen; closes when a screen was chosen. */
export function Drawer() {
  const path = useStore($page)?.path;
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt !== null && openAt === path;
  return (
    <Dialog.Root open={open} onOpenChange={(next) => setOpenAt(next ? (path ?? null) : null)}>
      <Dialog.Trigger className="button button--icon" aria-label={adminTexts.menu}>
        <Icon name="menu" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog__overlay" />
        <Dialog.Content className="drawer stack" lang="en" aria-describedby={undefined}>
          <div className="cluster" style={{ justifyContent: 'space-between' }}>
            <Dialog.Title className="dialog__title">{adminTexts.title}</Dialog.Title>
            <Dialog.Close className="button button--icon" aria-label={adminTexts.closeMenu}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <Navigation />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
