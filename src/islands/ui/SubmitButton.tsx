import type { ReactNode } from 'react';
import { useFocusBack } from './focus.ts';

interface Props {
  pending: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** Disabled with a spinner while the request is under way. */
export function SubmitButton({ pending, disabled = false, children }: Props) {
  const button = useFocusBack(pending);
  return (
    <button
      ref={button}
      className="button button--primary"
      type="submit"
      disabled={pending || disabled}
      // The field that is left would show its message now, and move the button away from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      {pending && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
