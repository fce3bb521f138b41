import * as Dialog from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';
import { DialogWindow } from './DialogWindow.tsx';
import { useFocusBefore } from './focus.ts';

interface Props extends ComponentProps<typeof DialogWindow> {
  onClose: () => void;
}

/** A window that is open as long as it is shown. What had the focus before gets it back. */
export const OpenDialog = ({ onClose, ...window }: Props) => (
  <Dialog.Root open onOpenChange={onClose}>
    <DialogWindow {...window} {...useFocusBefore()} />
  </Dialog.Root>
);
