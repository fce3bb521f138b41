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

interface Props {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error of one input. */
export function Field({ label, error, hint, children }: Props) {
  const id = useId();
  const held = useHeld();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
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
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
