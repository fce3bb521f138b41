import type { ReactNode } from 'react';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';

interface Props {
  disabled?: boolean;
  /** Whether something worse stands beside it, which alone is red. */
  isQuiet?: boolean;
  /** What is deleted, where the form does not say it plainly. */
  about?: ReactNode;
  /** @throws ApiError */
  onDelete: () => Promise<void>;
}

/** Asks for confirmation, then deletes. */
export function DeleteButton({ disabled = false, isQuiet = false, about, onDelete }: Props) {
  return (
    <ConfirmedButton
      className={isQuiet ? 'button' : 'button button--danger'}
      label={adminTexts().delete}
      question={adminTexts().deleteQuestion}
      hint={
        <>
          {about} {adminTexts().deleteHint}
        </>
      }
      disabled={disabled}
      onConfirm={onDelete}
    />
  );
}
