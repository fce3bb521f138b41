import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { texts } from '../../lib/texts.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  question: string;
  hint?: ReactNode;
  confirm: string;
  onConfirm: () => void;
}

/** Asks before something that is not easily taken back. */
export function ConfirmDialog({ open, onOpenChange, question, hint, confirm, onConfirm }: Props) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog__overlay" />
        <AlertDialog.Content
          className="dialog"
          lang="en"
          {...(hint ? {} : { 'aria-describedby': undefined })}
        >
          <AlertDialog.Title className="dialog__title">{question}</AlertDialog.Title>
          {hint && (
            <AlertDialog.Description className="dialog__text">{hint}</AlertDialog.Description>
          )}
          <div className="dialog__actions">
            <AlertDialog.Cancel className="button button--quiet">{texts.cancel}</AlertDialog.Cancel>
            <AlertDialog.Action className="button button--danger" onClick={onConfirm}>
              {confirm}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
