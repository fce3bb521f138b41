import type { ComponentProps } from 'react';
import { ActionFailure } from './ActionFailure.tsx';
import { useFocusBack } from './focus.ts';
import { Icon, type IconName } from './Icon.tsx';

interface Props extends ComponentProps<'button'> {
  /** Whether what it does is being done; it keeps the focus then. */
  pending: boolean;
  failure: string | null;
  icon?: IconName | undefined;
}

/** A button that turns while it does something, and says below it why that failed. */
export function PendingButton({ pending, failure, icon, disabled, children, ...button }: Props) {
  return (
    <>
      <button type="button" {...button} ref={useFocusBack(pending)} disabled={pending || disabled}>
        {pending ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
        {children}
      </button>
      <ActionFailure failure={failure} />
    </>
  );
}
