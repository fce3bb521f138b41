import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useAction } from '../shell/use-action.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

interface Props {
  disabled: boolean;
  /** @throws ApiError */
  onDelete: () => Promise<void>;
}

/** Asks for confirmation, then deletes. */
export function DeleteButton({ disabled, onDelete }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { button, pending, run } = useAction(onDelete);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button button--danger"
        disabled={disabled || pending}
        onClick={() => setIsAsking(true)}
      >
        {pending && <span className="spinner" aria-hidden="true" />}
        {adminTexts.delete}
      </button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        question={adminTexts.deleteQuestion}
        hint={adminTexts.deleteHint}
        confirm={adminTexts.delete}
        onConfirm={run}
      />
    </>
  );
}
