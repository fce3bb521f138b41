import type { ReactNode } from 'react';
import { useAction } from '../../lib/action.ts';
import { ActionFailure } from './ActionFailure.tsx';
import { useFocusBack } from './focus.ts';
import { Icon, type IconName } from './Icon.tsx';
import { toast } from './toast.ts';

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
export function FileButton({
  save,
  loading,
  icon = 'download',
  className = 'button',
  disabled = false,
  children,
}: Props) {
  const { pending, failure, run } = useAction(save, (message) => toast('error', message));
  const button = useFocusBack(pending);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        disabled={pending || disabled}
        onClick={run}
      >
        {pending ? <span className="spinner" aria-hidden="true" /> : <Icon name={icon} />}
        {children}
        <span className="visually-hidden" role="status">
          {pending && loading}
        </span>
      </button>
      <ActionFailure failure={failure} />
    </>
  );
}
