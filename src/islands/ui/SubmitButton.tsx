import type { ReactNode } from 'react';
import { useFocusBack } from './focus.ts';
import { useSubmitting } from './submitting.ts';

interface Props {
  disabled?: boolean;
  /** Whether submitting destroys something. */
  isDangerous?: boolean;
  children: ReactNode;
}

/** Disabled with a spinner while its form is submitting. */
export function SubmitButton({ disabled = false, isDangerous = false, children }: Props) {
  const pending = useSubmitting();
  const button = useFocusBack(pending);
  return (
    <button
      ref={button}
      className={`button ${isDangerous ? 'button--danger' : 'button--primary'}`}
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
