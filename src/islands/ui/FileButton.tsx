import type { ReactNode } from 'react';
import { useAction } from '../../lib/forms/action.ts';
import type { IconName } from './Icon.tsx';
import { PendingButton } from './PendingButton.tsx';

interface Props {
  /** Loads the file and saves it. */
  save: () => Promise<unknown>;
  /** What a screen reader says meanwhile. */
  loading: string;
  icon?: IconName;
  className?: string;
  disabled?: boolean;
  /** Says what is loaded. */
  children: ReactNode;
}

/** A button that saves a file; says why if that fails. */
export function FileButton(props: Props) {
  const { save, loading, icon = 'download', className = 'button', disabled, children } = props;
  const { pending, failure, run } = useAction(save);
  return (
    <PendingButton
      className={className}
      pending={pending}
      failure={failure}
      announces
      disabled={disabled}
      icon={icon}
      onClick={run}
    >
      {children}
      <span className="visually-hidden" role="status">
        {pending && loading}
      </span>
    </PendingButton>
  );
}
