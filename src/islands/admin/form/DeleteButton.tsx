import { adminTexts } from '../../../lib/texts.ts';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';

interface Props {
  disabled: boolean;
  /** @throws ApiError */
  onDelete: () => Promise<void>;
}

/** Asks for confirmation, then deletes. */
export function DeleteButton({ disabled, onDelete }: Props) {
  return (
    <ConfirmedButton
      className="button button--danger"
      label={adminTexts().delete}
      question={adminTexts().deleteQuestion}
      hint={adminTexts().deleteHint}
      disabled={disabled}
      onConfirm={onDelete}
    />
  );
}
