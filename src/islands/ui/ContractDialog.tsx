import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { texts } from '../../lib/texts/texts.ts';
import { DialogWindow } from './DialogWindow.tsx';
import styles from './ContractDialog.module.css';

interface Props {
  /** Of the button that opens the dialog. */
  label: string;
  children: ReactNode;
}

/** A button that opens a contract, whose text `children` mark as German. */
export function ContractDialog({ label, children }: Props) {
  const { contract } = texts();
  return (
    <Dialog.Root>
      <Dialog.Trigger type="button" className="button button--quiet">
        {label}
      </Dialog.Trigger>
      <DialogWindow title={contract.title} className={styles.contract}>
        {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- scrolled by the keyboard, too */}
        <div className={styles.text} tabIndex={0}>
          {children}
        </div>
        <div className="dialog__actions">
          <Dialog.Close type="button" className="button">
            {contract.close}
          </Dialog.Close>
        </div>
      </DialogWindow>
    </Dialog.Root>
  );
}
