import * as AlertDialog from '@radix-ui/react-alert-dialog';
import type { ReactNode, RefObject } from 'react';
import { focusInSight, useFocusBefore } from './focus.ts';
import { texts } from '../../lib/texts/texts.ts';
import { inCurrentLanguage } from '../../lib/texts/language.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  question: string;
  hint?: ReactNode;
  confirm: string;
  /** Whether it destroys nothing. */
  isHarmless?: boolean | undefined;
  /** Label of the button that cancels. */
  dismiss?: string | undefined;
  onConfirm: () => void;
  /** Receives the focus afterwards; by default the element that had it before. */
  returnTo?: RefObject<HTMLElement | null>;
}

/** Asks for confirmation of something that is hard to undo. */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, question, hint, confirm, onConfirm, returnTo } = props;
  const { dismiss = texts().cancel, isHarmless = false } = props;
  const focus = useFocusBefore(returnTo);
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog__overlay" />
        <AlertDialog.Content
          className="dialog"
          {...inCurrentLanguage()}
          {...focusInSight}
          {...focus}
          {...(hint ? {} : { 'aria-describedby': undefined })}
        >
          <AlertDialog.Title className="dialog__title">{question}</AlertDialog.Title>
          {hint && (
            <AlertDialog.Description className="dialog__text">{hint}</AlertDialog.Description>
          )}
          <div className="dialog__actions">
            <AlertDialog.Cancel className="button button--quiet">{dismiss}</AlertDialog.Cancel>
            <AlertDialog.Action
              className={`button button--${isHarmless ? 'primary' : 'danger'}`}
              onClick={onConfirm}
            >
              {confirm}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
