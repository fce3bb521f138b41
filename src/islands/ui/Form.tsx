import type { ReactNode, SubmitEventHandler } from 'react';
import { Held, hold } from './held.ts';

interface Props {
  label: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  pending: boolean;
  failure?: ReactNode;
  /** Nothing can be typed or sent. */
  disabled?: boolean;
  children: ReactNode;
}

/**
 * A form that checks itself by its schema, not by the browser, and says why its last submit failed. While it is sent
 * nothing in it changes: what was typed then would be lost.
 */
export function Form({ label, onSubmit, pending, failure, disabled = false, children }: Props) {
  return (
    <form
      className="stack"
      tabIndex={-1}
      noValidate
      aria-label={label}
      aria-busy={pending}
      onSubmit={onSubmit}
      method="post"
    >
      <fieldset className="stack fieldset" disabled={disabled} {...(pending && hold)}>
        <Held value={pending}>{children}</Held>
      </fieldset>
      <div role="alert">{failure && <p className="notice notice--danger">{failure}</p>}</div>
    </form>
  );
}
