import type { ReactNode } from 'react';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';

interface Props {
  className?: string;
  disabled?: boolean;
  /** What is deleted, where the form does not say it plainly. */
  about?: ReactNode;
  /** @throws ApiError */
  onDelete: () => Promise<void>;
}

/** Asks for confirmation, then deletes. */
export function DeleteButton(props: Props) {
  const { className = 'button button--quiet', disabled = false, about, onDelete } = props;
  return (
    <ConfirmedButton
      className={className}
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
