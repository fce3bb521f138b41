import { texts } from '../../../lib/texts/texts.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';

interface Props {
  submit: string;
  isDangerous?: boolean;
  onCancel: () => void;
}

/** The buttons of a small form. */
export function DialogActions({ submit, isDangerous = false, onCancel }: Props) {
  return (
    <div className="dialog__actions">
      <button type="button" className="button" onClick={onCancel}>
        {texts().cancel}
      </button>
      <SubmitButton isDangerous={isDangerous}>{submit}</SubmitButton>
    </div>
  );
}
