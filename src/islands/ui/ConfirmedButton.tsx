import { useState, type ComponentProps } from 'react';
import { useAction } from '../../lib/forms/action.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { IconName } from './Icon.tsx';
import { PendingButton } from './PendingButton.tsx';
import { toast } from './toast.ts';

type Question = ComponentProps<typeof ConfirmDialog>;

interface Props extends Pick<Question, 'question' | 'hint' | 'dismiss' | 'isHarmless'> {
  className: string;
  label: string;
  /** For assistive technology, where several have one label. */
  name?: string;
  /** Shown instead of the label. */
  icon?: IconName;
  /** Label of the question's button; by default the button's own. */
  confirm?: string;
  disabled?: boolean;
  /** @throws ApiError */
  onConfirm: () => Promise<void>;
}

/** Does something that is hard to undo, after a question. */
export function ConfirmedButton(props: Props) {
  const { className, label, name, icon, confirm = label, disabled, onConfirm, ...about } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { pending, failure, run } = useAction(onConfirm, (message) => toast('error', message));
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
        confirm={confirm}
        {...about}
      />
    </>
  );
}
