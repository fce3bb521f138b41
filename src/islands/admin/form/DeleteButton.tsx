import type { ReactNode } from 'react';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';

interface Props {
  disabled?: boolean;
  /** What is deleted, where the form does not say it plainly. */
  about?: ReactNode;
  /** @throws ApiError */
  onDelete: () => Promise<void>;
}

/** Asks for confirmation, then deletes. Quiet until then. */
export function DeleteButton({ disabled = false, about, onDelete }: Props) {
  return (
    <ConfirmedButton
      className="button button--quiet"
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
