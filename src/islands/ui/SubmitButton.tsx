import type { ReactNode } from 'react';
import { useFocusBack } from './focus.ts';
import { useSubmitting } from './submitting.ts';

interface Props {
  disabled?: boolean;
  /** Whether submitting destroys something. */
  isDangerous?: boolean;
  /** Whether something else is the screen's main action. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** Disabled with a spinner while its form is submitting. */
export function SubmitButton(props: Props) {
  const { disabled = false, isDangerous = false, isQuiet = false, children } = props;
  const pending = useSubmitting();
  const button = useFocusBack(pending);
  const look = isDangerous ? 'button--danger' : isQuiet ? '' : 'button--primary';
  return (
    <button
      ref={button}
      className={`button ${look}`}
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
