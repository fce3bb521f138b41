import type { ComponentProps } from 'react';
import { useFocusBack } from './focus.ts';
import { Icon, type IconName } from './Icon.tsx';

interface Props extends ComponentProps<'button'> {
  /** Whether its action is running. The focus comes back afterwards. */
  pending: boolean;
  failure: string | null;
  /** Whether it announces the failure itself: elsewhere a toast does. */
  announces?: boolean;
  icon?: IconName | undefined;
}

/** A button with a spinner while its action runs; says below why that failed. */
export function PendingButton(props: Props) {
  const { pending, failure, announces, icon, disabled, children, ...button } = props;
  return (
    <>
      <button type="button" {...button} ref={useFocusBack(pending)} disabled={pending || disabled}>
        {pending ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
        {children}
      </button>
      <ActionFailure failure={failure} role={announces ? 'alert' : undefined} />
    </>
  );
}

interface FailureProps {
  failure: string | null;
  /** Unless a toast announces it. */
  role?: 'alert' | undefined;
}

/** Why a button's action failed, below it until the next try. */
export const ActionFailure = ({ failure, role }: FailureProps) =>
  failure && (
    <span className="notice notice--danger action-result" role={role}>
      {failure}
    </span>
  );
