import { useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useFocusBack } from '../../ui/focus.ts';
import { toast } from '../../ui/toast.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

interface Props {
  disabled: boolean;
  /** @throws ApiError */
  onDelete: () => Promise<void>;
}

/** Asks for confirmation, then deletes. */
export function DeleteButton({ disabled, onDelete }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const button = useFocusBack(pending);
  const remove = async () => {
    setPending(true);
    try {
      await onDelete();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast('error', error.message);
    } finally {
      setPending(false);
    }
  };
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
        onConfirm={remove}
      />
    </>
  );
}
