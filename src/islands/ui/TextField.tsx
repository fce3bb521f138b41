import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from './Field.tsx';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: ReactNode;
  hint?: string | undefined;
  ref?: (element: HTMLInputElement | null) => void;
}

/** A single-line input; accepts the result of react-hook-form's `register`. */
export function TextField({ label, error, hint, ...input }: Props) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
