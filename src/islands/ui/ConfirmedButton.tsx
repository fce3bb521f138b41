import { useState, type ReactNode } from 'react';
import { useAction } from '../../lib/action.ts';
import { ActionFailure } from './ActionFailure.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useFocusBack } from './focus.ts';
import { toast } from './toast.ts';

interface Props {
  className: string;
  label: string;
  question: string;
  hint: ReactNode;
  /** Labels of the question's buttons; by default the button's own, and the usual one. */
  confirm?: string;
  dismiss?: string | undefined;
  isHarmless?: boolean;
  disabled?: boolean;
  /** @throws ApiError */
  onConfirm: () => Promise<void>;
}

/** Does something that is hard to undo, after a question. */
export function ConfirmedButton(props: Props) {
  const { className, label, question, hint, confirm = label, dismiss, disabled, onConfirm } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { pending, failure, run } = useAction(onConfirm, (message) => toast('error', message));
  const button = useFocusBack(pending);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        disabled={disabled || pending}
        onClick={() => setIsAsking(true)}
      >
        {pending && <span className="spinner" aria-hidden="true" />}
        {label}
      </button>
      <ActionFailure failure={failure} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={run}
        {...{ question, hint, confirm, dismiss }}
        isHarmless={props.isHarmless}
      />
    </>
  );
}
