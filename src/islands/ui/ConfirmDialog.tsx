import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { texts } from '../../../contract/texts/en/site.ts';
import { focusIfLost } from './focus.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  question: string;
  hint?: ReactNode;
  confirm: string;
  /** What the other button says. */
  dismiss?: string;
  onConfirm: () => void;
  /** What has the focus afterwards; otherwise what had it before. */
  returnTo?: RefObject<HTMLElement | null>;
}

/** Asks before something that is not easily taken back. */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, question, hint, confirm, onConfirm, returnTo } = props;
  const { dismiss = texts.cancel } = props;
  const before = useRef<HTMLElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog__overlay" />
        <AlertDialog.Content
          className="dialog"
          lang="en"
          onOpenAutoFocus={() => {
            before.current = document.activeElement as HTMLElement | null;
          }}
          onCloseAutoFocus={(event) => {
            // The dialog itself would look for a trigger that it has not.
            event.preventDefault();
            focusIfLost((returnTo ?? before).current);
          }}
          {...(hint ? {} : { 'aria-describedby': undefined })}
        >
          <AlertDialog.Title className="dialog__title">{question}</AlertDialog.Title>
          {hint && (
            <AlertDialog.Description className="dialog__text">{hint}</AlertDialog.Description>
          )}
          <div className="dialog__actions">
            <AlertDialog.Cancel className="button button--quiet">{dismiss}</AlertDialog.Cancel>
            <AlertDialog.Action className="button button--danger" onClick={onConfirm}>
              {confirm}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
