import type { ReactNode } from 'react';
import { useFocusBack } from './focus.ts';

interface Props {
  pending: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** Disabled with a spinner while submitting. */
export function SubmitButton({ pending, disabled = false, children }: Props) {
  const button = useFocusBack(pending);
  return (
    <button
      ref={button}
      className="button button--primary"
      type="submit"
      disabled={pending || disabled}
      // Otherwise the blurred field might show an error, which moves the button from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      {pending && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
