import { useId, type ReactNode } from 'react';
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

interface Props {
  label: string;
  error?: ReactNode;
  hint?: ReactNode;
  status?: Status | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** An input's label, control, hint, status and error. */
export function Field({ label, error, hint, status, children }: Props) {
  const id = useId();
  const isSubmitting = useSubmitting();
  const parts = { error, status: status?.text, hint };
  const describedBy = Object.entries(parts)
    .flatMap(([name, text]) => (text ? `${id}-${name}` : []))
    .join(' ');
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'field__control',
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
        ...(isSubmitting && { readOnly: true }),
      })}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {status && (
        <p
          className={`field__status${status.isBad ? ' field__status--bad' : ''}`}
          id={`${id}-status`}
          role="status"
        >
          {status.text}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
