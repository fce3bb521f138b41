import { useId, type ReactNode } from 'react';
import { describedBy, FieldNotes } from './FieldNotes.tsx';
import { useSubmitting } from './submitting.ts';

/** Attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  /** Set only while submitting, so that it does not override a field's own. */
  readOnly?: true;
}

/** A remark on the value while typing; its line is reserved, so that nothing moves. */
export interface Status {
  text: string;
  isBad: boolean;
}

/** What is said of a control. */
export interface Labelled {
  label: string;
  error?: ReactNode;
  hint?: ReactNode;
}

interface Props extends Labelled {
  status?: Status | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** An input's label, control, hint, status and error. */
export function Field({ label, error, hint, status, children }: Props) {
  const id = useId();
  const isSubmitting = useSubmitting();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'field__control',
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy(id, { error, status: status?.text, hint }),
        ...(isSubmitting && { readOnly: true }),
      })}
      <FieldNotes id={id} hint={hint} error={error}>
        {status && (
          <p
            className={`field__status${status.isBad ? ' field__status--bad' : ''}`}
            id={`${id}-status`}
            role="status"
          >
            {status.text}
          </p>
        )}
      </FieldNotes>
    </div>
  );
}
