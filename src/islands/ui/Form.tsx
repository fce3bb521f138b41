import type { ReactNode, SubmitEventHandler } from 'react';
import { blockInput, SubmittingContext } from './submitting.ts';

interface Props {
  label: string;
  /** As useSubmitForm returns it. */
  submission: {
    submit: SubmitEventHandler<HTMLFormElement>;
    pending: boolean;
    failure: ReactNode;
    isToasted?: boolean;
  };
  /** Makes the form read-only. */
  disabled?: boolean;
  children: ReactNode;
  /** Buttons below what failed, which in a dialog would be out of sight below them. */
  actions?: ReactNode;
}

/**
 * A form without browser validation that shows why its last submit failed, announced once. Its fields cannot change while submitting:
 * changes would be lost.
 */
export function Form({ label, submission, disabled = false, children, actions }: Props) {
  const { submit, pending, failure, isToasted = false } = submission;
  const note = failure && (
    <p ref={scrollIntoSight} className="notice notice--danger">
      {failure}
    </p>
  );
  return (
    <form
      className="stack"
      tabIndex={-1}
      noValidate
      aria-label={label}
      aria-busy={pending}
      onSubmit={submit}
      method="post"
    >
      <SubmittingContext value={pending}>
        <fieldset className="stack fieldset" disabled={disabled} {...(pending && blockInput)}>
          {children}
        </fieldset>
        {isToasted ? note : <div role="alert">{note}</div>}
        {actions}
      </SubmittingContext>
    </form>
  );
}

/** The submit button may have been the last thing in sight. */
function scrollIntoSight(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
}
