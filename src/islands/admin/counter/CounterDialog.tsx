import * as Dialog from '@radix-ui/react-dialog';
import { useState, type ReactNode } from 'react';
import { DialogWindow } from '../../ui/DialogWindow.tsx';
import styles from './CounterDialog.module.css';

interface Props {
  /** Of the button that opens the dialog. */
  label: ReactNode;
  className?: string;
  title: string;
  about?: string;
  beginsOpen?: boolean;
  /** The form, which calls `close` when it is done. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small form. */
export function CounterDialog(props: Props) {
  const { label, className = 'button button--quiet', title, about, beginsOpen, children } = props;
  const [isOpen, setOpen] = useState(beginsOpen ?? false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger type="button" className={className}>
        {label}
      </Dialog.Trigger>
      <DialogWindow
        title={title}
        about={about}
        className={styles.dialog}
        onEscapeKeyDown={(event) => {
          // It closes an open list of choices, not the form with what is typed.
          if (document.activeElement?.getAttribute('aria-expanded') === 'true')
            event.preventDefault();
        }}
      >
        {children(() => setOpen(false))}
      </DialogWindow>
    </Dialog.Root>
  );
}
