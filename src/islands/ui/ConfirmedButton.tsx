import { useState, type ReactNode } from 'react';
import { useAction } from '../../lib/forms/action.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { IconName } from './Icon.tsx';
import { PendingButton } from './PendingButton.tsx';
import { toast } from './toast.ts';

interface Props {
  className: string;
  label: string;
  /** For assistive technology, where several have one label. */
  name?: string;
  /** Shown instead of the label. */
  icon?: IconName;
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
  const {
    className,
    label,
    name,
    icon,
    question,
    hint,
    confirm = label,
    dismiss,
    disabled,
  } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { pending, failure, run } = useAction(props.onConfirm, (message) =>
    toast('error', message),
  );
  return (
    <>
      <PendingButton
        className={className}
        pending={pending}
        failure={failure}
        disabled={disabled}
        icon={icon}
        aria-label={name}
        {...(icon && { 'aria-label': label, title: label })}
        onClick={() => setIsAsking(true)}
      >
        {!icon && label}
      </PendingButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={run}
        question={question}
        hint={hint}
        confirm={confirm}
        dismiss={dismiss}
        isHarmless={props.isHarmless}
      />
    </>
  );
}
