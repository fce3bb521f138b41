import * as Dialog from '@radix-ui/react-dialog';
import { texts } from '../../lib/texts/texts.ts';
import { SubmitButton } from './SubmitButton.tsx';

interface Props {
  submit: string;
  isDangerous?: boolean;
  disabled?: boolean;
}

/** The buttons of a form in a dialog. */
export function DialogActions({ submit, ...button }: Props) {
  return (
    <div className="dialog__actions">
      <Dialog.Close type="button" className="button">
        {texts().cancel}
      </Dialog.Close>
      <SubmitButton {...button}>{submit}</SubmitButton>
    </div>
  );
}
