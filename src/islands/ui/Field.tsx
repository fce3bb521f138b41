import { useId, type ReactNode } from 'react';
import { useHeld } from './held.ts';

/** What a control needs to be tied to its label, hint and error. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  /** Only while the form is sent, so that a field may be so by itself. */
  readOnly?: true;
}

/** What a field says of its value while it is typed; its line is there from the start, so that nothing moves. */
export interface Status {
  text: string;
  isBad: boolean;
}

interface Props {
  label: string;
  error?: ReactNode;
  hint?: string | undefined;
  status?: Status | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint, status and error of one input. */
export function Field({ label, error, hint, status, children }: Props) {
  const id = useId();
  const held = useHeld();
  const parts = { error, status: status?.text, hint };
  const described = Object.entries(parts)
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
        'aria-describedby': described || undefined,
        ...(held && { readOnly: true }),
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
